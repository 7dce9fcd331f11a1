"""What a page shows of people and groups over all games."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.application.group.recently_deleted import Deleted
from companion.application.group.saved_groups import SavedGroup
from companion.application.people.people import NameChange
from companion.application.ports import StoredFile
from companion.statistics import GroupTotals
from companion.statistics.players import PlayerTotals


@dataclass(frozen=True, slots=True)
class GroupDraft:
    """A saved group being made or changed."""

    id: int | None
    """None for a new one."""
    name: str
    people: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Forgetting:
    """What is about to be forgotten, and where it is stored."""

    names: tuple[str, ...]
    group: int | None
    """The saved group that is forgotten with its people."""
    change: NameChange
    files: tuple[StoredFile, ...] = ()
    """Files beside the store that have a name."""
    deletes_files: bool = True


@dataclass(frozen=True, slots=True)
class PeopleState:
    """People and groups on one page."""

    players: tuple[PlayerTotals, ...] | None = None
    """The players over all finished games; None until they have been counted."""
    tonight: tuple[PlayerTotals, ...] = ()
    """The same over the games of this evening."""
    only_tonight: bool = False
    """The players of this evening are shown."""
    player: str | None = None
    """The name of the player whose figures are shown."""
    origin: str = "/"
    """The route from which the players were opened."""
    totals: Mapping[int, GroupTotals] = field(default_factory=dict)
    """The figures of saved groups by id, as far as they have been counted."""
    group: int | None = None
    """The group whose games are shown; None for all games."""
    draft: GroupDraft | None = None
    forgetting: Forgetting | None = None
    """None until it has been looked up."""
    done: str = ""
    """What was changed last, in one sentence."""
    undo: NameChange | Deleted | None = None
    """Takes that back; None if it cannot be."""

    @property
    def evening(self) -> bool:
        """Whether the games of this evening are shown: they are asked for, and there are some."""
        return self.only_tonight and bool(self.tonight)

    def listed(self, group: SavedGroup | None) -> tuple[PlayerTotals, ...]:
        """Return the players over the games of a group, of this evening, or of all."""
        if group is not None:
            totals = self.totals.get(group.id)
            return () if totals is None else totals.players
        return self.tonight if self.evening else self.players or ()
