"""The command `bankhalter editions`: the list of editions, and all that is known of one."""

from collections.abc import Iterable, Iterator

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bankhalter.cli.calling import called
from bankhalter.cli.differences import differences
from bankhalter.cli.edition_board import Shown, board_notes, board_tables, heading, plain_table
from bankhalter.cli.option_words import YES_NO, values
from bankhalter.editions.catalogue import DECKS, editions, find, load, named_decks
from bankhalter.editions.options import WITH_SPEED_DIE, choices
from bankhalter.editions.schema import SIDES, Edition, Side
from bankhalter.editions.titles import title
from bankhalter.play.effects import card_text
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Printed, listed, say
from bankhalter.words.voice import Voice, plain


def show(console: Console, language: Language, name: str | None) -> None:
    """Print the list of editions, or the edition `name`, which may be a file; raise EditionError if there is none."""
    if name is None:
        console.print(overview(plain(language)))
    else:
        console.print(description(Shown(find(name), language), console.width))


def overview(voice: Voice) -> RenderableType:
    """Return the list of editions."""
    columns = ("name", "title", "year", "money", "options", "names")
    table = plain_table(*(voice(say(f"editions-column-{column}")) for column in columns))
    for number, column in enumerate(table.columns):
        column.no_wrap, column.overflow = number in {0, 2, 5}, "fold"
    for edition in map(load, editions()):
        known = sum(not square.stand_in for square in edition.squares)
        table.add_row(
            Text(edition.name, "bold"),
            Text(title(voice, edition)),
            str(edition.year or ""),
            Text(currency(Shown(edition, voice.language))),
            ", ".join(own_options(edition)),
            voice(say("editions-names", known=known, all=len(edition.squares))),
        )
    return Group(
        table,
        Text(
            voice(say("editions-further", command=called(voice.language, "editions", voice(say("place-name"))))), "dim"
        ),
    )


def own_options(edition: Edition) -> list[str]:
    """Return the options of an edition that not every edition has."""
    everywhere = set.intersection(*(set(choices(load(name), speed_die=False)) for name in editions()))
    return [name for name in choices(edition, speed_die=False) if name not in everywhere]


def currency(shown: Shown) -> str:
    """Return the word for money and its sign."""
    return shown.says("edition-currency", symbol=shown.edition.vocabulary.symbol)


def description(shown: Shown, width: int) -> RenderableType:
    """Return all about one edition for a console of `width` columns."""
    edition = shown.edition
    parts = [Text(title(shown.voice, edition), "bold underline"), facts(shown), *board_tables(shown, width)]
    parts.append(board_notes(shown))
    for number, side in enumerate(SIDES):
        deck = shown.voice.setting.decks[number] if shown.voice.setting else side
        parts += [heading(shown.says("edition-deck", name=deck, side=side)), deck_table(shown, side)]
    parts += [deck_note(shown), heading(shown.says("edition-options")), options_table(shown)]
    parts += [heading(shown.says("edition-differences")), differences_table(shown)]
    if edition.inferred:
        parts += [heading(shown.says("edition-inferred")), bullets(inferred(shown))]
    return Group(*parts)


