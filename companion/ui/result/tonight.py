"""Who has won how often tonight, in words."""

from companion.application.archive.evening import Tonight
from companion.i18n import Messages


def tonight_in_words(tonight: Tonight, say: Messages) -> str:
    """Return the wins of the evening, the most first; empty before the second game."""
    if tonight.games < 2:
        return ""
    wins = sorted(tonight.wins, key=lambda each: -each[1])
    return say.text("tonight", wins=" · ".join(f"{name} {count}" for name, count in wins))
