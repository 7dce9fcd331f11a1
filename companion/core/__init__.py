"""The rules of the game: pure values and functions, no I/O, no clock, no randomness, no prose."""