def facts(shown: Shown) -> RenderableType:
    """Return what stands on the box."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for label, text in fact_rows(shown):
        table.add_row(Text(shown.says(label), "dim"), Text(text))
    return Padding(table, (0, 0, 1, 0))


def fact_rows(shown: Shown) -> Iterator[tuple[str, str]]:
    """Yield label and text of what stands on the box."""
    edition = shown.edition
    money, pieces = edition.money, edition.pieces
    code = edition.code and shown.says("edition-code", code=edition.code)
    imprint = [str(part) for part in (edition.publisher, edition.year, code) if part]
    if imprint:
        yield "edition-from", ", ".join(imprint)
    least, most = edition.seats
    age = edition.min_age or 0
    yield "edition-players", shown.says("edition-seats", least=least, most=most, age=age, tokens=pieces.tokens)
    start, salary, fine = Printed(money.start_cash), Printed(money.salary), Printed(money.fine)
    yield (
        "edition-money",
        shown.says("edition-amounts", currency=currency(shown), start=start, salary=salary, fine=fine),
    )
    if money.notes:
        yield "edition-notes", " ".join(f"{number}×{shown.voice.bare(value)}" for value, number in money.notes)
    yield (
        "edition-buildings",
        shown.says(
            "edition-stock",
            houses=pieces.houses,
            hotels=pieces.hotels,
            house_colour=coloured(shown, pieces.house_colour),
            hotel_colour=coloured(shown, pieces.hotel_colour),
        ),
    )
    yield "edition-lots", shown.says("edition-kinds-of-lots")


def coloured(shown: Shown, colour: str) -> str:
    """Return a colour in brackets, with a blank before it; nothing if there is none."""
    name = f"colour-{colour}"
    text = shown.says(name) if shown.voice.has(name) else colour
    return f" ({text})" if text else ""


def deck_table(shown: Shown, side: Side) -> Table:
    """Return a deck, a key a row."""
    table = plain_table(*(shown.says(f"edition-card-{column}") for column in ("key", "number", "text")))
    table.columns[1].justify = "right"
    deck = shown.edition.deck(side)
    keys = [card.key for card in deck]
    for index, card in enumerate(deck):
        if keys.index(card.key) == index:
            text = shown.voice(card_text(shown.edition, card))
            table.add_row(card.key, str(keys.count(card.key)), Text(text))
    return table


def deck_note(shown: Shown) -> Text:
    """Return where the decks come from."""
    decks = shown.edition.decks
    file = next((name for name in DECKS if named_decks(name, "").get("title") == decks.title), None)
    name = shown.says(f"decks-{file.replace('_', '-')}") if file else decks.title
    confidence = say(f"confidence-{decks.confidence}")
    standing = YES_NO[shown.edition.decks_stand_in]
    return Text(shown.says("edition-decks", title=name, confidence=confidence, stand_in=standing), "dim")


def options_table(shown: Shown) -> Table:
    """Return the options, and what each of their values does, default first."""
    table = plain_table(*(shown.says(f"edition-option-{column}") for column in ("name", "value", "about")))
    edition = shown.edition
    for name, choice in choices(edition, speed_die=edition.speed_die is not None).items():
        about = say(f"option-{name}")
        if name in WITH_SPEED_DIE:
            about = say("edition-with-speed-die", about=about)
        table.add_row(Text(name, "bold"), "", Text(shown.voice(about), "bold"))
        for value, text in values(name, choice):
            table.add_row("", value, Text(shown.says(text)))
    return table


def differences_table(shown: Shown) -> Table:
    """Return where the rules part, this edition's reading first."""
    voice = plain(shown.language)
    table = plain_table(shown.says("edition-here"), shown.says("edition-elsewhere"))
    everywhere = sum(name != shown.edition.name for name in editions())
    for difference in differences(shown.edition, map(load, editions()), shown.language):
        elsewhere = []
        for text, names in difference.elsewhere:
            titles = [title(voice, load(name)) for name in names]
            who = say("edition-all-others") if len(names) == everywhere else listed(titles)
            elsewhere.append(shown.says("edition-others", who=who, text=text))
        table.add_row(Text(difference.here), Text("\n".join(elsewhere), "dim"))
    return table


def inferred(shown: Shown) -> Iterable[str]:
    """Return what no source prints, sentence by sentence; of an edition of somebody's own in its own words."""
    edition = shown.edition
    name = f"inferred-{edition.name}"
    known = shown.voice.has(name) and load(edition.name).inferred == edition.inferred
    return shown.says(name).splitlines() if known else edition.inferred


def bullets(lines: Iterable[str]) -> Table:
    """Return sentences, each behind a dot."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for line in lines:
        table.add_row("·", Text(line))
    return table
