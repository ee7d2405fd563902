"""Which files the extension is made from, and a digest of them that is quick enough to be taken at every start."""

import hashlib
from pathlib import Path

PACKAGES = ("rules", "bots")
"""Packages in the plain subset, callees before callers."""

HERE = Path(__file__).parent
ROOT = HERE.parent
RECIPE = (
    "build.py",
    "constants.py",
    "exports.py",
    "files.py",
    "functions.py",
    "generate.py",
    "records.py",
    "sources.py",
    "*.pyx",
)
"""Files of this package that shape the extension beside the plain sources."""


def plain_files(root: Path) -> list[Path]:
    """Return the plain files below the folder of the package, sorted."""
    return [path for package in PACKAGES for path in sorted((root / package).glob("*.py"))]


def digest(root: Path = ROOT) -> str:
    """Return a digest of the plain files below `root` and of the recipe; a few milliseconds."""
    seen = hashlib.blake2b(digest_size=16)
    recipe = [path for pattern in RECIPE for path in sorted(HERE.glob(pattern))]
    for path in (*plain_files(root), *recipe):
        text = path.read_bytes().replace(b"\r\n", b"\n")
        seen.update(f"{path.parent.name}/{path.name} {len(text)}\n".encode())
        seen.update(text)
    return seen.hexdigest()
