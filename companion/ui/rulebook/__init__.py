"""The rulebook: contents, entries, search."""
