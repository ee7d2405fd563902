"""What joining a table needs beside the program itself."""

from importlib.util import find_spec

from bankhalter.words.errors import SpokenError


def check_extra() -> None:
    """Raise SpokenError that says what to install if something is lacking."""
    if find_spec("websockets") is None:
        raise SpokenError("error-server-extra", lacking="websockets", command="pip install 'bankhalter[server]'")
