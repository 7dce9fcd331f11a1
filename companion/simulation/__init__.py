"""What a set plays like, measured: games of simple bluffing players over the real core."""

from companion.simulation.figures import Figures, Tally
from companion.simulation.games import nameless, simulated

__all__ = ["Figures", "Tally", "nameless", "simulated"]
