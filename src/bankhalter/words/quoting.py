"""Values of documents as somebody typed them, to be quoted."""

from collections.abc import Mapping

LONGEST = 100  # what is longer is cut


def typed(value: object) -> str:
    """Return a value as it is typed, on one line, without signs that cannot be shown."""
    text = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in _written(value))
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _written(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case None:
            return "null"
        case list() | tuple():
            return f"[{', '.join(map(_written, value))}]"
        case Mapping():
            return f"{{{', '.join(f'{_written(key)}: {_written(item)}' for key, item in value.items())}}}"
        case _:
            return str(value)
