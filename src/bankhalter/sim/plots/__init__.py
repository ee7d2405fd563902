"""Pictures of a simulation: where tokens land, how long games take, how worth spreads, what groups return."""

from bankhalter.sim.plots.drawing import plot, plots_of, save, save_all
from bankhalter.sim.plots.facts import read
from bankhalter.sim.plots.kinds import KINDS, SUFFIXES, Kind

__all__ = ["KINDS", "SUFFIXES", "Kind", "plot", "plots_of", "read", "save", "save_all"]
