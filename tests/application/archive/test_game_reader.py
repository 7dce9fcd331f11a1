"""A stored game with its last table."""

import pytest

from companion.application.archive.game_reader import GameReader, SavedGame
from companion.core.commands import Entry, Swap, Transfer, Undo
from companion.core.record import dump_line
from companion.core.setup import Setup
from companion.core.table import Table
from tests.application.failing_store import FailingStore

OPENING: tuple[Entry, ...] = (Swap(),) * 4


def stored(store: FailingStore, setup: Setup, *entries: Entry) -> None:
    store.create([dump_line(setup), *map(dump_line, entries)])


def only_game(store: FailingStore) -> SavedGame:
    (summary,) = store.games()
    found = GameReader(store).find(summary.id)
    assert found is not None
    return found


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
def test_listed_game_has_its_last_table(
    store: FailingStore,
    setup: Setup,
    entries: tuple[Entry, ...],
    turn: int,
    winners: tuple[int, ...] | None,
) -> None:
    stored(store, setup, *entries)
    game = only_game(store)
    assert isinstance(game.table, Table)
    assert (game.setup, game.table.turn, game.table.winners) == (setup, turn, winners)


def test_game_with_unreadable_setup_is_not_found(store: FailingStore) -> None:
    assert GameReader(store).find(store.create(["from a later program"])) is None


def test_game_with_unreadable_line_is_listed_without_table(
    store: FailingStore, setup: Setup
) -> None:
    store.create([dump_line(setup), '{"do": "dance"}'])
    game = only_game(store)
    assert (game.setup, game.table) == (setup, None)


@pytest.mark.parametrize(("lines", "told"), [(1000, True), (1001, False)])
def test_very_long_record_is_listed_without_table(
    store: FailingStore, setup: Setup, lines: int, told: bool
) -> None:
    there_and_back = [Transfer("bank", 0, 1), Transfer(0, "bank", 1)]
    stored(store, setup, *(there_and_back * 500)[: lines - 1])
    game = only_game(store)
    assert (game.table is not None) == told
