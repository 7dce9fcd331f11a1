"""The list of stored games: what it tells them apart by, and what it passes over."""

import pytest

from companion.application.saved_games import list_saved_games
from companion.core.commands import Entry, Swap, Transfer, Undo
from companion.core.record import dump_line
from companion.core.setup import Setup
from companion.core.table import Table
from tests.application.failing_store import FailingStore

OPENING: tuple[Entry, ...] = (Swap(),) * 4


def stored(store: FailingStore, setup: Setup, *entries: Entry) -> None:
    store.create([dump_line(setup), *map(dump_line, entries)])


def test_the_newest_games_come_first_and_no_more_than_twenty(
    store: FailingStore, setup: Setup
) -> None:
    for _ in range(22):
        stored(store, setup)
    assert [game.id for game in list_saved_games(store)] == list(range(22, 2, -1))


@pytest.mark.parametrize(
    ("entries", "turn", "winners"),
    [
        ((), 1, None),
        (OPENING, 5, None),
        ((*OPENING, Undo()), 4, None),
        ((*OPENING, Transfer("bank", 2, 7), Swap()), 5, (2,)),
    ],
    ids=["not begun", "fifth turn", "one turn taken back", "won"],
)
def test_a_game_tells_how_far_it_came(
    store: FailingStore,
    setup: Setup,
    entries: tuple[Entry, ...],
    turn: int,
    winners: tuple[int, ...] | None,
) -> None:
    stored(store, setup, *entries)
    (game,) = list_saved_games(store)
    assert isinstance(game.table, Table)
    assert (game.setup, game.table.turn, game.table.winners) == (setup, turn, winners)


def test_a_game_whose_beginning_cannot_be_read_hides_no_other(
    store: FailingStore, setup: Setup
) -> None:
    stored(store, setup)
    store.create(["from a later program"])
    (game,) = list_saved_games(store)
    assert game.setup == setup


def test_a_game_that_cannot_be_read_to_its_end_is_still_named(
    store: FailingStore, setup: Setup
) -> None:
    store.create([dump_line(setup), '{"do": "dance"}'])
    (game,) = list_saved_games(store)
    assert (game.setup, game.table) == (setup, None)


@pytest.mark.parametrize(("lines", "told"), [(1000, True), (1001, False)])
def test_a_record_far_longer_than_an_evening_is_not_played_for_a_list(
    store: FailingStore, setup: Setup, lines: int, told: bool
) -> None:
    there_and_back = [Transfer("bank", 0, 1), Transfer(0, "bank", 1)]
    stored(store, setup, *(there_and_back * 500)[: lines - 1])
    (game,) = list_saved_games(store)
    assert (game.table is not None) == told
