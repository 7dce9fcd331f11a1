"""What the players do now with their cards or chairs: the part of a power the app cannot carry out.

The last tap has brought it about; the next one makes it past.
"""

from companion.core.boxes import Character
from companion.core.boxes.manual_powers import ManualPower, manual_power
from companion.core.commands import (
    Choose,
    MistakenLook,
    NoMoreClaims,
    Rename,
    Reveal,
    Transfer,
)
from companion.core.events import Borrowed, CardShown, PlacesChanged, WentOut
from companion.core.game import Game, Step
from companion.core.powers.blocks import ByHand
from companion.core.setup import centre_cards
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.wording.history import name
from companion.ui.wording.power_answers import answer_title

_TWO = 2
_FEWEST_FOR_FOOL = 3
"""Players with whom there are two others whose cards can be swapped."""


def last_tap(game: Game) -> tuple[Step, ...]:
    """Return the steps of the last tap in their order; none after an undo."""
    return () if game.undone is not None or game.last is None else _tap_of(game.last)


def _tap_of(step: Step) -> tuple[Step, ...]:
    """Return the steps of a tap, of which `step` is the last."""
    tap, found = step.line.tap, [step]
    while tap is not None and step.before is not None and step.before.line.tap == tap:
        step = step.before
        found.append(step)
    return tuple(reversed(found))


def table_instruction(game: Game, say: Messages) -> str:
    """Return what the players do now, after the last tap; empty if nothing or the game is over.

    Corrections since then change nothing about it.
    """
    for step in _last_deed(game):
        found = _after(step, game.before(step), say)
        if found:
            return found
    return ""


def may_take_centre(game: Game) -> bool | None:
    """Return whether what the players do now may take a card from the center (section 5, R5).

    None if there is none, if they do nothing with cards, or if the group has invented what they do.
    """
    setup = game.table.setup
    if not centre_cards(setup):
        return None
    powers = (_power_by_hand(step, game.before(step)) for step in _last_deed(game))
    may = {ManualPower.SPY_ANYWHERE, ManualPower.LOOK}
    if setup.house_rules.fool == "center_card":
        may.add(ManualPower.SWAP_OTHERS)
    return next((power in may for power in powers if power is not None), None)


def is_told(game: Game, person: int) -> bool:
    """Return whether the person uses the power that the players carry out now with their cards."""
    found = (_left_to_hands(step, game.before(step)) for step in _last_deed(game))
    return any(power is not None and power[1] == person for power in found)


def _last_deed(game: Game) -> tuple[Step, ...]:
    """Return the steps of the last tap but corrections; none after an undo or the end."""
    last = game.last
    while last is not None and isinstance(last.command, MistakenLook | Rename | Transfer):
        last = last.before
    if game.table.end is not None or game.undone is not None or last is None:
        return ()
    return _tap_of(last)


def _after(step: Step, before: Table, say: Messages) -> str:
    edition = before.rules.edition.id
    for event in step.events:
        match event:
            case CardShown() if isinstance(step.command, Choose):
                return say.text(f"now-shown-{edition}", person=name(before, event.person))
            case WentOut(person, heir):
                out = name(before, person)
                if heir is None:
                    # a card of the Cemetery, or their own
                    where = "-cemetery" if isinstance(step.command, Choose) else ""
                    return say.text(f"now-out{where}", person=out)
                return say.text("now-heir", person=out, other=name(before, heir))
            case PlacesChanged():
                people = name(before, event.person), name(before, event.other)
                return say.text("now-places", person=people[0], other=people[1])
            case _:
                pass
    if step.table.phase is Phase.ANSWER:
        return answer_title(step.table, say)
    return _by_hand(step, before, say)


def _by_hand(step: Step, before: Table, say: Messages) -> str:
    """Return what the user of a power does if all of it is done but what the players settle."""
    found = _left_to_hands(step, before)
    return "" if found is None else _settled(*found, before, say)


def _power_by_hand(step: Step, before: Table) -> ManualPower | None:
    found = _left_to_hands(step, before)
    return None if found is None else manual_power(before.rules.edition.id, found[0].id)


def _left_to_hands(step: Step, before: Table) -> tuple[Character, int] | None:
    """Return the character whose power is done but for what its user, the person, settles."""
    opened = before.announcement
    if opened is None or step.table.announcement is not None:
        return None
    match step.command:
        case Reveal(true=true):
            users = true
        case NoMoreClaims():
            users = (before.active,)
        case _:
            users = opened.users
    now = [event.character for event in step.events if isinstance(event, Borrowed)]
    used = [before.character(card) for card in (opened.character, *opened.borrowed, *now)]
    for character in used:
        if users and any(isinstance(block, ByHand) for block in character.power):
            return character, users[0]
    return None


def _settled(character: Character, person: int, table: Table, say: Messages) -> str:
    user = name(table, person)
    if character.given_name is not None:
        custom = table.rules.setup.house
        text = next((each.text for each in custom if each.id == character.id), "")
        return say.text("now-own", person=user, text=text or say.text("by-hand-house"))
    if character.id == "fool" and len(table.present) < _FEWEST_FOR_FOOL:
        # no cards are swapped
        return ""
    if character.id == "spy" and len(table.seats) == _TWO:
        return say.text("now-spy-two", person=user)
    centre = table.setup.house_rules.fool == "center_card" and centre_cards(table.setup)
    if character.id == "fool" and centre:
        return say.text("now-fool-centre", person=user)
    words, spare = f"now-{character.id}-{table.rules.edition.id}", centre_cards(table.setup)
    return say.text(words, person=user, centre=spare)
