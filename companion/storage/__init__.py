"""Storage of games and settings: the store port on SQLite, and the data folder."""
