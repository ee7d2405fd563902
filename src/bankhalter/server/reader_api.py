"""Card readers over plain HTTP: making one, how it stands, commands, and its bookings as a sheet."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from bankhalter.companion.sheets import sheet
from bankhalter.server.errors import NotFoundError
from bankhalter.server.live_reader import Watcher
from bankhalter.server.messages import Created
from bankhalter.server.reader_commands import EnterReader
from bankhalter.server.reader_messages import CreateMoney, CreateReader, DoReader, MoneyState, ReaderAck, ReaderState
from bankhalter.server.rest import Asking, Lang, address_in, answers
from bankhalter.server.serving import Desk, keys_in, language_of

CSV = "text/csv"
BEGIN = "\ufeff"  # tells spreadsheets that it is UTF-8
ReaderName = Annotated[str, PathParameter(max_length=32, description="The id of a card reader, or its short code.")]


class ReaderApi(Controller):
    """Everything about card readers."""

    path = "/api/readers"
    tags = ("readers",)

    @post("/", summary="Make a card reader", responses=answers(403, 413))
    async def create(self, request: Asking, desk: NamedDependency[Desk], data: JSONBody[CreateReader]) -> Created:
        """Make a card reader; whoever makes it operates it, until they hand it on."""
        desk.guard.tables.take(address_in(request))
        return await desk.hall.readers.create(data)

    @post("/money", summary="Open accounts alone", responses=answers(403, 413))
    async def open_accounts(self, request: Asking, desk: NamedDependency[Desk], data: JSONBody[CreateMoney]) -> Created:
        """Open accounts for a game with a printed edition; they are found and used as a card reader is."""
        desk.guard.tables.take(address_in(request))
        return await desk.hall.readers.create(data)

    @get("/{name:str}", summary="A card reader as it stands", responses=answers(404))
    async def show(
        self, request: Asking, desk: NamedDependency[Desk], name: ReaderName, lang: Lang = None
    ) -> ReaderState | MoneyState:
        """Return the reader with the bookings of its game, as a client gets it."""
        reader = await desk.hall.readers.reader(name)
        language = lang or language_of(request.headers.get("accept-language"))
        return await reader.state(Watcher(keys_in(request.headers.get("authorization")), language), whole=True)

    @post("/{name:str}/commands", summary="Give a command", status_code=200, responses=answers(403, 404, 409, 413))
    async def command(
        self, request: Asking, desk: NamedDependency[Desk], name: ReaderName, data: JSONBody[DoReader]
    ) -> ReaderAck:
        """Carry out a command; sent again with the same id it is answered again and carried out once."""
        reader = await desk.hall.readers.reader(name)
        address = address_in(request)
        if isinstance(data.command, EnterReader):
            desk.guard.codes.take(address)
        return await reader.command(data.id, data.command, keys_in(request.headers.get("authorization")))

    @get(
        "/{name:str}/games/{number:int}",
        summary="The bookings of a game as a sheet",
        media_type=CSV,
        responses=answers(404, ok=str, media_type=CSV),
    )
    async def bookings(
        self, request: Asking, desk: NamedDependency[Desk], name: ReaderName, number: FromPath[int], lang: Lang = None
    ) -> Response[str]:
        """Return all bookings of a game, counted from 0, for a spreadsheet."""
        reader = await desk.hall.readers.reader(name)
        bookings = await reader.bookings()
        if not 0 <= number < len(bookings.games):
            raise NotFoundError("error-reader-no-game", "no_game")
        language = lang or language_of(request.headers.get("accept-language"))
        text = BEGIN + sheet(bookings, number, language)
        headers = {"Content-Disposition": f'attachment; filename="{reader.code}-{number + 1}.csv"'}
        return Response(text, media_type=CSV, headers=headers)
