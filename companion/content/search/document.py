"""The documents to search: their fields, and their tokens by field."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from companion.content.search.normalize import Token, query_words, tokenize
from companion.core import EditionId

SEPARATOR = " · "
"""Separator between the texts of a field."""


class TextField(IntEnum):
    """A part of a document."""

    TITLE = 0
    NAMES = 1
    SYNONYMS = 2
    BODY = 3
    QUESTIONS = 4


@dataclass(frozen=True, slots=True)
class Document:
    """A rule text, with the words that lead to it."""

    id: str
    editions: frozenset[EditionId]
    weight: float
    """Factor of its score, compared with documents that match equally well."""
    title: str
    names: tuple[str, ...]
    synonyms: tuple[str, ...]
    body: str
    questions: tuple[str, ...] = ()
    """Questions that it answers; not displayed."""
    any_character: tuple[str, ...] = ()
    """Questions that it answers for any character, without the name; not displayed."""
    is_character: bool = False
    reading: str | None = None
    """The reading of the title, in languages with readings."""
    players: int | None = None
    """The number of players, if it is about games of 2 or of 3."""
    by_players: Mapping[int, str] = field(default_factory=dict)
    """The parts of `body` about games of 2 or of 3, by the number of players."""


@dataclass(frozen=True, slots=True)
class IndexedDocument:
    """A document with its texts and tokens by field."""

    document: Document
    texts: tuple[str, ...]
    tokens: tuple[tuple[Token, ...], ...]

    @classmethod
    def of(cls, document: Document) -> "IndexedDocument":
        """Return the document with the tokens of its texts."""
        texts = (
            document.title,
            SEPARATOR.join(document.names),
            SEPARATOR.join(document.synonyms),
            document.body,
            SEPARATOR.join(document.questions),
        )
        return cls(document, texts, tuple(tuple(tokenize(text)) for text in texts))


def characters_by_name(documents: Iterable[IndexedDocument]) -> Mapping[str, Collection[int]]:
    """Return the numbers of the documents about characters, by the terms of their names."""
    numbers: dict[str, set[int]] = defaultdict(set)
    for number, indexed in enumerate(documents):
        if indexed.document.is_character:
            for word in query_words(indexed.document.title):
                numbers[word.term].add(number)
    return numbers
