"""Lines to say aloud, and witty remarks on great moments: nobody needs them to follow a game."""

from companion.core.commands import Reveal
from companion.core.game import Game, Step
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.wording.history import how_ended


def spoken_line(table: Table, say: Messages) -> str:
    """Return what whoever announced or claimed last may say aloud, in quotation marks.

    Return "" unless claims are open, and for custom characters.
    """
    opened = table.announcement
    if opened is None or table.phase is not Phase.CLAIMS:
        return ""
    if table.rules.characters[opened.character].given_name is not None:
        return ""
    moment = "claim" if opened.claimants else "announce"
    line = say.text(f"wit-{moment}-{opened.character.replace('_', '-')}")
    return say.text("wit-said", line=line)


def verdict_voice(before: Table, last: Step, say: Messages, *, swapped: bool, court: bool) -> str:
    """Return a witty remark on what the last step decided, or "" if it was nothing great."""
    if swapped:
        return say.text("wit-verdict-swapped")
    if court:
        return say.text("wit-verdict-court")
    if not isinstance(last.command, Reveal):
        return ""
    true = last.command.true
    kind = "nobody" if not true else "true" if before.active in true else "unmasked"
    return say.text(f"wit-verdict-{kind}")


def win_voice(game: Game, say: Messages) -> str:
    """Return a witty remark on how a finished game was won."""
    by, _ = how_ended(game)
    return say.text(f"wit-win-{by}")
