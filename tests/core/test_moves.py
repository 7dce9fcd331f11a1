"""Coin moves derived from events."""

import pytest

from companion.core.commands import Announce, Choose, Command, NoMoreClaims, Swap, Transfer
from companion.core.decide import decide
from companion.core.errors import RuleViolation
from companion.core.evolve import evolve
from companion.core.moves import Move, MoveKind, moves, play_all
from companion.core.table import Table
from tests.core.playing import (
    ADELE,
    BRUNO,
    CEDRIC,
    FRAN,
    HARRY,
    SECOND,
    after,
    opposed,
    table_with,
    total,
    unopposed,
)

POWER, FINE, HAND = MoveKind.POWER, MoveKind.FINE, MoveKind.HAND


def previewed(table: Table, *commands: Command) -> tuple[Move, ...]:
    return moves(table, play_all(table, commands).events)


def test_moves_of_power_and_fines_are_in_order() -> None:
    table = table_with("judge", court=2)
    assert previewed(table, *opposed("judge", [CEDRIC, FRAN], [CEDRIC])) == (
        Move(POWER, "court", CEDRIC, 2),
        Move(FINE, ADELE, "court", 1),
        Move(FINE, FRAN, "court", 1),
    )


def test_events_without_coins_are_no_moves() -> None:
    assert previewed(table_with("spy"), Swap(), *unopposed("spy")) == ()


def test_fine_of_no_coins_is_no_move() -> None:
    table = after(table_with("king"), Transfer(BRUNO, "bank", 6))
    assert [move.source for move in previewed(table, *opposed("king", [BRUNO], []))] == [ADELE]


@pytest.mark.parametrize(
    ("held", "shown"),
    [
        (7, (Move(POWER, HARRY, ADELE, 1),)),
        (2, (Move(POWER, ADELE, HARRY, 4),)),
        (6, ()),
    ],
)
def test_exchange_of_fortunes_is_one_move_of_the_difference(
    held: int, shown: tuple[Move, ...]
) -> None:
    table = table_with("witch", coins={HARRY: held})
    assert previewed(table, *unopposed("witch"), Choose((HARRY,))) == shown


def test_exchange_uses_the_coins_at_that_moment() -> None:
    table = table_with("witch")
    way = (Transfer("bank", HARRY, 3), *unopposed("witch"), Choose((HARRY,)))
    assert previewed(table, *way) == (
        Move(HAND, "bank", HARRY, 3),
        Move(POWER, HARRY, ADELE, 3),
    )


def test_moves_name_people_after_a_change_of_places() -> None:
    table = table_with("puppet_master", edition=SECOND)
    way = (*opposed("puppet_master", [FRAN, CEDRIC], [FRAN]), Choose((BRUNO, CEDRIC)))
    assert previewed(table, *way) == (
        Move(POWER, BRUNO, FRAN, 1),
        Move(POWER, CEDRIC, FRAN, 1),
        Move(FINE, ADELE, "court", 1),
        Move(FINE, CEDRIC, "court", 1),
    )


def test_play_all_raises_at_the_first_refusal() -> None:
    table = table_with("king")
    with pytest.raises(RuleViolation, match="not_awaited"):
        play_all(table, (Announce("king"), Swap()))


def test_evolving_the_events_gives_the_outcome() -> None:
    table = after(table_with("king"), Announce("king"))
    happened = decide(table, NoMoreClaims())
    then = table
    for event in happened.events:
        then = evolve(then, event)
        assert total(then) == total(table)
    assert then == happened.table
