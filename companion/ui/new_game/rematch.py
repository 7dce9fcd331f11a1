"""What a group may change from one game to the next: who goes first, the seats, the set."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random

from companion.application.group.last_group import Group
from companion.content.set_catalogue import Scenario
from companion.ui.new_game.state import Draft


class Starter(StrEnum):
    """Who goes first in the next game."""

    YOUNGEST = "youngest"
    NEXT = "next"
    LOT = "lot"


class NextSet(StrEnum):
    """Which set comes next."""

    AGAIN = "again"
    NEXT = "next"
    CHANCE = "chance"


def is_rematch(draft: Draft, group: Group | None) -> bool:
    """Whether a draft has exactly the players of the last group, in any seats."""
    return group is not None and sorted(draft.names) == sorted(group.names)


def starter(group: Group, who: Starter, random: Random) -> str:
    """The name of the one who goes first: the next is on the left of the last game's first."""
    names = group.names
    match who:
        case Starter.YOUNGEST:
            return group.youngest or names[group.first]
        case Starter.NEXT:
            return names[(group.first + 1) % len(names)]
        case Starter.LOT:
            return random.choice(names)


def shuffled(names: Sequence[str], random: Random) -> tuple[str, ...]:
    """The names in another order around the table, if there is one."""
    found = list(names)
    # turning the circle changes no neighbour
    first, *others = found
    while len(set(others)) > 1 and found == list(names):
        random.shuffle(others)
        found = [first, *others]
    return tuple(found)


def next_set(sets: Sequence[Scenario], last: str | None, which: NextSet, random: Random) -> str:
    """The id of a set after the one played last; that one again if there is no other.

    `sets` has at least one.
    """
    ids = [each.id for each in sets]
    place = ids.index(last) if last in ids else 0
    match which:
        case NextSet.AGAIN:
            return ids[place]
        case NextSet.NEXT:
            return ids[(place + 1) % len(ids)]
        case NextSet.CHANCE:
            return random.choice([each for each in ids if each != ids[place]] or ids)
