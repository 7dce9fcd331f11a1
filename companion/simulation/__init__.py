"""What a set plays like, measured: games of simple bluffing players over the real core."""

from companion.simulation.figures import Figures, Tally
from companion.simulation.games import simulate, simulate_steadily

__all__ = ["Figures", "Tally", "simulate", "simulate_steadily"]
