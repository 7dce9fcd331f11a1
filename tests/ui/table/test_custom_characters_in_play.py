"""Custom characters on the table screen."""

import flet as ft
import pytest

from companion.core.commands import Announce, Claim, Command, NoMoreClaims, Transfer
from companion.core.powers.blocks import ByHand, WinAt
from companion.ui.board.scene import scene
from companion.ui.board.selection import Selection
from companion.ui.kit import pictures
from companion.ui.layout.tokens import DARK
from companion.ui.shell.actions import AppActions
from companion.ui.table.panels.phase_panels import panel
from companion.ui.wording.history import step_sentences
from companion.ui.wording.table_instruction import table_instruction
from tests.async_runner import async_test
from tests.ui.control_tree import controls
from tests.ui.pages import OPENING, open_page, start_game
from tests.ui.table.tables import DAVID, FRAME, game, setup_with_cook, words_of


@pytest.mark.parametrize("text", ["Everybody says what they had for supper.", ""])
def test_custom_character_is_announced_like_any_other(text: str, actions: AppActions) -> None:
    setup = setup_with_cook(ByHand(), text=text)
    shown = panel(scene(game(setup, Announce("cook")), Selection(1)), actions.table, FRAME)
    assert "Cook" in shown.awaited.title
    done = game(setup, Announce("cook"), NoMoreClaims())
    told = text or actions.say.text("by-hand-house")
    assert table_instruction(done, actions.say) == f"Adele: {told}"

    tiles = panel(scene(game(setup), Selection(1, announcing=True)), actions.table, FRAME)
    drawn = [each for control in tiles.body for each in controls(control)]
    emblem = pictures.small(pictures.HOUSE, DARK)
    assert [each.src for each in drawn if isinstance(each, ft.Image)].count(emblem) == 1


@pytest.mark.parametrize("after", [(), (Transfer("bank", DAVID, 1),)], ids=["at once", "corrected"])
def test_winning_custom_character_is_named_instead_of_the_cheat(
    after: tuple[Command, ...], actions: AppActions
) -> None:
    setup = setup_with_cook(WinAt(6))
    won = game(setup, Announce("cook"), NoMoreClaims(), *after)
    shown = panel(scene(won, Selection(1)), actions.table, FRAME)
    assert any("By the power of Cook." in each for each in words_of(shown))

    step = game(setup, Announce("cook"), NoMoreClaims()).last
    assert step is not None
    _, followed = step_sentences(step, won, actions.say)
    assert followed == ("Adele wins with the power of Cook",)


@pytest.mark.parametrize(
    ("character", "route"),
    [("king", "/rules/first/character-king"), ("cook", "/setup/read/6")],
    ids=["in the book", "the group's own"],
)
@async_test
async def test_announced_characters_link_opens_its_entry(character: str, route: str) -> None:
    done = (*OPENING, Announce(character), Claim(DAVID))
    _, shared = start_game(*done, setup=setup_with_cook(ByHand()))
    page = await open_page(shared)
    await page.tap(page.button("?"))
    assert page.holder.view.route == route
