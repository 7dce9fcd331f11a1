"""One sentence for the moment: hints for a first game, and the coach of the practice table."""

from companion.content.set_catalogue import scenarios
from companion.core.boxes import EditionId, cards_each
from companion.core.commands import TurnAction
from companion.core.game import Game
from companion.core.phases import OPENING_TURNS, allowed_actions, opening_turns, power_in_use
from companion.core.powers.blocks import NameCardOrPay
from companion.core.revisions import CURRENT_RULES
from companion.core.setup import RECORD_VERSION, Setup
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.selection import Selection
from companion.ui.wording.history import announced_name, name, only_opponent

PRACTICE_PLAYERS = 4
_SHOWN = "king"
"""The character that the coach suggests."""
_PRACTICE_TURN = OPENING_TURNS + 1
_COACHED = ("turn", "announce", "claims", "cards", "reveal", "confirm")
"""Moments of the practice turn with a sentence of their own."""

_ABOUT_CARDS = ("opening", "turn")
"""Moments whose hint speaks of the player's card; with several each, of one of them."""


def hint(table: Table, selection: Selection, say: Messages) -> str:
    """Return a sentence on what happens now; empty once the game is over."""
    moment = _moment(table, selection)
    if not moment:
        return ""
    if moment == "cards":
        moment = "reveal"
    opponent = only_opponent(table)
    if moment == "claims" and opponent is not None:
        return say.text("hint-claims-two", other=name(table, opponent))
    if moment in _ABOUT_CARDS and cards_each(len(table.seats)) > 1:
        return say.text(f"hint-{moment}-several")
    return say.text(f"hint-{moment}", character=announced_name(table))


def coach_line(game: Game, selection: Selection, say: Messages) -> str:
    """Return what the player at the practice table should do now."""
    table = game.table
    moment = _moment(table, selection)
    if table.turn > _PRACTICE_TURN or table.end is not None:
        return say.text("coach-done")
    if moment not in _COACHED:
        return hint(table, selection, say)
    you, other = (name(table, person) for person in table.seats[:2])
    return say.text(f"coach-{moment}", you=you, other=other, character=announced_name(table))


def has_just_begun(game: Game) -> bool:
    """Return whether nothing has been done on the practice table yet."""
    return game.table.turn == _PRACTICE_TURN and game.table.phase is Phase.TURN


def has_finished(game: Game) -> bool:
    """Return whether the practice turn is over."""
    return game.table.turn > _PRACTICE_TURN or game.table.end is not None


def practice_setup(edition: EditionId, say: Messages) -> Setup:
    """Return the setup of a practice game: four players, and a set of the edition with the King."""
    chosen = next(sheet for sheet in scenarios(edition, PRACTICE_PLAYERS) if _SHOWN in sheet.cards)
    return Setup(
        edition=edition,
        players=tuple(say.text(f"practice-{number}") for number in range(1, PRACTICE_PLAYERS + 1)),
        cards=chosen.cards,
        first=0,
        version=RECORD_VERSION,
        rules=CURRENT_RULES,
        scenario=chosen.id,
        printing=chosen.printing,
    )


def _moment(table: Table, selection: Selection) -> str:
    match table.phase:
        case Phase.TURN if selection.announcing:
            return "announce"
        case Phase.TURN if table.turn <= opening_turns(table):
            return "opening"
        case Phase.TURN:
            return "turn" if TurnAction.ANNOUNCE in allowed_actions(table) else "bound"
        case Phase.CLAIMS if not table.opened().claimants:
            return "claims"
        case Phase.CLAIMS | Phase.REVEAL if selection.true is not None:
            return "confirm"
        case Phase.CLAIMS:
            return "cards"
        case Phase.REVEAL:
            return "reveal"
        case Phase.CHOICE:
            return "choice"
        case Phase.ANSWER if isinstance(power_in_use(table, table.opened())[1], NameCardOrPay):
            return "answer"
        case Phase.ANSWER:
            return "choice"
        case None:
            return ""
