"""The ends of a game, its winners, and commands after it (section 4)."""

import pytest

from companion.core.commands import (
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    Look,
    MistakenLook,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.errors import Code
from companion.core.events import End
from companion.core.legal import legal_commands
from companion.core.phases import allowed_actions
from companion.core.table import Table
from tests.core.playing import (
    ADELE,
    BRUNO,
    CEDRIC,
    DAVID,
    FRAN,
    HARRY,
    after,
    coins,
    opposed,
    refused,
    table_with,
    unopposed,
)


def won_by_adele() -> Table:
    return after(table_with("king", coins={ADELE: 10}), *unopposed("king"))


def test_thirteen_coins_win_at_once() -> None:
    table = won_by_adele()
    assert (table.end, table.winners, coins(table)[ADELE]) == (End.THIRTEEN, (ADELE,), 13)
    assert (table.turn, table.active, table.phase) == (5, ADELE, None)
    assert (allowed_actions(table), list(legal_commands(table))) == ((), [])


def test_twelve_coins_do_not_win() -> None:
    table = after(table_with("king", coins={ADELE: 9}), *unopposed("king"))
    assert (table.end, table.turn) == (None, 6)


def test_ends_are_checked_before_the_fines() -> None:
    table = table_with("king", coins={ADELE: 1, BRUNO: 10})
    done = after(table, *opposed("king", [BRUNO], [BRUNO]))
    assert (done.end, done.winners) == (End.THIRTEEN, (BRUNO,))
    assert (coins(done)[ADELE], done.court) == (1, 0)


def test_ends_are_checked_again_after_the_fines() -> None:
    done = after(
        table_with("king", coins={ADELE: 1, CEDRIC: 9}), *opposed("king", [BRUNO], [BRUNO])
    )
    assert (done.end, done.winners) == (End.BANKRUPTCY, (BRUNO, CEDRIC))
    assert (coins(done), done.court) == ((0, 9, 9, 6, 6, 6), 1)


def test_thirteen_coins_are_checked_before_bankruptcy() -> None:
    done = after(table_with("thief", coins={ADELE: 11, BRUNO: 1}), *unopposed("thief"))
    assert coins(done)[:2] == (13, 0)
    assert (done.end, done.winners) == (End.THIRTEEN, (ADELE,))


def test_fines_alone_can_bankrupt() -> None:
    table = table_with("king", coins={BRUNO: 1, HARRY: 8, FRAN: 8})
    done = after(table, *opposed("king", [BRUNO, DAVID], []))
    assert (done.end, done.winners) == (End.BANKRUPTCY, (FRAN, HARRY))


def test_two_peasants_reach_thirteen_together() -> None:
    table = table_with("peasant", "peasant", coins={ADELE: 11, FRAN: 11})
    done = after(table, *opposed("peasant", [FRAN], [ADELE, FRAN]))
    assert (done.end, done.winners) == (End.THIRTEEN, (ADELE, FRAN))


def test_second_peasant_is_paid_though_the_first_has_thirteen() -> None:
    table = table_with("peasant", "peasant", coins={ADELE: 12, FRAN: 6})
    done = after(table, *opposed("peasant", [FRAN], [ADELE, FRAN]))
    assert (coins(done)[ADELE], coins(done)[FRAN], done.winners) == (14, 8, (ADELE,))


def test_thief_may_bankrupt_one_of_two_neighbours() -> None:
    done = after(table_with("thief", coins={HARRY: 1, CEDRIC: 8}), *unopposed("thief"))
    assert (done.end, done.winners) == (End.BANKRUPTCY, (ADELE, CEDRIC))


@pytest.mark.parametrize(
    "command",
    [
        Swap(),
        Look(),
        Announce("king"),
        Claim(BRUNO),
        NoMoreClaims(),
        Reveal(()),
        Choose(()),
        Answer(right=True),
        MistakenLook(BRUNO),
    ],
    ids=lambda command: command.do,
)
def test_commands_after_the_end_are_refused(command: Command) -> None:
    assert refused(won_by_adele(), command).code is Code.GAME_OVER


def test_correction_after_the_end_keeps_the_winner() -> None:
    table = after(won_by_adele(), Transfer(ADELE, BRUNO, 8))
    assert (coins(table)[:2], table.winners, table.end) == ((5, 14), (ADELE,), End.THIRTEEN)


def test_nothing_is_awaited_after_the_end() -> None:
    table = after(table_with("king", coins={ADELE: 10}), *unopposed("king"))
    assert (table.phase, table.announcement) == (None, None)
