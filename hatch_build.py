"""The build step of wheels and editable installs: the rules are compiled along, and the web page is built.

If the rules cannot be compiled, the wheel is pure; if there is no Node.js, the server shows a plain page.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface[Any]):
    """Puts the extension into the wheel, or beside its loader for an editable install."""

    folder: str | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build page and extension and announce them; without a compiler say so and leave the wheel pure."""
        if self.target_name != "wheel":
            return
        if version != "editable":
            self.build_page()
        package = Path(self.root) / "src" / "bankhalter"
        sys.path.insert(0, str(package.parent))
        from bankhalter.compiled.build import BuildError, build_into  # noqa: PLC0415 (only its sources are here)

        self.folder = None if version == "editable" else tempfile.mkdtemp(prefix="bankhalter-wheel-")
        try:
            built = build_into(Path(self.folder) if self.folder else package / "compiled")
        except BuildError as error:
            self.app.display_warning(
                f"The rules could not be compiled: {error}. Everything works without, only slower."
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if self.folder:
            build_data["force_include"][str(built)] = f"bankhalter/compiled/{built.name}"

    def build_page(self) -> None:
        """Build the web page into the package, if its sources are here; an archive of the sources brings it built."""
        page = Path(self.root) / "src" / "bankhalter" / "server" / "pages" / "built" / "index.html"
        script = Path(self.root) / "scripts" / "pages"
        if not script.is_file() or (page.is_file() and (Path(self.root) / "PKG-INFO").is_file()):
            return
        done = subprocess.run([script], check=False, capture_output=True, text=True)  # noqa: S603  # our own script
        if done.returncode and not page.is_file():
            self.app.display_warning(done.stderr.strip() or "The web page could not be built.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 (interface)
        """Remove the folder that the extension was built in."""
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)
