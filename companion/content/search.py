"""Search as you type over the texts of one language."""

import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from math import log

from companion.content.folding import Token, phrase, tokens
from companion.content.marking import Marked, first_marked, mark, snippet
from companion.content.vocabulary import Match, Vocabulary
from companion.i18n import Language

LONGEST_QUERY = 200
"""Characters of a query that are looked at."""
_MOST_WORDS = 12
_SEPARATOR = " · "


class _Field(IntEnum):
    TITLE = 0
    NAMES = 1
    SYNONYMS = 2
    BODY = 3


_WEIGHTS = {_Field.TITLE: 6.0, _Field.NAMES: 6.0, _Field.SYNONYMS: 4.0, _Field.BODY: 1.0}
"""What a word is worth where it stands. These and the factors below were found by trying."""
_ELSEWHERE = 0.1
"""What a further field counts beside the best one."""


@dataclass(frozen=True, slots=True)
class Document:
    """What is searched: one text, and how it counts beside others that match as well."""

    id: str
    editions: frozenset[str]
    weight: float
    title: str
    names: tuple[str, ...]
    synonyms: tuple[str, ...]
    body: str


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry that matches."""

    id: str
    score: float
    """Comparable within one search only."""
    title: Marked
    snippet: Marked
    found: Marked | None
    """The name or synonym that matches, where the title does not show the match."""


@dataclass(frozen=True, slots=True)
class _Indexed:
    """A document with its texts by field, their tokens, and its titles and synonyms folded."""

    document: Document
    texts: tuple[str, ...]
    tokens: tuple[tuple[Token, ...], ...]
    titles: tuple[str, ...]
    synonyms: tuple[str, ...]

    @classmethod
    def of(cls, document: Document) -> "_Indexed":
        texts = (
            document.title,
            _SEPARATOR.join(document.names),
            _SEPARATOR.join(document.synonyms),
            document.body,
        )
        return cls(
            document,
            texts,
            tokens=tuple(tuple(tokens(text)) for text in texts),
            titles=tuple(phrase(title) for title in (document.title, *document.names)),
            synonyms=tuple(phrase(synonym) for synonym in document.synonyms),
        )


class Index:
    """Some documents, prepared for searching."""

    def __init__(self, documents: Iterable[Document], language: Language) -> None:
        self._documents = [_Indexed.of(document) for document in documents]
        self._vocabulary = Vocabulary(
            (token for one in self._documents for place in one.tokens for token in place), language
        )
        self._postings: dict[str, list[tuple[int, _Field, int]]] = defaultdict(list)
        self._by_id: dict[str, list[int]] = defaultdict(list)
        for number, indexed in enumerate(self._documents):
            self._by_id[indexed.document.id].append(number)
            for place in _Field:
                counts = Counter(token.term for token in indexed.tokens[place])
                for term, count in counts.items():
                    self._postings[term].append((number, place, count))

    def find(self, query: str, edition: str, limit: int) -> tuple[Hit, ...]:
        """The documents of `edition` that match words of `query`, or its id, best first."""
        text = _clean(query)
        typed = _typed(text)
        last = typed[-1] if typed and not text[-1].isspace() else None
        meant = {
            token.term: self._vocabulary.meant(token, unfinished=token is last) for token in typed
        }
        matches = _surest(meant.values())
        scores = self._scores(meant.values(), edition)
        whole = phrase(text)
        for number in scores:
            indexed = self._documents[number]
            scores[number] *= indexed.document.weight
            scores[number] *= _share_of_title(indexed, matches) * _whole_match(indexed, whole)
        highest = max(scores.values(), default=0.0)
        for number in self._by_id.get(whole.replace(" ", "-"), ()):
            if edition in self._documents[number].document.editions:
                scores[number] = highest + 1
        best = sorted(scores, key=lambda number: (-scores[number], number))[:limit]
        return tuple(_hit(self._documents[number], scores[number], matches) for number in best)

    def _scores(self, meant: Iterable[Mapping[str, Match]], edition: str) -> dict[int, float]:
        """What the words are worth in each document, rare ones more, and all of them more still."""
        scores: dict[int, float] = defaultdict(float)
        covered: dict[int, float] = defaultdict(float)
        total = 0.0
        for words in meant:
            worth = self._worth(words, edition)
            if not worth:
                continue
            rarity = log(1 + len(self._documents) / (1 + len(worth))) ** 2
            total += rarity
            for number, value in worth.items():
                scores[number] += rarity * value
                covered[number] += rarity
        return {number: score * covered[number] / total for number, score in scores.items()}

    def _worth(self, words: Mapping[str, Match], edition: str) -> dict[int, float]:
        """What one word of the query is worth in each document, where it stands best."""
        fields: dict[int, dict[_Field, float]] = defaultdict(dict)
        for term, match in words.items():
            for number, place, count in self._postings[term]:
                value = _WEIGHTS[place] * match.quality * (1 + 0.1 * min(count - 1, 3))
                found = fields[number]
                found[place] = max(value, found.get(place, 0.0))
        return {
            number: max(values.values())
            + _ELSEWHERE * (sum(values.values()) - max(values.values()))
            for number, values in fields.items()
            if edition in self._documents[number].document.editions
        }


def _clean(query: str) -> str:
    """The part of a query that is looked at, with spaces for what nobody types."""
    composed = unicodedata.normalize("NFKC", query[:LONGEST_QUERY])
    return "".join(" " if unicodedata.category(c).startswith("C") else c for c in composed)


def _typed(text: str) -> list[Token]:
    """The words of a query. The last half of a Japanese pair adds nothing, unless it is alone."""
    found = list(tokens(text))
    pairs = {token.end for token in found if token.start < token.end - 1}
    halves = [t for t in found if t.end in pairs and t.end - t.start == 1]
    return [token for token in found if token not in halves][:_MOST_WORDS]


def _surest(meant: Iterable[Mapping[str, Match]]) -> dict[str, Match]:
    """Each word that is meant, as surely as any of the typed words means it."""
    surest: dict[str, Match] = {}
    for words in meant:
        for term, match in words.items():
            if term not in surest or surest[term].quality < match.quality:
                surest[term] = match
    return surest


def _share_of_title(indexed: _Indexed, matches: Mapping[str, Match]) -> float:
    """More for a title of which less is left over: from 0.6 to 1."""
    title = indexed.tokens[_Field.TITLE]
    matched = sum(token.term in matches for token in title)
    return 0.6 + 0.4 * matched / max(1, len(title))


def _whole_match(indexed: _Indexed, whole: str) -> float:
    """More for a title or synonym that holds all that was typed: from 1 to 2, to 1.5."""

    def share(phrases: Iterable[str]) -> float:
        return max((len(whole) / len(one) for one in phrases if one and whole in one), default=0.0)

    return 1 + max(share(indexed.titles), share(indexed.synonyms) / 2)


def _hit(indexed: _Indexed, score: float, matches: Mapping[str, Match]) -> Hit:
    title, names, synonyms, body = (
        mark(text, places, matches)
        for text, places in zip(indexed.texts, indexed.tokens, strict=True)
    )
    found = None
    if not title.marks:
        found = first_marked(names, _SEPARATOR) or first_marked(synonyms, _SEPARATOR)
    return Hit(indexed.document.id, score, title, snippet(body), found)
