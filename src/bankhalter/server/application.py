"""The application as a whole: every answer has the headers that keep it from misuse, and sockets go their own way."""

import re
from typing import Any, cast

from litestar import Litestar
from litestar.types import HTTPScope, LifeSpanReceive, LifeSpanScope, LifeSpanSend, Message, Receive, Scope, Send

from bankhalter.server.documentation import DOCS, DOCS_POLICY
from bankhalter.server.reader_sockets import about_reader
from bankhalter.server.serving import API
from bankhalter.server.sockets import Socket, converse
from bankhalter.server.table_sockets import about_table

KEEP = b"cache-control"
CLEAN = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SOCKET = re.compile(rf"{API}/(tables|readers)/([^/]+)/socket")
TALKS = {"tables": about_table, "readers": about_reader}


class Application(Litestar):
    """The application, whose every answer, refusals of the framework too, has the headers that keep it from misuse."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Answer a request; HEAD as GET, without the body."""
        if str(scope["type"]) == "websocket" and (found := SOCKET.fullmatch(cast("Any", scope)["path"])):
            talk = TALKS[found[1]](found[2])
            await converse(self.state.desk, self.state.settings, Socket(scope, receive, send), talk)
            return
        if str(scope["type"]) != "http":
            await super().__call__(scope, receive, send)
            return
        http = cast("HTTPScope", scope)
        answer = Answer(cast("Receive", receive), cast("Send", send), http["path"], head=http["method"] == "HEAD")
        asked = cast("Scope", {**http, "method": "GET"} if answer.head else http)
        await super().__call__(asked, answer.receive, answer.send)


class Answer:
    """An answer on its way out."""

    def __init__(self, receive: Receive, send: Send, path: str, *, head: bool) -> None:
        self._receive = receive
        self._send = send
        self.path = path
        self.head = head
        self.begun = False

    async def receive(self) -> Any:  # whatever the server says of the client
        """Return what comes from the client; who asked for the head only has gone after it."""
        return {"type": "http.disconnect"} if self.head and self.begun else await self._receive()

    async def send(self, message: Message) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            self.begun = True
            headers = [*message["headers"], *CLEAN.items()]
            headers.append((b"content-security-policy", DOCS_POLICY if self.path.startswith(DOCS) else POLICY))
            if self.path.startswith(API) and all(name.lower() != KEEP for name, _ in headers):
                headers.append((KEEP, b"no-store"))
            message["headers"] = headers
            await self._send(message)
            if self.head:
                await self._send({"type": "http.response.body", "body": b"", "more_body": False})
        elif not self.head:
            await self._send(message)
