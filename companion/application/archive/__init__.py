"""The stored games: lists, results, records, backups, deletion."""
