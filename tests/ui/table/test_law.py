"""What the gallery's law of the table finds on a page, here one made by hand."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import count

import pytest

from companion.application.table.snapshot import Snapshot
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.board.scene import scene, seat_views
from companion.ui.layout.tokens import Touch
from companion.ui.page.view import View
from tests.tools.gallery.facts import Box, Facts, Node
from tests.tools.gallery.law import law_faults, moved
from tests.tools.gallery.law_cells import step_view

SAY = messages(Language.EN)
PLATE, BUTTON = 300, 400
"""The left edges of seats and of buttons."""
TURN_CARDS = "Reveal the cards"


def node(label: str, box: Box, role: str = "button", **more: bool) -> Node:
    states = {"tappable": role == "button", "disabled": False, "scrolls": False, **more}
    return Node(-1, "", role, label, box=box, name=label, **states)


def view() -> View:
    return View(**{"snapshot": Snapshot(), **step_view(5, "claims-1", Language.EN)})


@cache
def page() -> Facts:
    """Five people: one has announced, one claims, and the cards can be turned."""
    game = view().snapshot.game
    assert game is not None
    seats = seat_views(scene(game, view().selection), SAY)
    nodes = [node("Who else?", Box(BUTTON, 0, 700, 30), "header")]
    for seat, top in zip(seats, count(40, 40), strict=False):
        nodes.append(node(seat.label, Box(0, top, PLATE, top + 30), "group"))
        nodes.append(node(str(seat.coins), Box(10, top, 40, top + 30), "text"))
    buttons = [*(each.name for each in seats), TURN_CARDS, SAY.text("undo")]
    for words, top in zip(buttons, count(40, 40), strict=False):
        nodes.append(node(words, Box(BUTTON, top, 700, top + 30)))
    return Facts(800, 400, 1.0, nodes, [], 0.0)


def changed(change: Callable[[Node], Node | None]) -> Facts:
    nodes = [new for each in page().nodes if (new := change(each)) is not None]
    return replace(page(), nodes=nodes)


def placed(label: str, box: Box) -> Callable[[Node], Node]:
    return lambda each: replace(each, box=box) if each.label == label else each


def faults(facts: Facts) -> list[str]:
    return [*law_faults(facts, view(), SAY)]


def test_page_with_everything_is_whole() -> None:
    assert not faults(page())


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (lambda each: None if each.label == TURN_CARDS else each, f"no button {TURN_CARDS!r}"),
        (lambda each: None if each.label == "Undo" else each, "no button 'Undo'"),
        (placed(TURN_CARDS, Box(BUTTON, 390, 700, 420)), f"no button {TURN_CARDS!r}"),
        (placed("Who else?", Box(BUTTON, -20, 700, 10)), "what is asked is not in sight"),
        (placed("6", Box(PLATE, 40, PLATE + 30, 70)), "the coins of"),
        (placed("Undo", Box(BUTTON, 250, 700, 280)), "overlap"),
        (placed("Undo", Box(BUTTON, 278, 700, 278 + Touch.UNDO)), "stands close to undo"),
    ],
)
def test_what_is_missing_cut_or_covered_is_a_fault(
    broken: Callable[[Node], Node | None], said: str
) -> None:
    assert any(said in line for line in faults(changed(broken)))


def test_what_is_scrolled_away_is_a_fault() -> None:
    area = node("", Box(0, 0, 800, 290), "group", scrolls=True)
    inside = [replace(each, parent=0) for each in page().nodes]
    assert any(
        "below what is in sight" in line for line in faults(replace(page(), nodes=[area, *inside]))
    )


def test_answer_moves_no_button_and_puts_none_where_another_was() -> None:
    assert not [*moved(page(), page(), SAY)]
    lower = changed(placed(TURN_CARDS, Box(BUTTON, 350, 700, 380)))
    assert any("an answer moves" in line for line in moved(page(), lower, SAY))
    other = node("No one", Box(BUTTON, 45, 700, 75))
    covering = replace(page(), nodes=[*page().nodes, other])
    assert any("an answer puts 'No one'" in line for line in moved(page(), covering, SAY))
