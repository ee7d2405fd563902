"""What the page asks for beside a table: sheets of editions, rules, what would come of a line, how a game went."""

from functools import cache
from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from bankhalter.editions.catalogue import editions
from bankhalter.editions.errors import EditionError
from bankhalter.notation.errors import NotationError
from bankhalter.play.bot_names import BOT_NAMES
from bankhalter.play.reasons import reasons
from bankhalter.play.trying import try_line
from bankhalter.reference.options import options_of
from bankhalter.reference.rulebook import Rule, rules
from bankhalter.reference.sections import section_of
from bankhalter.rules.codes import Act
from bankhalter.server.chances import Chances
from bankhalter.server.errors import NotFoundError, WrongError
from bankhalter.server.fortunes import Fortune
from bankhalter.server.own_names import voice_at
from bankhalter.server.replays import Curves
from bankhalter.server.rest import SQUEEZED, Asking, Lang, Name, answers
from bankhalter.server.serving import Desk, language_of
from bankhalter.server.sheets import EditionSheet, edition_sheet
from bankhalter.server.sight_parts import Sight
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import say
from bankhalter.words.voice import plain

KINDS = {
    Act.BUILD: "builds",
    Act.SELL: "sells",
    Act.MORTGAGE: "mortgages",
    Act.REDEEM: "redeems",
    Act.PAY_FINE: "pays fine",
    Act.USE_CARD: "uses card",
    Act.END_TURN: "ends turn",
}
"""What can be asked about as a whole, by what its lines begin with."""

