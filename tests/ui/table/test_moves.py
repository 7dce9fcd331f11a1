"""Moves of coins on the stage and in the dock, and the end of the game."""

from dataclasses import replace

import flet as ft
import pytest

from companion.core.commands import Announce, Claim, Swap, Transfer
from companion.ui.board.scene import scene, seat_views, stage_view
from companion.ui.board.selection import Selection
from companion.ui.board.table_view import Flow, SeatState
from companion.ui.layout.tokens import DARK
from companion.ui.shell.actions import AppActions
from companion.ui.table.panels.phase_panels import panel
from tests.ui.control_tree import controls, words
from tests.ui.table.tables import CEDRIC, DAVID, FRAME, FRAN, HARRY, SEVEN, game


def test_coins_from_a_pot_start_at_the_pot(actions: AppActions) -> None:
    shown = stage_view(scene(game(SEVEN, Announce("king")), Selection(1)), actions.say, 1)
    assert shown.preview == (Flow("bank", FRAN, 2, fine=False),)


def test_fine_in_the_moves_list_has_the_courts_colour(
    actions: AppActions,
) -> None:
    claimed = game(SEVEN, Announce("king"), Claim(DAVID))
    shown = panel(scene(claimed, Selection(1, true=(DAVID,))), actions.table, FRAME)
    drawn = [each for control in shown.body for each in controls(control)]
    rows = [
        [each for each in row.controls if isinstance(each, ft.Text)]
        for row in drawn
        if isinstance(row, ft.Row)
    ]
    colours = {
        cells[0].value: cells[-1].style.color
        for cells in rows
        if len(cells) == 3 and cells[-1].style
    }
    assert colours == {"Power": DARK.gold, "Fine": DARK.court}


@pytest.mark.parametrize(("width", "beside"), [(360, True), (180, False)])
def test_reasons_stand_above_long_names_in_the_moves_list(
    actions: AppActions, *, width: float, beside: bool
) -> None:
    claimed = game(SEVEN, Announce("king"), Claim(DAVID))
    frame = replace(FRAME, width=width)
    shown = panel(scene(claimed, Selection(1, true=(DAVID,))), actions.table, frame)
    drawn = [each for control in shown.body for each in controls(control)]
    rows = [
        each.controls
        for each in drawn
        if isinstance(each, ft.Row) and {*words(each)} & {"Power", "Fine"}
    ]
    assert len(rows) == 2
    assert [isinstance(row[0], ft.Text) for row in rows] == [beside, beside]


def test_winners_have_badges_and_no_seat_is_dimmed_at_the_end(
    actions: AppActions,
) -> None:
    over = game(SEVEN, Transfer("bank", CEDRIC, 7), Transfer("bank", HARRY, 8), Swap())
    shown = seat_views(scene(over, Selection(1)), actions.say)
    assert {each.seat for each in shown if each.badge and each.badge.text == "wins"} == {2, 5}
    assert {each.state for each in shown} == {SeatState.ACTIVE, SeatState.REST}
