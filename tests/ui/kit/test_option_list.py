"""Options, checks and sets: a chosen one has a wider edge and the same positions."""

from collections.abc import Callable

import flet as ft
import pytest

from companion.content.set_catalogue import scenarios
from companion.core.boxes import EDITIONS, EditionId
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.option_list import Option, options
from companion.ui.new_game.sets.set_cards import set_card
from companion.ui.new_game.sets.set_lines import SetLines
from tests.ui.control_tree import controls


def option(note: str, *, chosen: bool) -> ft.Control:
    views = (Option("king", "King", note),)
    return options(views, "king" if chosen else None, lambda _: None, asks="Who?")


def a_set(*, chosen: bool) -> ft.Control:
    edition = EDITIONS[EditionId.FIRST]
    say = messages(Language.EN)
    return set_card(
        scenarios()[0],
        edition,
        "A set",
        SetLines(),
        say,
        chosen=chosen,
        width=600,
        on_choose=lambda: None,
    )


def inset(drawn: ft.Control) -> tuple[float, float]:
    """The position of a framed row's content."""
    row = next(
        each
        for each in controls(drawn)
        if isinstance(each, ft.Container) and isinstance(each.border, ft.Border)
    )
    assert isinstance(row.border, ft.Border)
    edge = row.border.left.width
    if isinstance(row.padding, ft.Padding):
        return edge + row.padding.left, edge + row.padding.top
    assert isinstance(row.padding, int | float)
    return edge + row.padding, edge + row.padding


@pytest.mark.parametrize(
    "drawn",
    [
        lambda chosen: option("a note that has no room beside the words", chosen=chosen),
        lambda chosen: checks((Check("a", "A", "", chosen),), lambda _: None),
        lambda chosen: a_set(chosen=chosen),
    ],
)
def test_chosen_set_keeps_its_position(drawn: Callable[[bool], ft.Control]) -> None:
    assert inset(drawn(True)) == inset(drawn(False))
