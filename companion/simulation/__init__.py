"""Simulated games between bluffing players, to measure how a set of cards plays."""

from companion.simulation.simulator import simulate, trial_setup
from companion.simulation.statistics import Statistics, Tally

__all__ = ["Statistics", "Tally", "simulate", "trial_setup"]
