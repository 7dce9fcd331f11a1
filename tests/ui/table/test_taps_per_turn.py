"""A recorded game played by taps: the same table, with no more taps than planned for each turn."""

from companion.core.commands import Swap, Transfer
from companion.core.game import new_game
from tests.async_runner import async_test
from tests.bench.taps import played, recorded
from tests.core.playing import FIRST
from tests.ui.pages import OPENING, SETUP


@async_test
async def test_recorded_game_takes_the_planned_taps_and_ends_with_its_table() -> None:
    game = next(
        each
        for each in recorded()
        if each.start.rules.setup.edition is FIRST and len(each.table.seats) == 4
    )
    turns = await played(game, (390.0, 844.0))
    assert {each.kind for each in turns} >= {"swap", "look", "unopposed", "opposed"}
    assert [each.words for each in turns if each.beyond] == []


@async_test
async def test_coins_of_a_player_close_to_the_end_take_the_planned_taps() -> None:
    game = new_game(SETUP)
    for command in (*OPENING, Transfer(2, "bank", 4), Transfer("bank", 2, 1), Swap()):
        game = game.append(command)
    turns = await played(game, (1280.0, 800.0))
    # the plate, each coin, and the button that moves them
    assert [each.taps for each in turns if each.kind == "coins"] == [6, 3]
