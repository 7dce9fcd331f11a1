"""The next game of the same group: who goes first, the seats, the set."""

from random import Random

from companion.application.group.last_group import Group
from companion.content.set_catalogue import scenarios
from companion.core.boxes import EditionId
from companion.ui.new_game.rematch import (
    NextSet,
    Starter,
    is_rematch,
    next_set,
    shuffled,
    starter,
)
from companion.ui.new_game.state import Draft

NAMES = ("Adele", "Bruno", "Cedric", "David")
GROUP = Group(names=NAMES, first=3, youngest="Bruno", edition=EditionId.FIRST)


def test_rematch_has_the_same_players_in_any_seats() -> None:
    assert is_rematch(Draft(names=NAMES[::-1]), GROUP)
    assert not is_rematch(Draft(names=(*NAMES[:3], "Ewa")), GROUP)
    assert not is_rematch(Draft(names=NAMES), None)


def test_starter_is_the_youngest_the_next_one_round_or_anybody() -> None:
    assert starter(GROUP, Starter.YOUNGEST, Random(1)) == "Bruno"
    assert starter(GROUP, Starter.NEXT, Random(1)) == "Adele"
    drawn = {starter(GROUP, Starter.LOT, Random(seed)) for seed in range(30)}
    assert drawn == set(NAMES)


def test_shuffled_seats_give_other_neighbours() -> None:
    for seed in range(20):
        found = shuffled(NAMES, Random(seed))
        assert sorted(found) == sorted(NAMES)
        assert found != NAMES
    assert shuffled(NAMES[:2], Random(1)) == NAMES[:2]


def test_next_set_follows_the_last_one_in_a_circle() -> None:
    sets = scenarios(EditionId.FIRST, 4)
    ids = [each.id for each in sets]
    assert next_set(sets, ids[0], NextSet.AGAIN, Random(1)) == ids[0]
    assert next_set(sets, ids[0], NextSet.NEXT, Random(1)) == ids[1]
    assert next_set(sets, ids[-1], NextSet.NEXT, Random(1)) == ids[0]
    drawn = {next_set(sets, ids[1], NextSet.CHANCE, Random(seed)) for seed in range(40)}
    assert drawn == set(ids) - {ids[1]}
