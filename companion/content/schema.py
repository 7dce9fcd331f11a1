"""The models of the files in `locales`, which its README describes. They reject unknown keys."""

from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import BeforeValidator, Field, model_validator

from companion.core import EditionId
from companion.i18n import SOURCE_LANGUAGE, CardLanguage, Language, NameLanguage
from companion.model import Model

RuleId = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Words = Annotated[str, Field(min_length=1)]

Players = Annotated[int, Field(ge=2, le=3)]
"""Number of players in a game where each has several cards."""

_FACT = r"([1-9]\d?(\.[1-9]\d?)?|R[1-9]\d?)"
"""A section of RULES.md, an example of a section, or a ruling."""


class Kind(StrEnum):
    """The kind of an entry of the rulebook."""

    SECTION = "section"
    CHARACTER = "character"
    QUESTION = "question"
    EXAMPLE = "example"
    TERM = "term"


class Role(StrEnum):
    """The subject of a part of an entry."""

    TEXT = "text"
    POWER = "power"
    TIMING = "timing"
    EXAMPLE = "example"
    CONFUSED = "confused"
    NOTE = "note"
    TIP = "tip"


class Status(StrEnum):
    """The source of a part.

    The rulebook, printings that differ, our ruling, our own words (an example, a tip), or what the
    app does.
    """

    RULEBOOK = "rulebook"
    PRINTINGS = "printings"
    RULING = "ruling"
    OWN = "own"
    APP = "app"


class Heading(Model):
    """The role and status of a part, written "text rulebook".

    A number after them says that the part is about games of 2 or 3 players: "text rulebook 2".
    """

    role: Role
    status: Status
    players: Players | None = None

    @model_validator(mode="before")
    @classmethod
    def _from_words(cls, value: Any) -> Any:
        if isinstance(value, str):
            role, _, rest = value.partition(" ")
            status, _, players = rest.strip().partition(" ")
            return {"role": role, "status": status, "players": players.strip() or None}
        return value


Headings = Annotated[tuple[Heading, ...], Field(min_length=1)]


class Entry(Model):
    """An entry of index.toml. All languages have a text for it."""

    id: RuleId
    kind: Kind
    editions: Annotated[tuple[EditionId, ...], Field(min_length=1)]
    parts: Headings
    first_parts: Headings | None = None
    """The parts in the first edition, if they differ."""
    second_parts: Headings | None = None
    """The parts in the second edition, if they differ."""
    facts: Annotated[str, Field(pattern=rf"^{_FACT}(, {_FACT})*$")]
    see: tuple[RuleId, ...] = ()
    players: Players | None = None
    """The number of players, if the entry is about games of 2 or of 3."""
    character: str | None = None
    record: str | None = None
    second_record: str | None = None
    """The record for the second edition, in examples of both editions."""

    def record_in(self, edition: EditionId) -> str | None:
        """Return the file name of the example's record in `edition`; None if it is none."""
        return (
            self.second_record
            if edition is EditionId.SECOND and self.second_record
            else self.record
        )

    @property
    def records(self) -> tuple[str, ...]:
        """The file names of the example's records."""
        return tuple(filter(None, (self.record, self.second_record)))

    @model_validator(mode="after")
    def _differing_parts_are_of_two_editions(self) -> Self:
        if (self.first_parts or self.second_parts) and len(set(self.editions)) < len(EditionId):
            raise ValueError("parts of one edition belong to entries of both")
        return self

    @model_validator(mode="after")
    def _belongs_to_its_kind(self) -> Self:
        if (self.character is not None) != (self.kind is Kind.CHARACTER):
            raise ValueError("`character` belongs to entries of kind character, and to each")
        if (self.record is not None) != (self.kind is Kind.EXAMPLE):
            raise ValueError("`record` belongs to entries of kind example, and to each")
        of_both = self.kind is Kind.EXAMPLE and len(set(self.editions)) == len(EditionId)
        if (self.second_record is not None) != of_both:
            raise ValueError("`second_record` belongs to examples of both editions, and to each")
        return self


class CharacterNames(Model):
    """The names of a character by language, and the languages without a known printed name."""

    words: dict[NameLanguage, Words]
    unprinted: frozenset[NameLanguage] = frozenset()
    reading: Words | None = None
    """The reading of the name in the language with readings."""
    other: tuple[Words, ...] = ()
    """Other names for the character, from boxes in other languages or in common use."""

    @model_validator(mode="before")
    @classmethod
    def _languages_are_keys(cls, row: Any) -> Any:
        if not isinstance(row, dict):
            return row
        known = {*Language, *CardLanguage}
        words = {key: value for key, value in row.items() if key in known}
        return {"words": words} | {k: v for k, v in row.items() if k not in words}

    @model_validator(mode="after")
    def _source_language_has_one(self) -> Self:
        if SOURCE_LANGUAGE not in self.words:
            raise ValueError(f"no name in {SOURCE_LANGUAGE}")
        return self

    def reading_in(self, language: NameLanguage) -> str | None:
        """Return the reading of the name in `language`; None if there is none."""
        return self.reading if language.profile.has_readings and language in self.words else None

    @property
    def searchable(self) -> tuple[str, ...]:
        """The names and readings, without duplicates."""
        names = (*self.words.values(), *self.other)
        return (*dict.fromkeys(names), *filter(None, (self.reading,)))


class BoxNames(Model):
    """The contents of an expansion's file besides its entries: characters new in that box."""

    characters: dict[str, CharacterNames] = Field(default_factory=dict)


def _split_list(value: Any) -> Any:
    if isinstance(value, str):
        return tuple(word.strip() for word in value.split(";") if word.strip())
    return value


class Part(Model):
    """A part of a rule text, with its role and status."""

    heading: Heading
    markdown: Words

    @property
    def role(self) -> Role:
        """The subject of the part."""
        return self.heading.role

    @property
    def status(self) -> Status:
        """The source of the part."""
        return self.heading.status

    @property
    def players(self) -> int | None:
        """The number of players, if the part is about games of 2 or of 3."""
        return self.heading.players


class RuleText(Model):
    """The text of an entry in a language, for one edition or (None) for all it is in."""

    id: RuleId
    edition: EditionId | None
    title: Annotated[Words, Field(alias="Title")]
    synonyms: Annotated[
        tuple[Words, ...], BeforeValidator(_split_list), Field(alias="Words", default=())
    ]
    reading: Annotated[Words | None, Field(alias="Name", default=None)]
    parts: Annotated[tuple[Part, ...], Field(min_length=1)]
