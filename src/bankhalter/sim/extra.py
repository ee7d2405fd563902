"""What simulations need beside the program itself."""

from importlib.util import find_spec

from bankhalter.words.errors import SpokenError

NEEDED = ("numpy", "pyarrow")


def check_extra() -> None:
    """Raise SpokenError that says what to install if something is lacking."""
    if lacking := [name for name in NEEDED if find_spec(name) is None]:
        raise SpokenError("simulation-extra", lacking=", ".join(lacking))
