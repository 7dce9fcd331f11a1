"""Search as you type in the texts of a language."""

import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt

from companion.content.search.any_character import AnyCharacterQuestions
from companion.content.search.document import (
    SEPARATOR,
    Document,
    IndexedDocument,
    TextField,
    characters_by_name,
)
from companion.content.search.highlight import Highlighted, first_highlighted, highlight, snippet
from companion.content.search.japanese_readings import JapaneseReadings
from companion.content.search.normalize import (
    Token,
    is_japanese,
    is_kana,
    normalize_words,
    query_words,
    tokenize,
)
from companion.content.search.phrase_match import PhraseMatcher, QueryWord, best_matches
from companion.content.search.query_lexicon import QueryLexicon
from companion.content.search.vocabulary import Match, Vocabulary
from companion.core import EditionId
from companion.i18n import Language

LONGEST_QUERY = 200
"""Length of a query in characters; the rest is ignored."""
_MOST_WORDS = 24

# The weights and factors below were tuned on tests/content/search/queries.toml.
_FIELD_WEIGHTS = {
    TextField.TITLE: 6.0,
    TextField.NAMES: 6.0,
    TextField.SYNONYMS: 4.0,
    TextField.BODY: 0.5,
    TextField.QUESTIONS: 1.5,
}
"""Weights of a word by the field that contains it."""
_DISPLAYED = (TextField.TITLE, TextField.NAMES, TextField.SYNONYMS, TextField.BODY)
_NAMING_FIELDS = {TextField.TITLE, TextField.NAMES, TextField.SYNONYMS}
_OTHER_FIELDS = 0.1
"""Weight of a word's other fields, relative to the best one."""
_COMMON_FACTOR = 0.3
"""Factor of the weight of a common word."""
_KANA_FACTOR = 0.5
"""Factor of the weight of a Japanese term of two kana."""
_NAME_QUALITY = 0.6
"""Least quality of a match with a name that makes a query about that character."""
_OTHER_CHARACTER = 0.6
"""Factor of the score of a character if the query names another one."""
_ANY_CHARACTER = 8.0
"""The most that a question about any character adds, as a multiple of the query's weight."""
_PHRASE = 4.0
"""The most that a matching title adds, as a multiple of the sum over the words."""
_THIS_TABLE = 2.0
"""Factor of the score of an entry about games of the size of this table."""
_PART_FOR_THIS_TABLE = 1.5
"""Factor of the score of an entry with a part about such games."""
_OTHER_TABLE = 0.4
"""Factor of the score of an entry about games of another size."""
_SYNONYM_SCORE = 0.8
"""Best score of a synonym that matches the whole query; titles and names have 1."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A matching entry."""

    id: str
    title: Highlighted
    snippet: Highlighted
    found: Highlighted | None
    """The matching name or synonym, if the title does not match."""


