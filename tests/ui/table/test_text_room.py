"""Long names and instructions fit the dock."""

from dataclasses import replace
from typing import cast

import flet as ft
import pytest

from companion.core.commands import Announce, CardSlot
from companion.ui.board.scene import scene
from companion.ui.board.selection import Selection
from companion.ui.layout.text_fit import lines_of
from companion.ui.layout.tokens import Font, Space
from companion.ui.shell.actions import AppActions
from companion.ui.table.panel_parts import Panel
from companion.ui.table.panels.phase_panels import panel
from tests.ui.control_tree import controls, words
from tests.ui.table.tables import FRAME, SEVEN, SMALLEST_PHONE, game, multi_card_setup


@pytest.mark.parametrize("room", [SMALLEST_PHONE - 2 * Space.M, 291])
@pytest.mark.parametrize(
    "longest",
    [
        "Francesca Maria Bartolomei-Gig",
        "Екатерина Вознесенская-Оболен",
        "アレクサンドラ・ヴィクトリア・フォン・ヴュルテン",
    ],
)
def test_long_name_fits_its_claim_tile(longest: str, room: float, actions: AppActions) -> None:
    setup = replace(SEVEN, players=(longest, *SEVEN.players[1:]))
    shown = panel(
        scene(game(setup, Announce("king")), Selection(1)),
        actions.table,
        replace(FRAME, width=room),
    )
    assert [holds(tile, longest) for tile in tiles_with(longest, shown)] == [True]


def test_long_name_with_card_slot_fits_its_claim_tile(actions: AppActions) -> None:
    longest = "Екатерина Вознесенская-Оболен"
    setup = replace(multi_card_setup(3, "pl"), players=("Adele", "Bruno", longest))
    shown = panel(
        scene(game(setup, Announce("king", CardSlot.LEFT)), Selection(1)),
        actions.table,
        replace(FRAME, width=291),
    )
    words_of_hands = [
        f"{longest}: {actions.say.text(f'hand-{hand}')}" for hand in ("left", "right")
    ]
    for each in words_of_hands:
        assert [holds(tile, each) for tile in tiles_with(each, shown)] == [True]


def tiles_with(said: str, shown: Panel) -> list[ft.Button]:
    drawn = [each for control in shown.body for each in controls(control)]
    return [each for each in drawn if isinstance(each, ft.Button) and said in words(each)]


def holds(tile: ft.Button, said: str) -> bool:
    """Whether a tile has room for all lines of its words."""
    written = cast(ft.Text, tile.content)
    kind = cast(ft.TextStyle, written.style)
    needed = lines_of(said, kind.size or 0, (tile.width or 0) - 2 * Space.XXS - 2, Font.MEDIUM)
    high = needed * (kind.size or 0) * (kind.height or 0)
    return needed <= (written.max_lines or 0) and high <= (tile.height or 0) - 2
