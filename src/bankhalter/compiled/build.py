"""Building the extension: plain files to Cython, Cython to C, C to a module that the loader finds.

`python -m bankhalter.compiled.build` builds it beside the loader, if it is not there or the plain files have changed.
Needs Cython, setuptools and a C compiler; `CC` and `CFLAGS` are heeded as they usually are.
"""

import importlib
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

from bankhalter.compiled import EXTENSION, why_plain
from bankhalter.compiled.files import HERE
from bankhalter.compiled.generate import generate

FLAGS = ["-O3", "-fno-semantic-interposition", "-fvisibility=hidden", "-fno-strict-overflow", "-g0", "-w"]
FLAGS_WINDOWS = ["/O2"]


class BuildError(Exception):
    """The extension could not be built; the message says why in one line."""


def build_into(folder: Path, source: str | None = None) -> Path:
    """Build the extension into `folder` and return its path; raise BuildError if that does not work.

    `source` is a Cython module to build instead of all plain files.
    """
    _require_compiler()
    with tempfile.TemporaryDirectory(prefix="bankhalter-") as work:
        pyx = Path(work) / f"{EXTENSION}.pyx"
        pyx.write_text(generate() if source is None else source, encoding="utf-8")
        built = _compile(pyx, Path(work))
        folder.mkdir(parents=True, exist_ok=True)
        fresh = folder / f"{built.name}.new"
        shutil.copyfile(built, fresh)
        # Replaced, not overwritten: a process that runs the old one goes on with it.
        return fresh.replace(folder / built.name)


def _require_compiler() -> None:
    """Raise BuildError at once where there is no C compiler, as then nothing need be generated."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if sys.platform != "win32" and shutil.which(shlex.split(command)[0]) is None:
        raise BuildError(f"there is no C compiler {command}")


def _compile(pyx: Path, work: Path) -> Path:
    """Compile a Cython file; setuptools knows the compilers of every platform."""
    try:
        cythonize = importlib.import_module("Cython.Build").cythonize
        setuptools = importlib.import_module("setuptools")
        build_ext = importlib.import_module("setuptools.command.build_ext").build_ext
    except ImportError as error:
        raise BuildError(f"{error.name} is not installed") from error
    flags = FLAGS_WINDOWS if sys.platform == "win32" else FLAGS
    extension = setuptools.Extension(EXTENSION, [str(pyx)], extra_compile_args=flags)
    try:
        modules = cythonize([extension], build_dir=str(work / "c"), quiet=True)
        command = build_ext(setuptools.Distribution({"name": EXTENSION, "ext_modules": modules}))
        command.build_lib, command.build_temp = str(work / "lib"), str(work / "temp")
        command.ensure_finalized()
        command.run()
        return Path(command.get_ext_fullpath(EXTENSION))
    except Exception as error:
        raise BuildError(str(error).strip().splitlines()[-1] if str(error) else type(error).__name__) from error


def main() -> int:
    """Build the extension beside the loader if it is not fresh; return the exit status."""
    if why_plain(forced=False) is None and "--force" not in sys.argv:
        return 0
    clock = time.perf_counter()
    try:
        path = build_into(HERE)
    except BuildError as error:
        print(f"The rules could not be compiled: {error}. Everything works without, only slower.", file=sys.stderr)
        return 1
    print(f"Compiled the rules in {time.perf_counter() - clock:.0f} s: {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
