"""Panels with less room: what folds away first, and what never does."""

from dataclasses import replace

import flet as ft
import pytest

from companion.core.commands import Announce, Claim, NoMoreClaims
from companion.core.game import new_game
from companion.ui.board.scene import scene
from companion.ui.board.selection import Selection
from companion.ui.shell.actions import AppActions
from companion.ui.table.awaited import Awaited, heading
from companion.ui.table.panel_parts import Fold
from companion.ui.table.panels.phase_panels import panel
from tests.ui.control_tree import controls, words
from tests.ui.table.tables import CEDRIC, DAVID, FRAME, FRAN, HARRY, INES, SEVEN, game, words_of


@pytest.mark.parametrize("fold", [Fold.NOTES, Fold.COLUMNS])
def test_actions_stand_in_a_row_where_columns_have_no_room(actions: AppActions, fold: Fold) -> None:
    shown = panel(scene(new_game(SEVEN), Selection(0)), actions.table, replace(FRAME, fold=fold))
    rows = [each for each in shown.body if each.key == "actions"]
    assert len(rows) == (fold is Fold.COLUMNS)


def test_back_stands_at_the_foot_of_the_characters(actions: AppActions) -> None:
    low = replace(FRAME, compact=True)
    shown = panel(scene(game(SEVEN), Selection(1, announcing=True)), actions.table, low)
    assert [*words(shown.primary)] == ["Back"]
    assert "Back" not in words_of(shown)


@pytest.mark.parametrize("fold", Fold)
def test_targets_have_their_coins_until_they_are_tapped_at_the_table(
    actions: AppActions, fold: Fold
) -> None:
    asked = game(SEVEN, Announce("princess"), NoMoreClaims())
    shown = panel(scene(asked, Selection(1)), actions.table, replace(FRAME, fold=fold))
    said = [
        *words_of(shown),
        *(
            str(each.label)
            for control in shown.body
            for each in controls(control)
            if isinstance(each, ft.Radio)
        ),
    ]
    assert ("Ines" in said) is (fold is not Fold.CHOICES)
    assert (str(asked.table.coins_of(INES)) in said) is (fold is not Fold.CHOICES)


@pytest.mark.parametrize("fold", Fold)
def test_who_it_really_is_can_be_nobody_however_little_room_there_is(
    actions: AppActions, fold: Fold
) -> None:
    asked = game(SEVEN, Announce("king"), Claim(HARRY), NoMoreClaims())
    shown = panel(scene(asked, Selection(1)), actions.table, replace(FRAME, fold=fold))
    keys = [each.key for control in shown.body for each in controls(control)]
    assert "nobody" in keys
    assert (str(FRAN) in keys) is (fold is not Fold.CHOICES)


@pytest.mark.parametrize("fold", Fold)
def test_coins_to_move_fold_away_and_help_stays(actions: AppActions, fold: Fold) -> None:
    asked = game(SEVEN, Announce("king"), Claim(HARRY), NoMoreClaims())
    shown = panel(
        scene(asked, Selection(4, true=(FRAN,))), actions.table, replace(FRAME, fold=fold)
    )
    said = words_of(shown)
    assert (actions.say.text("moves-title") in said) is (fold < Fold.NOTES)
    assert shown.help is not None


def test_further_claims_move_no_answer_to_who_it_really_is(actions: AppActions) -> None:
    roomy = replace(FRAME, width=760, fold=Fold.COLUMNS)
    begins = set()
    for claimants in ((HARRY,), (HARRY, INES), (HARRY, INES, 0, 1, CEDRIC, DAVID)):
        claimed = game(SEVEN, Announce("king"), *map(Claim, claimants))
        shown = panel(scene(claimed, Selection(1)), actions.table, roomy)
        (tiles,) = (
            row
            for control in shown.body
            for row in controls(control)
            if isinstance(row, ft.Row)
            and "nobody" in (keys := [each.key for each in controls(row)])
        )
        begins.add(
            (tiles.data, *(each for each in keys if each in {"nobody", str(FRAN), str(HARRY)}))
        )
    assert len(begins) == 1


def test_long_question_takes_the_room_of_the_emblem() -> None:
    asked = Awaited("choice", "", "Who is it?", "witch")
    long = replace(asked, title="Wilhelmina: will you swap your fortune with Christopher Robin?")
    shown = (heading(each, 300, compact=True) for each in (asked, long))
    assert [any(isinstance(part, ft.Image) for part in controls(each)) for each in shown] == [
        True,
        False,
    ]
