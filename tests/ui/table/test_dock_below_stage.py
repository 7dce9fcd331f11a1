"""The dock below the stage, where it is low."""

from dataclasses import replace
from typing import cast

import flet as ft
import pytest

from companion.core.boxes import EDITIONS, EditionId
from companion.core.commands import Announce, NoMoreClaims
from companion.core.game import new_game
from companion.ui.board.scene import scene
from companion.ui.board.selection import Selection
from companion.ui.shell.actions import AppActions
from companion.ui.table.panels.phase_panels import panel
from tests.ui.control_tree import controls, words
from tests.ui.table.tables import FRAME, SEVEN, game, words_of


@pytest.mark.parametrize("low", [False, True])
def test_dock_below_stage_puts_locked_actions_in_a_row(actions: AppActions, *, low: bool) -> None:
    opening = new_game(SEVEN)
    shown = panel(scene(opening, Selection(0)), actions.table, replace(FRAME, below_stage=low))
    rows = [each for each in shown.body if each.key == "actions"]
    assert len(rows) == low
    free = panel(scene(game(SEVEN), Selection(0)), actions.table, replace(FRAME, below_stage=low))
    assert not any(each.key == "actions" for each in free.body)


def test_dock_below_stage_has_back_as_a_tile_beside_few_characters(
    actions: AppActions,
) -> None:
    low = replace(FRAME, below_stage=True)
    few = panel(scene(game(SEVEN), Selection(1, announcing=True)), actions.table, low)
    *_, last = cast(ft.Row, few.body[-1]).controls
    assert [*words(last)] == ["Back"]
    assert few.primary is None


def test_dock_below_stage_keeps_back_at_its_foot_for_many_characters(
    actions: AppActions,
) -> None:
    box = EDITIONS[EditionId.FIRST].characters
    people = tuple(f"Person {place}" for place in range(1, 13))
    many = replace(SEVEN, edition=EditionId.FIRST, players=people, cards=tuple(box))
    shown = panel(
        scene(game(many), Selection(1, announcing=True)),
        actions.table,
        replace(FRAME, below_stage=True),
    )
    assert [*words(shown.primary)] == ["Back"]
    assert "Back" not in words_of(shown)


@pytest.mark.parametrize("low", [False, True])
def test_dock_below_stage_shows_targets_in_two_columns(actions: AppActions, low: bool) -> None:
    asked = game(SEVEN, Announce("princess"), NoMoreClaims())
    shown = panel(scene(asked, Selection(1)), actions.table, replace(FRAME, below_stage=low))
    (group,) = (each for each in controls(shown.body[0]) if isinstance(each, ft.RadioGroup))
    assert isinstance(group.content, ft.Row if low else ft.Column)
    assert "Ines" in [each.label for each in controls(group) if isinstance(each, ft.Radio)]
