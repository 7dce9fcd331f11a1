"""The store port on SQLite."""
