"""The words of the texts, and those that a typed word may stand for."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from companion.content.search.normalize import Token, normalize, tokenize
from companion.content.search.query_lexicon import QueryLexicon
from companion.content.search.spelling import Speller
from companion.i18n import Language


@dataclass(frozen=True, slots=True)
class Match:
    """The quality of a match with a term, from 0 to 1, and the letters typed (None: all)."""

    quality: float
    typed: int | None = None


_SAME = Match(1.0)
_OTHER_ENDING = Match(0.85)
_EQUIVALENT = Match(0.6)
_SURE_BEGINNING = 4
"""Letters at the beginning that make words with the same stem forms of one word."""
_LONGEST_ENDING = 3
"""Letters after them in which such forms may differ."""


class Vocabulary:
    """The words of texts in a language, indexed by prefix, stem and letters."""

    def __init__(self, words: Iterable[Token], language: Language, lexicon: QueryLexicon) -> None:
        self._stem = _stemmer(language)
        self._base_form: dict[str, Token] = {}
        for word, *others in lexicon.forms:
            first = next(tokenize(word))
            self._base_form |= {next(tokenize(other)).term: first for other in others}
        written = {(token.term, token.word) for token in words}
        self._by_stem: dict[str, set[str]] = defaultdict(set)
        for term, word in written:
            for stem in self._stems(term, word):
                self._by_stem[stem].add(term)
        self._terms = sorted({term for term, _ in written})
        self._known = frozenset(self._terms)
        self._speller = Speller(self._terms)
        self._stem_speller = Speller(sorted(self._by_stem))
        self._common = {token.term for word in lexicon.common for token in tokenize(word)}
        self._equivalents: dict[str, set[str]] = defaultdict(set)
        self._listed = {
            next(tokenize(word)).term for group in lexicon.equivalents for word in group
        }
        for group in lexicon.equivalents:
            self._add_equivalents([next(tokenize(word)) for word in group])

    def is_common(self, term: str) -> bool:
        """Return whether `term` is common in questions and says little about their subject."""
        return term in self._common

    def knows(self, word: Token) -> bool:
        """Return whether the texts contain `word`, with any ending."""
        stems = self._stems(word.term, word.word)
        return word.term in self._known or any(stem in self._by_stem for stem in stems)

    def has_beginning(self, term: str) -> bool:
        """Return whether a word of the texts begins with `term`."""
        return next(self._starting_with(term), None) is not None

    def forms(self, word: Token, *, equivalents: bool = True) -> set[str]:
        """Return the terms that are `word` with any ending, and those of its equivalents.

        Words that merely share a stem ("principe", "principianti") are no forms of each other.
        """
        term = word.term
        stems = self._stems(term, word.word)
        found = {near for stem in stems for near in self._by_stem.get(stem, ())}
        found = {near for near in found if are_forms(term, near)}
        found |= {term} & self._known
        if not equivalents:
            return found
        return found.union(*(self._equivalents.get(key, ()) for key in stems | {term}))

    def matches(self, typed: Token, *, unfinished: bool) -> dict[str, Match]:
        """Return the terms that `typed` may stand for, misspelt ones if nothing else matches."""
        term = typed.term
        stems = self._stems(term, typed.word)
        matching = {}
        if term in self._listed or not self.is_common(term):
            keys = stems | {term}
            matching = {
                word: _EQUIVALENT for key in keys for word in self._equivalents.get(key, ())
            }
        matching |= {word: _OTHER_ENDING for stem in stems for word in self._by_stem.get(stem, ())}
        if unfinished or (len(term) > 2 and not self.is_common(term)):
            base = 0.5 if unfinished else 0.3
            for word in self._starting_with(term):
                match = Match(base + 0.4 * len(term) / len(word), len(term))
                if word not in matching or matching[word].quality < match.quality:
                    matching[word] = match
        if term in self._known:
            matching[term] = _SAME
        if not matching and not self.is_common(term):
            near = self._speller.near(term, unfinished=unfinished)
            matching = {word: _misspelling(term, slips) for word, slips in near}
        if not matching and not self.is_common(term):
            matching = self._misspelt_with_other_ending(stems)
        return matching

    def _misspelt_with_other_ending(self, stems: Iterable[str]) -> dict[str, Match]:
        """Return the terms whose stems are near the stem of a misspelt word."""
        return {
            word: Match(_OTHER_ENDING.quality * _misspelling(stem, slips).quality)
            for stem in stems
            for near, slips in self._stem_speller.near(stem)
            for word in self._by_stem[near]
        }

    def _add_equivalents(self, group: list[Token]) -> None:
        keys = {
            key for token in group for key in (token.term, *self._stems(token.term, token.word))
        }
        words = {word for key in keys for word in self._by_stem.get(key, ())} | (keys & self._known)
        for key in keys:
            self._equivalents[key] |= words

    def _stems(self, term: str, word: str) -> set[str]:
        """Return the stems of a word, as written and normalized, since people omit diacritics."""
        if self._stem is None:
            return set()
        if term in self._base_form:
            term, word = self._base_form[term][:2]
        return {normalize(self._stem(form)) for form in {term, word}}

    def _starting_with(self, prefix: str) -> Iterator[str]:
        for place in range(bisect_left(self._terms, prefix), len(self._terms)):
            if not self._terms[place].startswith(prefix):
                return
            yield self._terms[place]


def are_forms(word: str, other: str) -> bool:
    """Return whether two words with the same stem differ in their endings only."""
    pairs = enumerate(zip(word, other, strict=False))
    alike = next((at for at, (a, b) in pairs if a != b), min(len(word), len(other)))
    shorter, longer = sorted((len(word), len(other)))
    return alike >= min(_SURE_BEGINNING, shorter) and longer - alike <= _LONGEST_ENDING


def _misspelling(typed: str, slips: int) -> Match:
    """Return the match of a word with so many slips, which matter more in short words."""
    return Match(0.8 - 1.2 * slips / len(typed))


def _stemmer(language: Language) -> Callable[[str], str] | None:
    algorithm = language.profile.stemmer
    if algorithm is None:
        return None
    # imported late: without a search, none of the thirty stemmers is needed
    import snowballstemmer

    stem: Callable[[str], str] = snowballstemmer.stemmer(algorithm).stemWord
    return stem
