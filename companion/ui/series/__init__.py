"""Series of games of the same people."""
