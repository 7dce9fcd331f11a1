"""A new game: players, choosing or building a set, custom characters."""
