"""The result of a finished game: standings, chart, awards, key moments, and its picture."""
