"""What the page asks for beside a table: sheets of editions, what would come of a line."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from bankhalter.editions.errors import EditionError
from bankhalter.editions.voices import voice_of
from bankhalter.notation.errors import NotationError
from bankhalter.play.trying import try_line
from bankhalter.server.errors import CommandError, NotFoundError, WrongError
from bankhalter.server.header import edition_of
from bankhalter.server.rest import Asking, Lang, Name, answers
from bankhalter.server.serving import Desk, language_of
from bankhalter.server.sheets import EditionSheet, edition_sheet

A_WHILE = {"Cache-Control": "max-age=300"}


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """What would come of a line. `sentence`, `rules`: why it is not legal; `effects`: what it would change.

    `cash`: what each seat would have then; for an offer, once it is accepted. Both are empty where nothing can be said.
    """

    legal: bool
    sentence: str
    rules: tuple[str, ...]
    effects: tuple[str, ...]
    cash: dict[str, int]


class PageApi(Controller):
    """What a page draws from."""

    path = "/api"
    tags = ("page",)

    @get("/editions/{edition:str}", summary="An edition as a page draws it", responses=answers(404, ok=EditionSheet))
    async def sheet(self, request: Asking, edition: FromPath[str], lang: Lang = None) -> Response[EditionSheet]:
        """Return the board, the words and the money of an edition in one language."""
        language = lang or language_of(request.headers.get("accept-language"))
        try:
            return Response(edition_sheet(edition, language), headers=A_WHILE)
        except EditionError as error:
            raise NotFoundError(error.message, "no_edition") from None

    @get("/tables/{name:str}/try", summary="What would come of a line", responses=answers(404, 409, ok=Tried))
    async def trial(
        self,
        request: Asking,
        desk: NamedDependency[Desk],
        name: Name,
        line: Annotated[str, QueryParameter(min_length=1, max_length=400, description="A line of the game.")],
        lang: Lang = None,
    ) -> Tried:
        """Return whether a line is legal now, and what it would change; nothing is changed by asking."""
        table = await desk.hall.table(name)
        language = lang or language_of(request.headers.get("accept-language"))
        async with table.lock:
            log = await table.loaded()
            if log.game is None:
                raise CommandError("error-server-not-begun", "not_begun")
            voice = voice_of(edition_of(table.header), language)
            try:
                trial = try_line(log.game, " ".join(line.split()))
            except NotationError as error:
                raise WrongError(error.message, "unread") from None
        return Tried(
            legal=trial.refusal is None,
            sentence=voice(trial.refusal) if trial.refusal else "",
            rules=trial.rules,
            effects=tuple(voice(effect) for effect in trial.effects),
            cash=trial.cash,
        )
