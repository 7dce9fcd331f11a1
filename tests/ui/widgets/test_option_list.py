"""Options, checks and sets: what is chosen gets a wider edge, and nothing in it moves."""

from collections.abc import Callable

import flet as ft
import pytest

from companion.content.set_catalogue import scenarios
from companion.core.boxes import EDITIONS, EditionId
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.screens.new_game.set_cards import set_card
from companion.ui.widgets.check_list import Check, checks
from companion.ui.widgets.option_list import Option, options
from tests.ui.drawn import controls


def option(note: str, *, chosen: bool) -> ft.Control:
    views = (Option("king", "King", note),)
    return options(views, "king" if chosen else None, lambda _: None)


def a_set(*, chosen: bool) -> ft.Control:
    edition = EDITIONS[EditionId.FIRST]
    say = messages(Language.EN)
    return set_card(scenarios()[0], edition, None, say, chosen=chosen, on_choose=lambda: None)


def inset(drawn: ft.Control) -> tuple[float, float]:
    """How far from the left and top of a framed row its content begins."""
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
def test_what_is_chosen_begins_where_it_did_before(drawn: Callable[[bool], ft.Control]) -> None:
    assert inset(drawn(True)) == inset(drawn(False))
