"""Colors and symbols that people have chosen, kept by name."""

from enum import StrEnum
from typing import Annotated, Final, Self

from pydantic import AliasChoices, Field

from companion.application.group.last_group import Name
from companion.application.group.stored import InBackup, NamePlaces, Replacement, Stored
from companion.core.names import comparable_name
from companion.model import Model

_MOST: Final = 200
"""Marks kept; the earliest make room."""


class Color(StrEnum):
    """A person's color; each theme has its own shade."""

    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"
    LIME = "lime"
    GREEN = "green"
    TURQUOISE = "turquoise"
    SKY = "sky"
    BLUE = "blue"
    PURPLE = "purple"
    PINK = "pink"
    BROWN = "brown"
    GRAY = "gray"


class Symbol(StrEnum):
    """A person's symbol."""

    STAR = "star"
    HEART = "heart"
    MOON = "moon"
    SUN = "sun"
    LIGHTNING = "lightning"
    ANCHOR = "anchor"
    PAW = "paw"
    FLOWER = "flower"
    DIAMOND = "diamond"
    KEY = "key"
    NOTE = "note"
    LEAF = "leaf"


class Mark(Model):
    """What tells a person apart, besides the name."""

    name: Name
    color: Color | None = None
    symbol: Annotated[
        # called a sign before
        Symbol | None, Field(validation_alias=AliasChoices("symbol", "sign"))
    ] = None


class Marks(Model):
    """Everybody's marks, the latest last."""

    marks: Annotated[tuple[Mark, ...], Field(max_length=_MOST)] = ()

    def find(self, name: str) -> Mark | None:
        """Return the mark of the person with this name; None without one."""
        wanted = comparable_name(name)
        return next((each for each in self.marks if comparable_name(each.name) == wanted), None)

    def with_mark(self, mark: Mark) -> Self:
        """Return the marks with this one in place of the person's; without it if it is empty."""
        others = [each for each in self.marks if each != self.find(mark.name)]
        latest = [mark] if mark.color or mark.symbol else []
        return self.model_copy(update={"marks": (*others, *latest)[-_MOST:]})

    def with_names(self, replacement: Replacement) -> Self:
        """Return the marks with the names that people get; of two for one name, its own stays."""
        renamed = [(each, replacement.person(each.name)) for each in self.marks]
        kept = {name: each for each, name in renamed if name == each.name}
        for each, name in renamed:
            if name is not None and comparable_name(name) not in map(comparable_name, kept):
                kept[name] = each.model_copy(update={"name": name})
        return self.model_copy(update={"marks": tuple(kept.values())})

    def merged(self, other: Self) -> Self:
        """Return the marks with those of people who have none here, as far as there is room."""
        new = tuple(each for each in other.marks if self.find(each.name) is None)
        return self.model_copy(update={"marks": (*self.marks, *new)[:_MOST]})


NO_MARKS: Final = Marks.model_construct()

MARKS: Final = Stored(
    key="marks",
    read=Marks.model_validate_json,
    default=NO_MARKS,
    # people who have another mark here keep it
    in_backup=InBackup("marks", Marks.merged, lacks=lambda merged, other: False),
    names=NamePlaces(people=frozenset({"name"})),
    replace_names=Marks.with_names,
)
