"""What a set plays like, measured: games of simple bluffing players over the real core."""

from companion.simulation.simulator import nameless, simulated
from companion.simulation.statistics import Statistics, Tally

__all__ = ["Statistics", "Tally", "nameless", "simulated"]