class Index:
    """Documents prepared for searching."""

    def __init__(
        self, documents: Iterable[Document], language: Language, lexicon: QueryLexicon | None = None
    ) -> None:
        lexicon = lexicon or QueryLexicon()
        self._documents = [IndexedDocument.of(document) for document in documents]
        any_character = [
            (number, tuple(query_words(question)))
            for number, indexed in enumerate(self._documents)
            for question in indexed.document.any_character
        ]
        texts = [tokens for indexed in self._documents for tokens in indexed.tokens]
        texts += (words for _, words in any_character)
        self._vocabulary = Vocabulary(
            (token for tokens in texts for token in tokens), language, lexicon
        )
        self._readings = JapaneseReadings(_readings(self._documents, lexicon))
        self._postings: dict[str, list[tuple[int, TextField]]] = defaultdict(list)
        self._by_id: dict[str, list[int]] = defaultdict(list)
        self._by_edition: dict[EditionId, set[int]] = defaultdict(set)
        for number, indexed in enumerate(self._documents):
            self._by_id[indexed.document.id].append(number)
            for edition in indexed.document.editions:
                self._by_edition[edition].add(number)
            for field in TextField:
                for term in {token.term for token in indexed.tokens[field]}:
                    self._postings[term].append((number, field))
        self._characters = characters_by_name(self._documents)
        self._phrases = self._phrase_matcher()
        self._any_character = AnyCharacterQuestions(
            self._characters,
            [(number, [word.term for word in words]) for number, words in any_character],
            lambda term: self._weight(term, len(self._postings.get(term, ()))),
        )

    def search(
        self, query: str, edition: EditionId, limit: int, players: int | None = None
    ) -> tuple[Hit, ...]:
        """Return at most `limit` hits in `edition`, best first, by words of the query or by id.

        With `players`, texts about games of that size rank higher and are quoted.
        """
        text = cleaned(query)
        matches = self._matches(text)
        scores = self._scores(matches, edition)
        if players is not None:
            scores = {
                number: score * _table_factor(self._documents[number].document, players)
                for number, score in scores.items()
            }
        highest = max(scores.values(), default=0.0)
        for number in self._with_id(text, edition):
            scores[number] = highest + 1
        best = sorted(scores, key=lambda number: (-scores[number], number))[:limit]
        displayed = self._displayed_matches(matches)
        return tuple(_hit(self._documents[number], displayed, players) for number in best)

    def is_id(self, query: str, edition: EditionId) -> bool:
        """Return whether `query` is the id of an entry of `edition`."""
        return bool(self._with_id(query, edition))

    def mentions(self, words: Iterable[Token], edition: EditionId | None = None) -> set[str]:
        """Return the ids of the entries that have all `words`, with any ending, or equivalents.

        These are entries of one edition, or of all. Common words are ignored; empty if there are no
        others.
        """
        significant = [word for word in words if not self.is_common(word.term)]
        numbers = set(range(len(self._documents)) if edition is None else self._by_edition[edition])
        for word in significant:
            terms = self._vocabulary.forms(word)
            numbers &= {number for term in terms for number, _ in self._postings.get(term, ())}
        return {self._documents[number].document.id for number in numbers} if significant else set()

    def says(self, words: Sequence[Token]) -> bool:
        """Return whether an entry of any edition has `words` side by side, ignoring common ones.

        A single word may also be there as an equivalent.
        """
        significant = [word for word in words if not self.is_common(word.term)]
        if len(significant) < 2:
            return not significant or bool(self.mentions(significant))
        forms = [self._vocabulary.forms(word, equivalents=False) for word in significant]
        first = {number for term in forms[0] for number, _ in self._postings.get(term, ())}
        return any(self._has_sequence(number, forms) for number in first)

    def _has_sequence(self, number: int, forms: Sequence[Collection[str]]) -> bool:
        """Return whether terms of all forms follow each other in a field of the document."""
        for tokens in self._documents[number].tokens:
            terms = [token.term for token in tokens if not self.is_common(token.term)]
            for place in range(len(terms) - len(forms) + 1):
                if all(term in each for term, each in zip(terms[place:], forms, strict=False)):
                    return True
        return False

    def knows(self, word: Token) -> bool:
        """Return whether the texts of any edition contain `word`, with any ending."""
        return self._vocabulary.knows(word)

    def begins(self, word: Token) -> bool:
        """Return whether `word` is the beginning of a word of the texts."""
        return self._vocabulary.has_beginning(word.term)

    def is_common(self, term: str) -> bool:
        """Return whether `term` is common in questions and says little about their subject."""
        return self._vocabulary.is_common(term)

    def places(self, word: Token, edition: EditionId, *, unfinished: bool) -> bool:
        """Return whether `word` stands for a word in the texts of any edition.

        A misspelling has to be near a word of the texts of `edition`.
        """
        if self.mentions([word]):
            return True
        in_edition = self._by_edition.get(edition, ())
        for term, match in self._vocabulary.matches(word, unfinished=unfinished).items():
            fields = {field for n, field in self._postings.get(term, ()) if n in in_edition}
            if match.typed is not None and not unfinished:
                fields &= _NAMING_FIELDS
            if fields:
                return True
        return False

    def _with_id(self, text: str, edition: EditionId) -> list[int]:
        numbers = self._by_id.get(normalize_words(text).replace(" ", "-"), ())
        return [n for n in numbers if edition in self._documents[n].document.editions]

    def _matches(self, text: str) -> dict[str, Mapping[str, Match]]:
        """Return the terms that each word of a query may stand for."""
        typed = query_words(text)[:_MOST_WORDS]
        last = typed[-1] if typed and not text[-1].isspace() else None
        matches = {
            token.term: self._vocabulary.matches(token, unfinished=token is last) for token in typed
        }
        for token in self._readings.tokens_in(text):
            if token.term not in matches:
                matches[token.term] = self._vocabulary.matches(token, unfinished=False)
        return {
            term: within
            for term, words in matches.items()
            if (within := self._within_a_word(term, words)) is not None
        }

    def _within_a_word(self, term: str, words: Mapping[str, Match]) -> Mapping[str, Match] | None:
        """Return the matches of a term; None for a Japanese pair that spans two words.

        The first character of such a pair may be a name by itself.
        """
        if words or not is_japanese(term):
            return words
        return {term[0]: Match(1.0)} if term[0] in self._characters else None

    def _scores(
        self, matches: Mapping[str, Mapping[str, Match]], edition: EditionId
    ) -> dict[int, float]:
        """Return the score of each matching document.

        It is the weight of the matching words, times the root of the matched share of the query,
        times a bonus for a title, name or synonym that matches the query as a whole.
        """
        query: list[QueryWord] = []
        sums: dict[int, float] = defaultdict(float)
        covered: dict[int, float] = defaultdict(float)
        for typed, words in matches.items():
            by_document = self._word_scores(words, edition)
            weight = self._weight(typed, len(by_document))
            query.append(QueryWord(words, weight))
            for number, value in by_document.items():
                sums[number] += weight * value
                covered[number] += weight
        total = sum(word.weight for word in query)
        phrases = self._phrases.scores(query)
        scores = {
            number: self._documents[number].document.weight
            * value
            * sqrt(covered[number] / total)
            * (1 + _PHRASE * phrases.get(number, 0.0))
            for number, value in sums.items()
        }
        for number in self._other_characters(matches.values(), edition):
            if number in scores:
                scores[number] *= _OTHER_CHARACTER
        for number, score in self._any_character.scores(query).items():
            if number in self._by_edition.get(edition, ()):
                scores[number] = scores.get(number, 0.0) + _ANY_CHARACTER * total * score
        return scores

    def _other_characters(
        self, matches: Iterable[Mapping[str, Match]], edition: EditionId
    ) -> set[int]:
        """Return the other characters of `edition`, if the query names one."""
        in_edition = self._by_edition.get(edition, set())
        terms = {
            term for term, match in best_matches(matches).items() if match.quality >= _NAME_QUALITY
        }
        named = {
            number for name in terms & self._characters.keys() for number in self._characters[name]
        } & in_edition
        every = {number for numbers in self._characters.values() for number in numbers}
        return (every & in_edition) - named if named else set()

    def _word_scores(self, words: Mapping[str, Match], edition: EditionId) -> dict[int, float]:
        """Return the scores of a word of the query, by document."""
        by_field: dict[int, dict[TextField, float]] = defaultdict(dict)
        in_edition = self._by_edition.get(edition, ())
        for term, match in words.items():
            for number, field in self._postings.get(term, ()):
                if number in in_edition:
                    score = _FIELD_WEIGHTS[field] * match.quality
                    best = by_field[number]
                    if score > best.get(field, 0.0):
                        best[field] = score
        return {
            number: (1 - _OTHER_FIELDS) * max(scores.values())
            + _OTHER_FIELDS * sum(scores.values())
            for number, scores in by_field.items()
        }

    def _weight(self, term: str, documents: int) -> float:
        """Return the weight of a term in so many documents; rare terms weigh more."""
        rarity = log(1 + len(self._documents) / (1 + documents))
        if self._vocabulary.is_common(term):
            return rarity * _COMMON_FACTOR
        return rarity * _KANA_FACTOR if is_kana(term) else rarity

    def _phrase_matcher(self) -> PhraseMatcher:
        phrases = PhraseMatcher(
            {
                term: self._weight(term, len({number for number, _ in postings}))
                for term, postings in self._postings.items()
            }
        )
        for number, indexed in enumerate(self._documents):
            document = indexed.document
            for text in (document.title, *document.names, *document.questions):
                phrases.add(number, [word.term for word in query_words(text)], 1.0)
            for text in document.synonyms:
                phrases.add(number, [word.term for word in query_words(text)], _SYNONYM_SCORE)
        return phrases

    def _displayed_matches(self, matches: Mapping[str, Mapping[str, Match]]) -> dict[str, Match]:
        """Return the matches to highlight, without common words if there are others."""
        rare = [words for term, words in matches.items() if not self._vocabulary.is_common(term)]
        return best_matches(rare or matches.values())


