"""What the pictures share: hatching of the groups, what was simulated in a sentence, names of groups."""

from collections import Counter

from bankhalter.editions.inks import EDITION_INKS, FAMILIES, GROUP_INKS, STATIONS, USUAL_INK, UTILITIES, EditionInk
from bankhalter.editions.titles import title
from bankhalter.sim.plots.facts import Facts, Row
from bankhalter.sim.plots.sheet import INK, Sheet
from bankhalter.words.messages import Argument, say
from bankhalter.words.money import grouped
from bankhalter.words.voice import Voice

# Relatives share a direction: blue lies, red stands; the lighter relative of each is the wider one.
HATCHES = ("xxx", "---", "////", "|||", "|||||", "...", "\\\\\\\\", "-----", "", "")


def family(row: Row) -> str | None:
    """Return to which group of lots a square belongs."""
    of_kind = {"station": STATIONS, "utility": UTILITIES}
    group: str | None = row["group"]
    return group or of_kind.get(row["kind"])


def swatch(
    sheet: Sheet, name: str, corner: tuple[float, float], size: tuple[float, float], gid: str | None = None
) -> None:
    """Draw a rectangle in the fill and the hatching of a group."""
    number = FAMILIES.index(name)
    fill, ink = GROUP_INKS[number]
    sheet.box(corner, size, fill, hatch=HATCHES[number], hatchcolor=ink, hatch_linewidth=0.8, gid=gid)
    sheet.box(corner, size, "none", edgecolor=INK, linewidth=0.8)


def edition_ink(facts: Facts) -> EditionInk:
    """Return what the edition prints in."""
    return EDITION_INKS.get(facts.edition.name, USUAL_INK)


def family_name(voice: Voice, name: str) -> str:
    """Return what a group is called, as it stands alone."""
    match name:
        case "stations":
            said = voice(say("plot-stations"))
        case "utilities":
            said = voice(say("plot-utilities"))
        case _:
            said = voice(say(f"group-{name.replace('_', '-')}"))
    return said[0].upper() + said[1:]


def simulated(voice: Voice, facts: Facts) -> Argument:
    """Return in a sentence what was simulated: edition, games, bots, options."""
    bots = ", ".join(f"{many} × {bot}" if many > 1 else bot for bot, many in Counter(facts.seats).items())
    return say(
        "plot-simulated",
        edition=title(voice, facts.edition),
        count=facts.games,
        games=grouped(voice.language, facts.games),
        bots=bots,
        short="yes" if facts.short else "no",
        options=", ".join(facts.changed),
        changed="yes" if facts.changed else "no",
    )
