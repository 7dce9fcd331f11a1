"""Search as you type over the texts of one language."""

import unicodedata
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from math import log, sqrt

import snowballstemmer

from companion.content.folding import Token, fold, phrase, tokens
from companion.content.spelling import Speller
from companion.i18n import Language

LONGEST_QUERY = 200
"""Characters of a query that are looked at."""
_MOST_WORDS = 12
_SNIPPET = 160

_STEMMERS = {
    Language.EN: "english",
    Language.PL: "polish",
    Language.IT: "italian",
    Language.RU: "russian",
}


class _Field(IntEnum):
    TITLE = 0
    NAMES = 1
    SYNONYMS = 2
    BODY = 3


_WEIGHTS = {_Field.TITLE: 6.0, _Field.NAMES: 6.0, _Field.SYNONYMS: 4.0, _Field.BODY: 1.0}
"""What a word is worth where it stands. These and the factors below were found by trying."""
_SEPARATOR = " · "


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
class Marked:
    """A text and the places in it that match, as (start, end) in its order, never overlapping."""

    text: str
    marks: tuple[tuple[int, int], ...]


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
class _Match:
    """A word of the vocabulary that may be meant, how surely, and how much of it was typed."""

    quality: float
    typed: int | None = None


@dataclass(slots=True)
class _Indexed:
    document: Document
    texts: tuple[str, str, str, str]
    tokens: tuple[list[Token], ...]
    phrases: tuple[str, ...] = field(default=())

    @classmethod
    def of(cls, document: Document) -> "_Indexed":
        texts = (
            document.title,
            _SEPARATOR.join(document.names),
            _SEPARATOR.join(document.synonyms),
            document.body,
        )
        whole = (document.title, *document.names, *document.synonyms)
        return cls(
            document,
            texts,
            tuple(list(tokens(text)) for text in texts),
            tuple(phrase(one) for one in whole),
        )


class Index:
    """The words of some documents, prepared for searching."""

    def __init__(self, documents: Iterable[Document], language: Language) -> None:
        self._documents = [_Indexed.of(document) for document in documents]
        algorithm = _STEMMERS.get(language)
        self._stem = snowballstemmer.stemmer(algorithm).stemWord if algorithm else None
        self._postings: dict[str, list[tuple[int, _Field, int]]] = defaultdict(list)
        self._by_stem: dict[str, set[str]] = defaultdict(set)
        for number, indexed in enumerate(self._documents):
            for place in _Field:
                counts = Counter(token.term for token in indexed.tokens[place])
                for term, count in counts.items():
                    self._postings[term].append((number, place, count))
        written = {
            (token.term, token.word)
            for indexed in self._documents
            for place in indexed.tokens
            for token in place
        }
        for term, word in written:
            for stem in self._stems(term, word):
                self._by_stem[stem].add(term)
        self._vocabulary = sorted(self._postings)
        self._speller = Speller(self._vocabulary)

    def find(self, query: str, edition: str, limit: int) -> tuple[Hit, ...]:
        """The documents of `edition` that match any word of `query`, best first."""
        text = _clean(query)
        typed = _typed(text)
        open_end = bool(text) and not text[-1].isspace()
        matches = {
            token.term: self._matches(token, last=open_end and number == len(typed) - 1)
            for number, token in enumerate(typed)
        }
        scores = self._scores(matches, edition)
        whole = phrase(text)
        for number in scores:
            scores[number] *= self._documents[number].document.weight
            scores[number] *= _whole_match(whole, self._documents[number].phrases)
        best = sorted(scores, key=lambda number: (-scores[number], number))[:limit]
        meant = {term: match for found in matches.values() for term, match in found.items()}
        return tuple(_hit(self._documents[number], scores[number], meant) for number in best)

    def _stems(self, term: str, word: str) -> set[str]:
        """Stems of the word as written and, since people type without, as folded."""
        if self._stem is None:
            return set()
        return {fold(self._stem(one)) for one in {term, word}}

    def _matches(self, token: Token, *, last: bool) -> dict[str, _Match]:
        """The words of the vocabulary that may be meant; misspelt ones only if nothing else is."""
        found = {
            term: _Match(0.85)
            for stem in self._stems(token.term, token.word)
            for term in self._by_stem.get(stem, ())
        }
        if last or len(token.term) > 2:
            for term in self._beginning_with(token.term):
                share = len(token.term) / len(term)
                quality = (0.5 if last else 0.3) + 0.4 * share
                if term not in found or found[term].quality < quality:
                    found[term] = _Match(quality, len(token.term))
        if token.term in self._postings:
            found[token.term] = _Match(1.0)
        if not found:
            near = self._speller.near(token.term, unfinished=last)
            found = {term: _Match(0.7 - 0.2 * slips) for term, slips in near}
        return found

    def _beginning_with(self, start: str) -> Iterator[str]:
        for place in range(bisect_left(self._vocabulary, start), len(self._vocabulary)):
            if not self._vocabulary[place].startswith(start):
                return
            yield self._vocabulary[place]

    def _scores(
        self, matches: Mapping[str, Mapping[str, _Match]], edition: str
    ) -> dict[int, float]:
        """What each document is worth: rare words count more, and having all of them more still."""
        scores: dict[int, float] = defaultdict(float)
        covered: dict[int, float] = defaultdict(float)
        total = 0.0
        for found in matches.values():
            worth = self._worth(found, edition)
            rarity = log(1 + len(self._documents) / (1 + len(worth)))
            total += rarity if worth else 0
            for number, value in worth.items():
                scores[number] += rarity * value
                covered[number] += rarity
        return {number: score * (covered[number] / total) ** 2 for number, score in scores.items()}

    def _worth(self, found: Mapping[str, _Match], edition: str) -> dict[int, float]:
        """What one word of the query is worth in each document: the sum over its fields."""
        best: dict[tuple[int, _Field], float] = defaultdict(float)
        for term, match in found.items():
            for number, place, count in self._postings[term]:
                value = match.quality * (1 + 0.2 * min(count - 1, 3))
                if value > best[number, place]:
                    best[number, place] = value
        worth: dict[int, float] = defaultdict(float)
        for (number, place), value in best.items():
            indexed = self._documents[number]
            if edition in indexed.document.editions:
                length = len(indexed.tokens[place]) if place is _Field.TITLE else 1
                worth[number] += _WEIGHTS[place] * value / (0.5 + 0.5 * sqrt(length))
        return worth


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


