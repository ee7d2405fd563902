"""Pictures drawn and saved; matplotlib is fetched when the first one is."""

from __future__ import annotations

import io
import re
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from bankhalter.editions.voices import voice_of
from bankhalter.sim.plots.facts import INSTALL, Facts, facts_of
from bankhalter.sim.plots.kinds import KINDS, Kind, known, known_suffix
from bankhalter.words.errors import SpokenError, reason

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from matplotlib.figure import Figure

    from bankhalter.sim.plots.facts import Results, Table
    from bankhalter.words.catalogue import Language

PATH = re.compile(r' d="[^"]*"')
LONG_NUMBER = re.compile(r"(\d\.\d\d)\d+")  # hundredths of a point are not seen
SALT = "bankhalter"  # the ids in a file depend on nothing else


def plot(found: Results | Mapping[str, Table] | Facts, what: Kind, language: Language = "en") -> Figure:
    """Return a picture of a simulation, of its tables, or of facts already read from them.

    `board` shows where tokens land, `lengths` how long games take, `worth` how the seats' worth spreads over the
    rounds, `returns` what the groups bring for what they cost. Raise SpokenError for another kind, for tables that no
    simulation has written, and if matplotlib is not installed.
    """
    kind = known(what)
    facts = found if isinstance(found, Facts) else facts_of(found)
    if find_spec("matplotlib") is None:
        raise SpokenError("plot-lacks", package="matplotlib", command=INSTALL)
    from bankhalter.sim.plots import board, lengths, returns, worth  # noqa: PLC0415

    drawers = {"board": board.draw, "lengths": lengths.draw, "worth": worth.draw, "returns": returns.draw}
    return drawers[kind](facts, voice_of(facts.edition, language)).figure


def svg(figure: Figure) -> str:
    """Return a picture as SVG; the same picture always gives the same text."""
    import matplotlib as mpl  # noqa: PLC0415

    out = io.StringIO()
    with mpl.rc_context({"svg.hashsalt": SALT, "svg.fonttype": "path"}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    short = PATH.sub(lambda path: LONG_NUMBER.sub(r"\1", path[0]), out.getvalue())
    return "".join(f"{line.rstrip()}\n" for line in short.splitlines())


def save(figure: Figure, file: str | Path) -> None:
    """Write a picture as SVG or PNG, as its suffix says; raise SpokenError for another suffix or if that fails."""
    file = Path(file)
    suffix = known_suffix(file)
    try:
        if suffix == ".svg":
            file.write_text(svg(figure), encoding="utf-8")
        else:
            figure.savefig(file, format="png", metadata={"Software": None})
    except OSError as error:
        raise SpokenError("plot-not-written", file=str(file), reason=reason(error)) from error


def plots_of(found: Results | Mapping[str, Table] | Facts, language: Language = "en") -> Iterator[tuple[Kind, Figure]]:
    """Yield every kind of picture of a simulation."""
    for kind in KINDS:
        yield kind, plot(found, kind, language)


def save_all(found: Results | Mapping[str, Table] | Facts, folder: Path, language: Language = "en") -> list[Path]:
    """Write every kind of picture into a folder, as SVG, and return the files."""
    files = []
    for kind, figure in plots_of(found, language):
        files.append(folder / f"{kind}.svg")
        save(figure, files[-1])
    return files