def _readings(
    documents: Iterable[IndexedDocument], lexicon: QueryLexicon
) -> Iterator[tuple[str, str]]:
    for indexed in documents:
        if indexed.document.reading:
            yield indexed.document.title, indexed.document.reading
    for word, *readings in lexicon.readings:
        yield from ((word, reading) for reading in readings)


def cleaned(query: str) -> str:
    """Return the part of a query that is searched for, with spaces for control characters."""
    composed = unicodedata.normalize("NFKC", query[:LONGEST_QUERY])
    return "".join(" " if unicodedata.category(c).startswith("C") else c for c in composed)


def _table_factor(document: Document, players: int) -> float:
    if document.players is not None:
        return _THIS_TABLE if document.players == players else _OTHER_TABLE
    return _PART_FOR_THIS_TABLE if players in document.by_players else 1.0


def _hit(indexed: IndexedDocument, matches: Mapping[str, Match], players: int | None) -> Hit:
    title, names, synonyms, body = (
        highlight(indexed.texts[field], indexed.tokens[field], matches) for field in _DISPLAYED
    )
    about_table = indexed.document.by_players.get(players or 0)
    if about_table is not None:
        body = highlight(about_table, tokenize(about_table), matches)
    named = None
    if not title.ranges:
        named = first_highlighted(names, SEPARATOR) or first_highlighted(synonyms, SEPARATOR)
    return Hit(indexed.document.id, title, snippet(body), named)
