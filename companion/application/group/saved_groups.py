"""Groups of people who play together, kept under a name for their statistics."""

from collections.abc import Iterable
from typing import Annotated, Final, Self

from pydantic import Field

from companion.application.group.last_group import Name, TypedName
from companion.application.group.stored import InBackup, NamePlaces, Replacement, Stored
from companion.model import Model

MOST_GROUPS = 50
FEWEST_PEOPLE = 2
MOST_PEOPLE = 40


class SavedGroup(Model):
    """People who play together."""

    id: Annotated[int, Field(ge=1)]
    """Different from those of the other groups."""
    name: TypedName = ""
    """Empty: the group is called by its people."""
    people: Annotated[tuple[Name, ...], Field(min_length=FEWEST_PEOPLE, max_length=MOST_PEOPLE)]


def renamed_group(group: SavedGroup, replacement: Replacement) -> SavedGroup | None:
    """Return a group with the names that its people get; None if fewer than two are left."""
    names = map(replacement.person, group.people)
    people = tuple(dict.fromkeys(each for each in names if each is not None))
    if len(people) < FEWEST_PEOPLE:
        return None
    return group.model_copy(update={"name": replacement.text(group.name), "people": people})


class SavedGroups(Model):
    """The groups in the order in which they were saved."""

    groups: Annotated[tuple[SavedGroup, ...], Field(max_length=MOST_GROUPS)] = ()

    def find(self, group_id: int | None) -> SavedGroup | None:
        """Return a group; None without it."""
        return next((each for each in self.groups if each.id == group_id), None)

    def with_new(self, name: str, people: Iterable[str]) -> Self:
        """Return the groups with one more at the end. Raises ValidationError for an invalid one."""
        id_ = max((each.id for each in self.groups), default=0) + 1
        return self._with((*self.groups, SavedGroup(id=id_, name=name, people=tuple(people))))

    def with_changed(self, group: SavedGroup) -> Self:
        """Return the groups with the one of the same id replaced."""
        return self._with(tuple(group if each.id == group.id else each for each in self.groups))

    def without(self, group_id: int) -> Self:
        """Return the groups without one."""
        return self._with(tuple(each for each in self.groups if each.id != group_id))

    def with_names(self, replacement: Replacement) -> Self:
        """Return the groups with the names that their people get, each person once.

        A group of one is none.
        """
        changed = (renamed_group(group, replacement) for group in self.groups)
        return self._with(tuple(each for each in changed if each is not None))

    def merged(self, other: Self) -> Self:
        """Return the groups with those of another device, as far as there is room."""
        merged, known = self, {(each.name, frozenset(each.people)) for each in self.groups}
        for each in other.groups:
            new = (each.name, frozenset(each.people)) not in known
            if new and len(merged.groups) < MOST_GROUPS:
                merged = merged.with_new(each.name, each.people)
        return merged

    def _with(self, groups: tuple[SavedGroup, ...]) -> Self:
        return self.model_validate({"groups": groups})


SAVED_GROUPS: Final = Stored(
    key="groups",
    read=SavedGroups.model_validate_json,
    default=SavedGroups.model_construct(),
    # what there is no room for is left out without a word
    in_backup=InBackup("groups", SavedGroups.merged, lacks=lambda merged, other: False),
    names=NamePlaces(frozenset({"people"}), frozenset({"name"})),
    replace_names=SavedGroups.with_names,
)
