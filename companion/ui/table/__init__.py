"""The table of the game being played."""
