"""What is searched: documents with their fields, and their tokens by field."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from companion.content.search.normalize import Token, query_words, tokenize
from companion.core import EditionId

SEPARATOR = " · "
"""Between the texts of a field."""


class TextField(IntEnum):
    """A part of a document in which a word may be found."""

    TITLE = 0
    NAMES = 1
    SYNONYMS = 2
    BODY = 3
    QUESTIONS = 4


@dataclass(frozen=True, slots=True)
class Document:
    """A rule text and what it is found by."""

    id: str
    editions: frozenset[EditionId]
    weight: float
    """Factor of its score beside documents that match equally well."""
    title: str
    names: tuple[str, ...]
    synonyms: tuple[str, ...]
    body: str
    questions: tuple[str, ...] = ()
    """Questions that it answers; never displayed."""
    any_character: tuple[str, ...] = ()
    """Questions that it answers for any character, without the name; never displayed."""
    is_character: bool = False
    reading: str | None = None
    """The reading of the title, in languages that have readings."""
    players: int | None = None
    """The number of players of the games that it is about, if it is about no others."""
    by_players: Mapping[int, str] = field(default_factory=dict)
    """The parts of `body` about games of so many players only."""


@dataclass(frozen=True, slots=True)
class IndexedDocument:
    """A document with its texts and their tokens, both by field."""

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
    found: dict[str, set[int]] = defaultdict(set)
    for number, indexed in enumerate(documents):
        if indexed.document.is_character:
            for word in query_words(indexed.document.title):
                found[word.term].add(number)
    return found
