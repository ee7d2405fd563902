"""The rosette of a simulation: fine lines that belong to its edition and its seed, as on printed value."""

from hashlib import sha256
from math import cos, pi, sin

from matplotlib.patches import Polygon

from bankhalter.sim.plots.facts import Facts
from bankhalter.sim.plots.looks import edition_ink
from bankhalter.sim.plots.sheet import Sheet, mixed

POINTS_A_WAVE = 14
BYTE = 255


def rosette(sheet: Sheet, middle: tuple[float, float], radius: float, facts: Facts) -> None:
    """Draw two rings of waves, turned a little each time; the same seed gives the same rosette."""
    c = sha256(f"{facts.edition.name} {facts.simulated['seed']}".encode()).digest()
    iris = edition_ink(facts).iris
    outer, inner = 0.16 + 0.04 * c[2] / BYTE, 0.12 + 0.03 * c[5] / BYTE
    ring(sheet, middle, radius, (0.97 - outer, outer, 13 + c[0] % 12, 8 + c[1] % 4), (iris[0], iris[1]))
    ring(sheet, middle, radius, (0.50, inner, 9 + c[3] % 9, 6 + c[4] % 4), (iris[1], iris[2]))


def ring(
    sheet: Sheet,
    middle: tuple[float, float],
    radius: float,
    shape: tuple[float, float, int, int],
    inks: tuple[str, str],
) -> None:
    """Draw a ring: mean radius, height of the waves, waves, copies; its lines run from one ink into the other."""
    mean, height, waves, copies = shape
    count = POINTS_A_WAVE * waves
    for copy in range(copies):
        turn = 2 * pi * copy / (waves * copies)
        line = []
        for number in range(count):
            angle = 2 * pi * number / count
            r = radius * (mean + height * cos(waves * angle))
            line.append((middle[0] + r * cos(angle + turn), middle[1] + r * sin(angle + turn)))
        ink = mixed(inks[0], 1 - copy / copies, inks[1])
        sheet.ground.add_patch(Polygon(line, closed=True, fill=False, edgecolor=ink, linewidth=0.5, gid="rosette"))
