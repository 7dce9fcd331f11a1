"""What a group has deleted in the last days, apart from games: it can be restored."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Annotated, Final, Self

from pydantic import AwareDatetime, Field

from companion.application.group.favourite_sets import FavouriteSet
from companion.application.group.saved_groups import SavedGroup, renamed_group
from companion.application.group.scenario_sheets import CopiedSheet
from companion.application.group.stored import NamePlaces, Replacement, Stored
from companion.application.ports import Store
from companion.core.custom_characters import CustomCharacter
from companion.model import Model

KEPT_FOR: Final = timedelta(days=30)
_MOST: Final = 100
"""Things kept; the oldest make room."""

Thing = FavouriteSet | CustomCharacter | CopiedSheet | SavedGroup
"""What can be deleted and restored."""


class Deleted(Model):
    """Something deleted."""

    when: AwareDatetime
    thing: Thing


class RecentlyDeleted(Model):
    """Everything deleted in the last days, the latest first."""

    things: Annotated[tuple[Deleted, ...], Field(max_length=_MOST)] = ()

    def with_thing(self, thing: Thing, when: datetime) -> Self:
        """Return the list with something that has just been deleted."""
        latest = Deleted(when=when, thing=thing)
        return self.model_copy(update={"things": (latest, *self.things)[:_MOST]})

    def without(self, deleted: Deleted) -> Self:
        """Return the list without something."""
        others = tuple(each for each in self.things if each != deleted)
        return self.model_copy(update={"things": others})

    def since(self, when: datetime) -> Self:
        """Return what was deleted at this time or later."""
        return self.model_copy(
            update={"things": tuple(each for each in self.things if each.when >= when)}
        )

    def with_names(self, replacement: Replacement) -> Self:
        """Return the list with the names that people get; a group of one is none."""
        changed = []
        for each in self.things:
            thing: Thing | None = each.thing
            if isinstance(thing, SavedGroup):
                thing = renamed_group(thing, replacement)
            elif isinstance(thing, FavouriteSet):
                house = tuple(_renamed(character, replacement) for character in thing.house)
                update = {"name": replacement.text(thing.name), "house": house}
                thing = thing.model_copy(update=update)
            elif isinstance(thing, CustomCharacter):
                thing = _renamed(thing, replacement)
            if thing is not None:
                changed.append(each.model_copy(update={"thing": thing}))
        return self.model_copy(update={"things": tuple(changed)})


def _renamed(character: CustomCharacter, replacement: Replacement) -> CustomCharacter:
    name, text = replacement.text(character.name), replacement.text(character.text)
    return replace(character, name=name, text=text)


RECENTLY_DELETED: Final = Stored(
    key="recently-deleted",
    read=RecentlyDeleted.model_validate_json,
    default=RecentlyDeleted.model_construct(),
    names=NamePlaces(frozenset({"people"}), frozenset({"name", "text"})),
    replace_names=RecentlyDeleted.with_names,
)


def remove_deleted_things(store: Store, now: datetime) -> None:
    """Remove what was deleted long enough ago from the store for good. Raises StorageFault."""
    deleted = RECENTLY_DELETED.load(store)
    left = deleted.since(now - KEPT_FOR)
    if left != deleted:
        RECENTLY_DELETED.save(store, left)
