"""Search as you type over the texts of one language."""

import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from math import log, sqrt

from companion.content.search.any_character import AnyCharacter
from companion.content.search.highlight import Marked, first_marked, mark, snippet
from companion.content.search.japanese_readings import JapaneseReadings
from companion.content.search.normalize import Token, is_japanese, is_kana, phrase, tokens
from companion.content.search.phrase_match import Asked, Phrases, surest
from companion.content.search.query_lexicon import QueryLexicon
from companion.content.search.vocabulary import Match, Vocabulary
from companion.core.boxes import EditionId
from companion.i18n import Language

LONGEST_QUERY = 200
"""Characters of a query that are looked at."""
_MOST_WORDS = 24
_SEPARATOR = " · "


class _Field(IntEnum):
    TITLE = 0
    NAMES = 1
    SYNONYMS = 2
    BODY = 3
    ASKED = 4


_WEIGHTS = {
    _Field.TITLE: 6.0,
    _Field.NAMES: 6.0,
    _Field.SYNONYMS: 4.0,
    _Field.BODY: 0.5,
    _Field.ASKED: 1.5,
}
"""What a word is worth where it stands. These and the factors below were found by trying."""
_SHOWN = (_Field.TITLE, _Field.NAMES, _Field.SYNONYMS, _Field.BODY)
_ELSEWHERE = 0.1
"""What the other places of a word count beside the best one."""
_COMMON = 0.3
"""The share of its weight that a common word keeps."""
_KANA = 0.5
"""The share of its weight that a piece of Japanese keeps that is two kana."""
_NAMED = 0.6
"""How surely a name has to be meant, for the question to be about that character."""
_NOT_NAMED = 0.6
"""The share of its worth that a character keeps where the question names another one."""
_ANYBODY = 8.0
"""What a question about any character adds that is just the query, times the words of the query."""
_FIT = 4.0
"""What a title that is just the query adds, as a multiple of the sum of its words."""
_FIT_OF_SYNONYM = 0.8
"""What a synonym that is just the query fits, where a title or name fits 1."""


