"""The characters to announce: their powers, and which could end the game."""

from dataclasses import replace

import flet as ft

from companion.core.commands import Transfer
from companion.ui.board.scene import scene
from companion.ui.board.selection import Selection
from companion.ui.shell.actions import AppActions
from companion.ui.table.panel_parts import Fold
from companion.ui.table.panels.phase_panels import panel
from tests.ui.control_tree import controls
from tests.ui.table.tables import FRAME, SEVEN, game, words_of

ANNOUNCING = Selection(1, announcing=True)
POWER = "Take 2\u00a0coins from the bank."


def test_powers_stand_in_the_tiles_where_there_is_room(actions: AppActions) -> None:
    shown = scene(game(SEVEN), ANNOUNCING)
    wide = replace(FRAME, width=352)
    assert POWER in words_of(panel(shown, actions.table, wide))
    assert POWER not in words_of(panel(shown, actions.table, replace(wide, fold=Fold.NOTES)))
    assert POWER not in words_of(panel(shown, actions.table, replace(wide, body_height=200)))


def test_no_sign_tells_which_bluff_could_win(actions: AppActions) -> None:
    table = game(SEVEN).table
    rich = game(SEVEN, Transfer("bank", table.active, 10 - table.coins_of(table.active)))
    for frame in (FRAME, replace(FRAME, width=352)):
        tiles = panel(scene(rich, ANNOUNCING), actions.table, frame).body
        icons = [each for shown in tiles for each in controls(shown) if isinstance(each, ft.Icon)]
        assert not icons
