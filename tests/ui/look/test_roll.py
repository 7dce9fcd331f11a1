"""The places as a list: what a screen reader hears of a row that could be tapped before."""

import flet as ft
import pytest

from companion.ui.look.plaque import PlaqueView, State
from companion.ui.look.roll import roll
from companion.ui.look.shelf import Shelf
from companion.ui.look.tokens import DARK
from tests.ui.drawn import controls


def face(tapped: bool) -> ft.Semantics:
    """What tells the row of a place, apart from the button over it."""
    row = PlaqueView(
        0, "Adele", 6, "Adele, 6 coins", State.REST, on_tap=(lambda: None) if tapped else None
    )
    drawn = controls(roll((row,), 358, 64, DARK, Shelf()))
    return next(each for each in drawn if isinstance(each, ft.Semantics))


@pytest.mark.parametrize("tapped", [True, False])
def test_a_row_is_heard_once(tapped: bool) -> None:
    assert bool(face(tapped).label) != tapped
    assert face(tapped).exclude_semantics


def test_a_row_that_can_be_tapped_is_another_child_than_one_that_cannot() -> None:
    assert face(True).key != face(False).key