@dataclass(frozen=True, slots=True)
class Document:
    """What is searched: one text, and how it counts beside others that match as well."""

    id: str
    editions: frozenset[EditionId]
    weight: float
    title: str
    names: tuple[str, ...]
    synonyms: tuple[str, ...]
    body: str
    asked: tuple[str, ...] = ()
    """Questions that it answers, never shown."""
    whoever: tuple[str, ...] = ()
    """Questions that it answers whatever character is named, without the name."""
    is_character: bool = False
    reading: str | None = None
    """How the title is read, where the language has readings."""


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry that matches."""

    id: str
    title: Marked
    snippet: Marked
    found: Marked | None
    """The name or synonym that matches, where the title does not show the match."""


@dataclass(frozen=True, slots=True)
class _Indexed:
    """A document with its texts by field, and their tokens."""

    document: Document
    texts: tuple[str, ...]
    tokens: tuple[tuple[Token, ...], ...]

    @classmethod
    def of(cls, document: Document) -> "_Indexed":
        texts = (
            document.title,
            _SEPARATOR.join(document.names),
            _SEPARATOR.join(document.synonyms),
            document.body,
            _SEPARATOR.join(document.asked),
        )
        return cls(document, texts, tuple(tuple(tokens(text)) for text in texts))


class Index:
    """Some documents, prepared for searching."""

    def __init__(
        self, documents: Iterable[Document], language: Language, usage: QueryLexicon | None = None
    ) -> None:
        self._documents = [_Indexed.of(document) for document in documents]
        whoever = [
            (number, tuple(_words(question)))
            for number, indexed in enumerate(self._documents)
            for question in indexed.document.whoever
        ]
        places = [place for one in self._documents for place in one.tokens]
        places += (words for _, words in whoever)
        self._vocabulary = Vocabulary(
            (token for place in places for token in place), language, usage or QueryLexicon()
        )
        self._readings = JapaneseReadings(_readings(self._documents, usage or QueryLexicon()))
        self._postings: dict[str, list[tuple[int, _Field]]] = defaultdict(list)
        self._by_id: dict[str, list[int]] = defaultdict(list)
        self._of_edition: dict[EditionId, set[int]] = defaultdict(set)
        for number, indexed in enumerate(self._documents):
            self._by_id[indexed.document.id].append(number)
            for edition in indexed.document.editions:
                self._of_edition[edition].add(number)
            for place in _Field:
                for term in {token.term for token in indexed.tokens[place]}:
                    self._postings[term].append((number, place))
        self._characters = _characters(self._documents)
        self._phrases = self._all_phrases()
        self._anybody = AnyCharacter(
            self._characters,
            [(number, [word.term for word in words]) for number, words in whoever],
            lambda term: self._weight(term, len(self._postings.get(term, ()))),
        )

    def find(self, query: str, edition: EditionId, limit: int) -> tuple[Hit, ...]:
        """The documents of `edition` that match words of `query`, or its id, best first."""
        text = _clean(query)
        meant = self._meant(text)
        scores = self._scores(meant, edition)
        highest = max(scores.values(), default=0.0)
        for number in self._by_id.get(phrase(text).replace(" ", "-"), ()):
            if edition in self._documents[number].document.editions:
                scores[number] = highest + 1
        best = sorted(scores, key=lambda number: (-scores[number], number))[:limit]
        matches = self._worth_marking(meant)
        return tuple(_hit(self._documents[number], matches) for number in best)

    def _meant(self, text: str) -> dict[str, Mapping[str, Match]]:
        """The words of a query, with those of the texts that each may mean."""
        typed = _words(text)[:_MOST_WORDS]
        last = typed[-1] if typed and not text[-1].isspace() else None
        meant = {
            token.term: self._vocabulary.meant(token, unfinished=token is last) for token in typed
        }
        for token in self._readings.within(text):
            if token.term not in meant:
                meant[token.term] = self._vocabulary.meant(token, unfinished=False)
        return {
            term: found
            for term, words in meant.items()
            if (found := self._told(term, words)) is not None
        }

    def _told(self, term: str, words: Mapping[str, Match]) -> Mapping[str, Match] | None:
        """What a word means; None for two characters that only meet where two words do.

        A name of one character may be the first of them.
        """
        if words or not is_japanese(term):
            return words
        return {term[0]: Match(1.0)} if term[0] in self._characters else None

    def _scores(
        self, meant: Mapping[str, Mapping[str, Match]], edition: EditionId
    ) -> dict[int, float]:
        """What each document that matches is worth.

        The sum of what its words are worth, rare ones more; more the more of them it has; and more
        again the better a title, name or synonym of it fits the query as a whole.
        """
        question: list[Asked] = []
        scores: dict[int, float] = defaultdict(float)
        covered: dict[int, float] = defaultdict(float)
        for typed, words in meant.items():
            matching = self._found(words, edition)
            weight = self._weight(typed, len(matching))
            question.append(Asked(words, weight))
            for number, value in matching.items():
                scores[number] += weight * value
                covered[number] += weight
        total = sum(asked.weight for asked in question)
        fits = self._phrases.fits(question)
        worth = {
            number: self._documents[number].document.weight
            * score
            * sqrt(covered[number] / total)
            * (1 + _FIT * fits.get(number, 0.0))
            for number, score in scores.items()
        }
        for number in self._not_named(meant.values(), edition):
            if number in worth:
                worth[number] *= _NOT_NAMED
        for number, fit in self._anybody.fits(question).items():
            if number in self._of_edition.get(edition, ()):
                worth[number] = worth.get(number, 0.0) + _ANYBODY * total * fit
        return worth

    def _not_named(self, meant: Iterable[Mapping[str, Match]], edition: EditionId) -> set[int]:
        """The characters of `edition` that a question is not about, if it names one."""
        shown = self._of_edition.get(edition, set())
        names = {term for term, match in surest(meant).items() if match.quality >= _NAMED}
        named = {
            number for name in names & self._characters.keys() for number in self._characters[name]
        } & shown
        every = {number for numbers in self._characters.values() for number in numbers}
        return (every & shown) - named if named else set()

    def _found(self, words: Mapping[str, Match], edition: EditionId) -> dict[int, float]:
        """What one word of the query is worth in each document, where it stands best."""
        places: dict[int, dict[_Field, float]] = defaultdict(dict)
        shown = self._of_edition.get(edition, ())
        for term, match in words.items():
            for number, place in self._postings.get(term, ()):
                if number in shown:
                    worth = _WEIGHTS[place] * match.quality
                    best = places[number]
                    if worth > best.get(place, 0.0):
                        best[place] = worth
        return {
            number: (1 - _ELSEWHERE) * max(worths.values()) + _ELSEWHERE * sum(worths.values())
            for number, worths in places.items()
        }

    def _weight(self, term: str, documents: int) -> float:
        """How much a word says that is in so many documents."""
        rarity = log(1 + len(self._documents) / (1 + documents))
        if self._vocabulary.is_common(term):
            return rarity * _COMMON
        return rarity * _KANA if is_kana(term) else rarity

    def _all_phrases(self) -> Phrases:
        phrases = Phrases(
            {
                term: self._weight(term, len({number for number, _ in found}))
                for term, found in self._postings.items()
            }
        )
        for number, indexed in enumerate(self._documents):
            document = indexed.document
            for one in (document.title, *document.names, *document.asked):
                phrases.add(number, [word.term for word in _words(one)], 1.0)
            for one in document.synonyms:
                phrases.add(number, [word.term for word in _words(one)], _FIT_OF_SYNONYM)
        return phrases

    def _worth_marking(self, meant: Mapping[str, Mapping[str, Match]]) -> dict[str, Match]:
        """The matches to show: those of common words only where nothing else was typed."""
        telling = [words for term, words in meant.items() if not self._vocabulary.is_common(term)]
        return surest(telling or meant.values())


def _characters(documents: Iterable[_Indexed]) -> Mapping[str, Collection[int]]:
    """The numbers of the characters, by the words of their names."""
    called: dict[str, set[int]] = defaultdict(set)
    for number, indexed in enumerate(documents):
        if indexed.document.is_character:
            for word in _words(indexed.document.title):
                called[word.term].add(number)
    return called


def _readings(documents: Iterable[_Indexed], usage: QueryLexicon) -> Iterator[tuple[str, str]]:
    for indexed in documents:
        if indexed.document.reading:
            yield indexed.document.title, indexed.document.reading
    for word, *readings in usage.readings:
        yield from ((word, reading) for reading in readings)


def _clean(query: str) -> str:
    """The part of a query that is looked at, with spaces for what nobody types."""
    composed = unicodedata.normalize("NFKC", query[:LONGEST_QUERY])
    return "".join(" " if unicodedata.category(c).startswith("C") else c for c in composed)


def _words(text: str) -> list[Token]:
    """The words of a text. The last half of a Japanese pair adds nothing, unless it is alone."""
    found = list(tokens(text))
    pairs = {token.end for token in found if token.start < token.end - 1}
    return [token for token in found if token.end - token.start > 1 or token.end not in pairs]


def _hit(indexed: _Indexed, matches: Mapping[str, Match]) -> Hit:
    title, names, synonyms, body = (
        mark(indexed.texts[place], indexed.tokens[place], matches) for place in _SHOWN
    )
    found = None
    if not title.marks:
        found = first_marked(names, _SEPARATOR) or first_marked(synonyms, _SEPARATOR)
    return Hit(indexed.document.id, title, snippet(body), found)
