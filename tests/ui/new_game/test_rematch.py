"""The next game of the same group: who goes first, the seats, the set."""

from random import Random

from companion.application.group.last_group import LAST_GROUP, Group
from companion.application.group_state import GroupState
from companion.application.table.snapshot import Snapshot
from companion.content.set_catalogue import scenarios
from companion.core.boxes import EditionId
from companion.ui.new_game.available_sets import youngest_of
from companion.ui.new_game.rematch import NextSet, is_rematch, next_first, next_set, shuffled
from companion.ui.new_game.state import Draft
from companion.ui.page.view import View, ViewHolder
from tests.ui.pages import actions_of, services_on

NAMES = ("Adele", "Bruno", "Cedric", "David")
GROUP = Group(names=NAMES, first=3, youngest="Bruno", edition=EditionId.FIRST)


def test_rematch_has_the_same_players_in_any_seats() -> None:
    assert is_rematch(Draft(names=NAMES[::-1]), GROUP)
    assert not is_rematch(Draft(names=(*NAMES[:3], "Ewa")), GROUP)
    assert not is_rematch(Draft(names=NAMES), None)


def test_starter_is_the_youngest_or_the_next_one_round() -> None:
    assert youngest_of(GROUP) == "Bruno"
    assert youngest_of(GROUP.model_copy(update={"youngest": None})) == "David"
    assert next_first(GROUP) == "Adele"


def test_anybody_may_be_drawn_to_go_first() -> None:
    actions = actions_of(ViewHolder(View(Snapshot())), services_on()).new_game
    actions.context.update(snapshot=Snapshot(group_state=GroupState({LAST_GROUP: GROUP})))
    actions.start_over_with(GROUP)
    drawn = set()
    for _ in range(200):
        actions.rematch.begin_with(None)
        drawn.add(actions.draft.names[actions.draft.first])
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
    assert next_set(sets, ids[0], NextSet.NEXT, Random(1)) == ids[1]
    assert next_set(sets, ids[-1], NextSet.NEXT, Random(1)) == ids[0]
    drawn = {next_set(sets, ids[1], NextSet.CHANCE, Random(seed)) for seed in range(40)}
    assert drawn == set(ids) - {ids[1]}
