"""The law of the table: whatever the page, all coins and every button of a step are in sight."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from companion.core.boxes import slots_to_announce
from companion.core.commands import TurnAction
from companion.core.game import Game
from companion.core.phases import allowed_actions, expected_people, revealed_people
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.i18n.line_breaks import without_joiners
from companion.ui.board.scene import Scene, scene, seat_views
from companion.ui.layout.tokens import Touch
from companion.ui.page.view import View
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.history import name, only_opponent
from tests.tools.gallery.facts import Box, Facts, Node

LAW_FAULT: Final = "law:"
"""Begins a line about a fault."""
_ROUNDING: Final = 1.5
"""Pixels by which the client may draw beyond an edge."""
_OVERLAP: Final = 4.0
_APART: Final = 12.0
"""Pixels: undo stands further from what is above it."""
_LOWEST_SCROLLER: Final = 120.0
"""Lower areas scroll sideways: rows of ornaments."""

Words = tuple[str, ...]
"""Texts of which one is enough."""


def law_faults(facts: Facts, view: View, say: Messages) -> Iterator[str]:
    """Yield a line for each thing that a table needs and that is not whole on the page."""
    game = view.snapshot.game
    assert game is not None
    shown = _shown(facts, view, game, say)
    over = shown.table.end is not None
    if not over:
        yield from _scrolled(facts)
        yield from _heading(facts)
        yield from _buttons(facts, shown, say)
    yield from _close_to_undo(facts, say)
    yield from _coins(facts, shown, say, over=over)
    yield from _covered(facts)


def _shown(facts: Facts, view: View, game: Game, say: Messages) -> Scene:
    """Return what the page has to show: where cards are still to be turned, no answer about them.

    A small panel asks about them later; a larger one, before the device was turned, at once.
    """
    turning = without_joiners(say.text("turn-cards"))
    waits = any(each.tappable and turning in without_joiners(each.name) for each in facts.nodes)
    return scene(game, view.first_selection if waits else view.selection)


def moved(before: Facts, after: Facts, say: Messages) -> Iterator[str]:
    """Yield what an answer moves, and what it puts where another control was.

    A control may change its words, and the confirming button, whose place is kept, may appear.
    """
    confirm = say.text("confirm", coins=0).split()[0]
    old, new = (
        [(each.name, each.box) for each in facts.nodes if each.tappable and each.name.strip()]
        for facts in (before, after)
    )
    added = [each for each in new if not any(_at(each[1], place) for _, place in old)]
    gone = [each for each in old if not any(_at(each[1], place) for _, place in new)]
    for called, box in added:
        if any(called == other for other, _ in gone):
            yield f"{LAW_FAULT} an answer moves {called[:30]!r}"
        elif not called.startswith(confirm):
            for other, place in old:
                if _meet(box, place):
                    yield f"{LAW_FAULT} an answer puts {called[:30]!r} where {other[:30]!r} was"


def _meet(one: Box, other: Box) -> bool:
    both = one.meet(other)
    return min(both.width, both.height) > _OVERLAP


def _at(box: Box, place: Box) -> bool:
    return max(abs(box.left - place.left), abs(box.top - place.top)) <= _ROUNDING


def _scrolled(facts: Facts) -> Iterator[str]:
    """Yield what reaches beyond an area that scrolls down."""
    for node in facts.nodes:
        if not node.name.strip():
            continue
        for around in _ancestors(node, facts):
            below = node.box.bottom - around.box.bottom
            is_row = around.box.height <= _LOWEST_SCROLLER
            if around.scrolls and not is_row and below > _OVERLAP:
                yield f"{LAW_FAULT} {node.name[:30]!r} is {below:.0f} px below what is in sight"


def _heading(facts: Facts) -> Iterator[str]:
    headings = [each for each in facts.nodes if each.role == "header"]
    if not any(_is_whole(each.box, facts) for each in headings):
        yield f"{LAW_FAULT} what is asked is not in sight"


def _buttons(facts: Facts, shown: Scene, say: Messages) -> Iterator[str]:
    seen = [each for each in facts.nodes if each.tappable and _is_whole(each.box, facts)]
    tappable = [without_joiners(each.name) for each in seen]
    undo = [(say.text("undo"),)] if shown.game.last is not None else []
    for words in (*_wanted(shown, say), *undo):
        said = [*map(without_joiners, words)]
        if not any(each in found for each in said for found in tappable):
            yield f"{LAW_FAULT} no button {said[0]!r} in sight"


def _close_to_undo(facts: Facts, say: Messages) -> Iterator[str]:
    """Yield what a finger would hit instead of undo, where there is room for a high one."""
    buttons = [each for each in facts.nodes if each.tappable and each.name.strip()]
    high = Touch.UNDO * facts.scale - _ROUNDING
    for undo in (each.box for each in buttons if each.name.startswith(say.text("undo"))):
        if undo.height < high or undo.width < 2 * undo.height:
            continue
        for each in buttons:
            beside = min(undo.right, each.box.right) > max(undo.left, each.box.left)
            if beside and -_OVERLAP < undo.top - each.box.bottom <= _APART:
                yield f"{LAW_FAULT} {each.name[:30]!r} stands close to undo"


def _wanted(shown: Scene, say: Messages) -> Iterable[Words]:
    """Return the buttons that answer what the table waits for."""
    table = shown.table
    match table.phase:
        case Phase.TURN if shown.selection.announcing:
            members = table.rules.characters.values()
            return [*((shown_name(each, say),) for each in members), (say.text("back"),)]
        case Phase.TURN:
            return [_action_words(kind, table, say) for kind in allowed_actions(table)]
        case Phase.CLAIMS | Phase.REVEAL:
            return _claims(shown, say)
        case Phase.CHOICE:
            return _targets(shown, say)
        case _:
            return [(say.text("answer-right"),), (say.text("answer-wrong"),)]


def _action_words(kind: TurnAction, table: Table, say: Messages) -> Words:
    if kind is TurnAction.ANNOUNCE and (slots := slots_to_announce(len(table.seats))):
        return tuple(say.text(f"action-announce-{each}{end}") for each in slots for end in _ENDS)
    if kind is TurnAction.LOOK:
        return tuple(say.text(f"action-look{end}") for end in ("", "-one", "-short"))
    if kind is TurnAction.SWAP:
        return tuple(say.text(f"action-swap{end}") for end in _ENDS)
    return (say.text("action-announce"),)


_ENDS: Final = ("", "-short")


def _claims(shown: Scene, say: Messages) -> Iterator[Words]:
    table = shown.table
    opponent = only_opponent(table)
    people = revealed_people(table)
    if table.phase is Phase.CLAIMS:
        people = (*people, *table.others_clockwise(table.active))
    yield from ((name(table, person),) for person in dict.fromkeys(people))
    if not revealed_people(table):
        two, other = ("", "") if opponent is None else ("-two", name(table, opponent))
        yield (say.text(f"claims-nobody{two}", other=other),)
        return
    confirm = () if shown.preview is None else (say.text("confirm", coins=shown.preview.coins),)
    if table.phase is Phase.REVEAL or confirm:
        yield (say.text("option-nobody"),)
    if confirm or table.phase is Phase.CLAIMS:
        yield confirm or (say.text("turn-cards"),)


def _targets(shown: Scene, say: Messages) -> Iterator[Words]:
    table, question = shown.table, expected_people(shown.table)
    alone = len(question.candidates) == 1
    accept = say.text("choice-accept")
    yield from ((name(table, each), *((accept,) if alone else ())) for each in question.candidates)
    if 0 in question.sizes:
        yield (say.text("choice-decline" if alone else "choice-nobody"),)
    if shown.preview is not None:
        yield (say.text("confirm", coins=shown.preview.coins),)


def _coins(facts: Facts, shown: Scene, say: Messages, *, over: bool) -> Iterator[str]:
    for seat in seat_views(shown, say):
        label = without_joiners(seat.label)
        if over and not _is_drawn(facts, label):
            seen = [each.name for each in facts.nodes if _is_seen(each, facts)]
            if not any(seat.name in words and str(seat.coins) in words for words in seen):
                yield f"{LAW_FAULT} the coins of {seat.name} are not in sight"
            continue
        plates = [each.box for each in facts.nodes if label in each.label and _is_seen(each, facts)]
        if not _inside(str(seat.coins), plates, facts):
            yield f"{LAW_FAULT} the coins of {seat.name} are not in sight"
        words = "" if seat.badge is None else seat.badge.text
        if _touches(words, plates, facts) and not _inside(words, plates, facts):
            yield f"{LAW_FAULT} the badge of {seat.name} lies beyond their plate"


def _is_drawn(facts: Facts, label: str) -> bool:
    """Return whether a seat with this label is drawn."""
    return any(label in each.label for each in facts.nodes)


def _touches(words: str, plates: list[Box], facts: Facts) -> bool:
    """Return whether a text stands over one of the plates; others may have the same words."""
    drawn = [each.box for each in facts.nodes if words and each.label == words]
    shared = [plate.meet(each) for plate in plates for each in drawn]
    return any(min(each.width, each.height) > 0 for each in shared)


def _inside(words: str, plates: list[Box], facts: Facts) -> bool:
    """Return whether a text stands whole inside of one of the plates."""
    drawn = [each.box for each in facts.nodes if each.label == words and _is_seen(each, facts)]
    return any(_holds(plate, each) for plate in plates for each in drawn)


def _is_seen(node: Node, facts: Facts) -> bool:
    return _is_whole(node.box, facts)


def _covered(facts: Facts) -> Iterator[str]:
    """Yield buttons that lie over each other."""
    buttons = [each for each in facts.nodes if each.tappable and each.name.strip()]
    for one, other in combinations(buttons, 2):
        both = _in_sight(one, facts).meet(_in_sight(other, facts))
        if min(both.width, both.height) > _OVERLAP and not _related(one, other, facts):
            yield f"{LAW_FAULT} {one.name[:30]!r} and {other.name[:30]!r} overlap"


def _in_sight(node: Node, facts: Facts) -> Box:
    """Return the part of a node that is not scrolled away."""
    box = node.box
    for around in _ancestors(node, facts):
        if around.scrolls:
            box = box.meet(around.box)
    return box


def _related(one: Node, other: Node, facts: Facts) -> bool:
    return one in _ancestors(other, facts) or other in _ancestors(one, facts)


def _ancestors(node: Node, facts: Facts) -> list[Node]:
    found = []
    while node.parent >= 0:
        node = facts.nodes[node.parent]
        found.append(node)
    return found


def _is_whole(box: Box, facts: Facts) -> bool:
    return (
        box.left >= -_ROUNDING
        and box.top >= -_ROUNDING
        and box.right <= facts.width + _ROUNDING
        and box.bottom <= facts.height + _ROUNDING
        and min(box.width, box.height) > 1
    )


def _holds(outer: Box, inner: Box) -> bool:
    slack = 4.0
    return (
        inner.left >= outer.left - slack
        and inner.right <= outer.right + slack
        and inner.top >= outer.top - slack
        and inner.bottom <= outer.bottom + slack
    )
