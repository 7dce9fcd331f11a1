"""The store of games and settings on SQLite, and the files next to it."""
