"""Which announcements could end the game, by public coins."""

import pytest

from companion.core.commands import Announce
from companion.core.endings import Ending, endings
from tests.core.playing import BRUNO, CEDRIC, FRAN, after, table_with, unopposed

CARDS = ("king", "cheat", "thief", "judge", "inquisitor", "witch")


def test_no_character_can_end_a_game_that_has_just_begun() -> None:
    assert endings(table_with(*CARDS), FRAN) == {}


@pytest.mark.parametrize(
    ("coins", "winning"),
    [
        (10, {"king", "cheat", "inquisitor"}),
        (9, {"inquisitor"}),
        (11, {"king", "cheat", "inquisitor", "thief"}),
    ],
)
def test_characters_that_could_bring_thirteen_coins_win(coins: int, winning: set[str]) -> None:
    # as if it were Bruno's turn: Adele is on turn
    found = endings(table_with(*CARDS, coins={BRUNO: coins}), BRUNO)
    assert found == dict.fromkeys(winning, Ending.WINS)


def test_bankruptcy_that_makes_another_win_ends_the_game() -> None:
    table = table_with(*CARDS, coins={CEDRIC: 1, FRAN: 12})
    found = endings(table, BRUNO)
    assert found["thief"] is Ending.ENDS
    assert "king" not in found


def test_open_announcement_and_duties_do_not_count() -> None:
    table = table_with(*CARDS, coins={FRAN: 10})
    asked = endings(table, FRAN)
    assert endings(after(table, Announce("judge")), FRAN) == asked
    assert endings(after(table, *unopposed("judge")), FRAN) == asked
