"""The extension that is tested here."""

import os
import shutil
from types import ModuleType

import pytest

from bankhalter.compiled import loaded, why_plain

COMPILERS = ("cc", "gcc", "clang", "cl")


def has_compiler() -> bool:
    """Whether this machine has a C compiler; continuous integration must have one."""
    return "CI" in os.environ or any(shutil.which(name) for name in (os.environ.get("CC", "cc"), *COMPILERS))


@pytest.fixture(scope="session")
def compiled() -> ModuleType:
    if not has_compiler():
        pytest.skip("no C compiler on this machine: nothing is compiled, so nothing to compare")
    extension = loaded()
    assert extension is not None, f"not used: {why_plain()}; `make compiled` builds it"
    return extension


@pytest.fixture(scope="session")
def compiler() -> None:
    if not has_compiler():
        pytest.skip("no C compiler on this machine: nothing can be built")