def _whole_match(whole: str, phrases: Sequence[str]) -> float:
    """More for a title, name or synonym that is just what was typed, or that begins with it."""
    if whole in phrases:
        return 2.0
    return 1.25 if any(one.startswith(whole) for one in phrases) else 1.0


def _hit(indexed: _Indexed, score: float, meant: Mapping[str, _Match]) -> Hit:
    title, names, synonyms, body = (
        Marked(indexed.texts[place], _marks(indexed.tokens[place], meant)) for place in _Field
    )
    found = None if title.marks else _first_marked(names) or _first_marked(synonyms)
    return Hit(indexed.document.id, score, title, _snippet(body), found)


def _marks(places: Iterable[Token], meant: Mapping[str, _Match]) -> tuple[tuple[int, int], ...]:
    marks: list[tuple[int, int]] = []
    for token in places:
        match = meant.get(token.term)
        if match is None:
            continue
        end = token.end if match.typed is None else min(token.end, token.start + match.typed)
        if marks and token.start <= marks[-1][1]:
            marks[-1] = (marks[-1][0], max(end, marks[-1][1]))
        else:
            marks.append((token.start, end))
    return tuple(marks)


def _cut(marked: Marked, start: int, end: int) -> Marked:
    """A stretch of the text, with an ellipsis where something was left out."""
    before = "…" if start > 0 else ""
    after = "…" if end < len(marked.text) else ""
    shift = len(before) - start
    marks = tuple((a + shift, b + shift) for a, b in marked.marks if start <= a and b <= end)
    return Marked(before + marked.text[start:end] + after, marks)


def _first_marked(joined: Marked) -> Marked | None:
    """The first of the joined names that has a mark."""
    if not joined.marks:
        return None
    first, _ = joined.marks[0]
    start = joined.text.rfind(_SEPARATOR, 0, first)
    start = 0 if start < 0 else start + len(_SEPARATOR)
    end = joined.text.find(_SEPARATOR, first)
    end = len(joined.text) if end < 0 else end
    inside = tuple((a - start, b - start) for a, b in joined.marks if start <= a and b <= end)
    return Marked(joined.text[start:end], inside)


def _snippet(body: Marked) -> Marked:
    """The stretch of the body with the most marks, cut at spaces where there are any."""
    if len(body.text) <= _SNIPPET:
        return body
    starts = [max(0, start - _SNIPPET // 4) for start, _ in body.marks] or [0]
    start = max(starts, key=lambda s: sum(s <= a and b <= s + _SNIPPET for a, b in body.marks))
    start = min(start, len(body.text) - _SNIPPET)
    end = start + _SNIPPET
    if start > 0 and (space := body.text.find(" ", start, start + 20)) >= 0:
        start = space + 1
    if end < len(body.text) and (space := body.text.rfind(" ", end - 20, end)) >= 0:
        end = space
    return _cut(body, start, end)
