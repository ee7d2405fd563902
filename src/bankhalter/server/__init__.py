"""Tables for people far apart: an ASGI application that keeps everything and decides nothing."""
