"""The stored games: list, files, backups."""
