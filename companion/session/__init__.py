"""One live table: load, decide, append, publish."""
