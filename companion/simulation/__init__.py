"""Simulates games of a set of cards between bluffing players, to measure how the set plays."""

from companion.simulation.simulator import simulate, trial_setup
from companion.simulation.statistics import Statistics, Tally

__all__ = ["Statistics", "Tally", "simulate", "trial_setup"]