A_WHILE = {"Cache-Control": "max-age=300"}
NOT_KEPT = {"Cache-Control": "no-store"}


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """What would come of a line. `sentence`, `rules`: why it is not legal; `effects`: what it would change.

    `cash`: what each seat would have then; for an offer, once it is accepted. Both are empty where nothing can be said.
    """

    legal: bool
    sentence: str
    rules: tuple[str, ...]
    effects: tuple[str, ...]
    cash: dict[str, int]


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why something cannot be done now, and the rules that say so."""

    sentence: str
    rules: tuple[str, ...]


class Home(msgspec.Struct, frozen=True, kw_only=True):
    """Where other devices at home find this server; empty if it was not opened to them."""

    address: str


class Bots(msgspec.Struct, frozen=True, kw_only=True):
    """What the bots of a new table are called, in the order of their places; one that begins as a person gives way."""

    names: tuple[str, ...]


class RuleHead(msgspec.Struct, frozen=True, kw_only=True):
    """A rule as it stands in a list; `editions`: where it holds, `differs`: how editions depart from it."""

    id: str
    title: str
    rule: str
    chapter: str
    chapter_title: str
    editions: tuple[str, ...]
    differs: dict[str, str]


class RuleView(msgspec.Struct, frozen=True, kw_only=True):
    """All that is known of a rule. By edition: `differs`, how it departs, and `sections`, where its rulebook has it.

    `open`: what the rulebooks leave open, `reading`: how that is played here.
    """

    id: str
    title: str
    rule: str
    chapter: str
    chapter_title: str
    editions: tuple[str, ...]
    differs: dict[str, str]
    open: str
    reading: str
    sections: dict[str, str]
    options: dict[str, str]


@cache
def rule_heads(language: Language, edition: str) -> tuple[RuleHead, ...]:
    """Return the rules, those of one edition if it is named."""
    return tuple(
        RuleHead(
            id=rule.id,
            title=rule.text(language).title,
            rule=rule.text(language).rule,
            chapter=rule.chapter,
            chapter_title=plain(language)(say(f"chapter-{rule.chapter}")),
            editions=_editions(rule),
            differs=dict(rule.text(language).differs),
        )
        for rule in rules()
        if not edition or rule.applies(edition)
    )


def rule_view(rule: Rule, language: Language) -> RuleView:
    """Return all that is known of a rule."""
    text, voice = rule.text(language), plain(language)
    return RuleView(
        id=rule.id,
        title=text.title,
        rule=text.rule,
        chapter=rule.chapter,
        chapter_title=voice(say(f"chapter-{rule.chapter}")),
        editions=_editions(rule),
        differs=dict(text.differs),
        open=text.open,
        reading=text.reading,
        sections={name: voice(section_of(rule, name)) for name in rule.sections},
        options={name: voice(say(f"option-{name}")) for name in options_of(rule.id)},
    )


def _editions(rule: Rule) -> tuple[str, ...]:
    """Return the editions in which a rule holds, those without a rulebook of their own too."""
    return tuple(name for name in editions() if rule.applies(name))


class PageApi(Controller):
    """What a page draws from."""

    path = "/api"
    tags = ("page",)

    @get(
        "/editions/{edition:str}",
        summary="An edition as a page draws it",
        responses=answers(404, ok=EditionSheet),
        middleware=[SQUEEZED],
    )
    async def sheet(self, request: Asking, edition: FromPath[str], lang: Lang = None) -> Response[EditionSheet]:
        """Return the board, the words and the money of an edition in one language."""
        language = lang or language_of(request.headers.get("accept-language"))
        try:
            return Response(edition_sheet(edition, language), headers=A_WHILE)
        except EditionError as error:
            raise NotFoundError(error.message, "no_edition") from None

    @get("/bots", summary="What bots are called", responses=answers())
    async def bots(self) -> Response[Bots]:
        """Return the names that the bots of a new table will have, the first for the first of them."""
        return Response(Bots(names=BOT_NAMES), headers=A_WHILE)

    @get("/home", summary="Where other devices find this server", responses=answers())
    async def home(self, request: Asking) -> Home:
        """Return the address for invitations from a page opened as localhost, which leads nowhere elsewhere."""
        return Home(address=request.app.state.settings.home)

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
            game = log.begun()
            voice = voice_at(table.header, log.names, language)
            try:
                trial = try_line(game, " ".join(line.split()))
            except NotationError as error:
                raise WrongError(error.message, "unread") from None
        return Tried(
            legal=trial.refusal is None,
            sentence=voice(trial.refusal) if trial.refusal else "",
            rules=trial.rules,
            effects=tuple(voice(effect) for effect in trial.effects),
            cash=trial.cash,
        )

    @get("/tables/{name:str}/reasons", summary="Why things cannot be done now", responses=answers(400, 404, 409))
    async def reasons(
        self,
        request: Asking,
        desk: NamedDependency[Desk],
        name: Name,
        seat: Annotated[str, QueryParameter(min_length=1, max_length=64, description="Who cannot.")],
        lang: Lang = None,
    ) -> dict[str, Reason]:
        """Return why a seat cannot build, sell, mortgage, leave jail or end its turn; what it can do is missing."""
        table = await desk.hall.table(name)
        language = lang or language_of(request.headers.get("accept-language"))
        async with table.lock:
            log = await table.loaded()
            game = log.begun()
            if seat not in game.seats:
                raise WrongError("error-server-no-seat", "unread", seat=seat, seats=", ".join(game.seats))
            voice = voice_at(table.header, log.names, language)
            found = reasons(game, game.seats.index(seat))
        return {KINDS[act]: Reason(sentence=voice(each.message), rules=each.rules) for act, each in found.items()}

    @get(
        "/tables/{name:str}/sights/{number:int}",
        summary="What there was to see after an action",
        responses=answers(404, 409, ok=Sight),
    )
    async def sight(self, desk: NamedDependency[Desk], name: Name, number: FromPath[int]) -> Response[Sight]:
        """Return the sight of the position after so many actions, nature's and take-backs among them."""
        table = await desk.hall.table(name)
        return Response(await desk.replays.sight(table, number), headers=A_WHILE)

    @get("/tables/{name:str}/curves", summary="How a game went", responses=answers(404, 409, ok=Curves))
    async def curves(self, desk: NamedDependency[Desk], name: Name) -> Curves:
        """Return cash and worth of every seat after each action so far."""
        table = await desk.hall.table(name)
        return await desk.replays.curves(table)

    @get(
        "/tables/{name:str}/chances",
        summary="Chances of winning over a finished game",
        responses=answers(404, 409, 429, ok=Chances),
    )
    async def chances(self, desk: NamedDependency[Desk], name: Name) -> Response[Chances]:
        """Return every seat's chances over a finished game, if the rules are compiled and no time was agreed."""
        return Response(await desk.oracle.chances(await desk.hall.table(name)), headers=A_WHILE)

    @get(
        "/tables/{name:str}/luck",
        summary="What a finished game owes to luck and to decisions",
        responses=answers(404, 409, 429, ok=Fortune),
    )
    async def luck(self, desk: NamedDependency[Desk], name: Name) -> Response[Fortune]:
        """Return what moved the chances of winning, for games that have them; until it is worked out, how far it is."""
        found = await desk.fortunes.fortune(await desk.hall.table(name))
        return Response(found, headers=A_WHILE if found.done == 1 else NOT_KEPT)

    @get("/rules", summary="The rules, our reading of them", responses=answers(), middleware=[SQUEEZED])
    async def rules(
        self,
        request: Asking,
        edition: Annotated[str, QueryParameter(max_length=32, description="Only those that hold in it.")] = "",
        lang: Lang = None,
    ) -> Response[tuple[RuleHead, ...]]:
        """Return every rule with its title, by chapter."""
        language = lang or language_of(request.headers.get("accept-language"))
        return Response(rule_heads(language, edition if edition in editions() else ""), headers=A_WHILE)

    @get("/rules/{rule_id:str}", summary="A rule in full", responses=answers(404))
    async def rule(self, request: Asking, rule_id: FromPath[str], lang: Lang = None) -> Response[RuleView]:
        """Return a rule with how the editions differ, what is open, how it is played, and where it stands."""
        language = lang or language_of(request.headers.get("accept-language"))
        found = next((each for each in rules() if each.id == rule_id), None)
        if found is None:
            raise NotFoundError("error-server-no-rule", "no_rule", rule=rule_id)
        return Response(rule_view(found, language), headers=A_WHILE)
