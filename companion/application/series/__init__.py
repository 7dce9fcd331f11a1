"""Series of games of the same people, with their standings."""
