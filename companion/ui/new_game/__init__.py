"""Preparing a new game: players, set, printing, custom characters, a rematch."""
