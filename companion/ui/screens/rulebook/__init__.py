"""The rulebook screen: search, contents, entries."""
