"""The key by which a server knows this device again, as a browser has one: an own one for each server."""

import base64
import hashlib
import os
import secrets

from bankhalter.cli.state import state_folder
from bankhalter.words.errors import SpokenError, reason

FILE = "device.key"
SECRET_BYTES = 32


def key_for(server: str) -> str:
    """Return the key for a server; raise SpokenError if none can be kept."""
    digest = hashlib.sha256(_secret() + server.encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def _secret() -> bytes:
    """Return what only this device knows, from its first use on."""
    path = state_folder() / FILE
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            fresh = path.with_suffix(f".{secrets.token_hex(4)}")
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(secrets.token_bytes(SECRET_BYTES))
            fresh.replace(path)
        return path.read_bytes()
    except OSError as error:
        raise SpokenError("error-reader-file", path=str(path), reason=reason(error)) from None
