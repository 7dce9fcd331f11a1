"""What a group may change from one game to the next: who goes first, the seats, the set."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from random import Random

from companion.application.group.last_group import Group
from companion.content.set_catalogue import Scenario
from companion.ui.new_game.available_sets import drafted, offers, printing_languages, youngest_of
from companion.ui.new_game.draft_actions import DraftActions
from companion.ui.new_game.state import OWN, Draft


class NextSet(StrEnum):
    """Which set comes next."""

    AGAIN = "again"
    NEXT = "next"
    CHANCE = "chance"


def is_rematch(draft: Draft, group: Group | None) -> bool:
    """Return whether a draft has exactly the players of the last group, in any seats."""
    return group is not None and sorted(draft.names) == sorted(group.names)


def next_first(group: Group) -> str:
    """Return the name of the player on the left of the one who went first in the last game."""
    return group.names[(group.first + 1) % len(group.names)]


def shuffled(names: Sequence[str], random: Random) -> tuple[str, ...]:
    """Return the names in another order around the table, if there is one."""
    order = list(names)
    # turning the circle changes no neighbour
    first, *others = order
    while len(set(others)) > 1 and order == list(names):
        random.shuffle(others)
        order = [first, *others]
    return tuple(order)


def next_set(sets: Sequence[Scenario], last: str | None, which: NextSet, random: Random) -> str:
    """Return the id of another set than the one played last; that one if there is no other.

    `sets` has at least one.
    """
    ids = [scenario.id for scenario in sets]
    place = ids.index(last) if last in ids else 0
    if which is NextSet.CHANCE:
        return random.choice([id for id in ids if id != ids[place]] or ids)
    return ids[(place + 1) % len(ids)]


class RematchActions:
    """Changes the draft of a game with the players of the last one."""

    def __init__(self, new_game: DraftActions) -> None:
        self._new_game = new_game
        self._random = Random()

    def begin_with(self, name: str | None) -> None:
        """Choose who goes first; None draws lots."""
        group, draft = self._group, self._new_game.draft
        if group is not None:
            name = self._random.choice(draft.names) if name is None else name
            first, youngest = draft.names.index(name), youngest_of(group)
            self._new_game.change(replace(draft, first=first, youngest=youngest))

    def take_seats(self, *, shuffle: bool) -> None:
        """Seat the players as in the last game, or in another order."""
        group, draft = self._group, self._new_game.draft
        if group is not None:
            names = shuffled(group.names, self._random) if shuffle else group.names
            first = names.index(draft.names[draft.first])
            self._new_game.change(draft.seated(names, first))

    def play_set(self, which: NextSet) -> None:
        """Choose the set of the last game, the next one on offer, or any other."""
        group, view, draft = self._group, self._new_game.view, self._new_game.draft
        if group is None:
            return
        sheets = view.group_state.sheets
        last = drafted(group, sheets)
        if which is NextSet.AGAIN:
            if last.set_id == OWN:
                self._new_game.take_set(draft.with_own_set(last.cards, last.house))
            else:
                self._new_game.change(replace(draft, set_id=last.set_id))
            return
        languages = printing_languages(view.card_language, view.language)
        sets = offers(draft, sheets, languages)
        if sets:
            chosen = next_set(sets, last.set_id, which, self._random)
            self._new_game.change(replace(draft, set_id=chosen))

    @property
    def _group(self) -> Group | None:
        """The last group, if the draft is for the same players."""
        group = self._new_game.view.group
        return group if is_rematch(self._new_game.draft, group) else None
