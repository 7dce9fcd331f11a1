"""Where games are kept: one SQLite file, or memory alone."""
