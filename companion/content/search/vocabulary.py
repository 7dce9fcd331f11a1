"""The words of some texts, and which of them a typed word may mean."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from companion.content.search.normalize import Token, fold, tokens
from companion.content.search.query_lexicon import QueryLexicon
from companion.content.search.spelling import Speller
from companion.i18n import Language


@dataclass(frozen=True, slots=True)
class Match:
    """How surely a word is meant, from 0 to 1, and how much of it was typed (None: all)."""

    quality: float
    typed: int | None = None


_SAME = Match(1.0)
_OTHER_ENDING = Match(0.85)
_ALIKE = Match(0.6)


class Vocabulary:
    """Every word of some texts in one language, by its beginning, its stem and its letters."""

    def __init__(self, words: Iterable[Token], language: Language, usage: QueryLexicon) -> None:
        self._stem = _stemmer(language)
        self._form_of: dict[str, Token] = {}
        for word, *others in usage.forms:
            first = next(tokens(word))
            self._form_of |= {next(tokens(other)).term: first for other in others}
        written = {(token.term, token.word) for token in words}
        self._by_stem: dict[str, set[str]] = defaultdict(set)
        for term, word in written:
            for stem in self._stems(term, word):
                self._by_stem[stem].add(term)
        self._terms = sorted({term for term, _ in written})
        self._known = frozenset(self._terms)
        self._speller = Speller(self._terms)
        self._stem_speller = Speller(sorted(self._by_stem))
        self._common = {token.term for word in usage.common for token in tokens(word)}
        self._alike: dict[str, set[str]] = defaultdict(set)
        self._listed = {next(tokens(word)).term for group in usage.alike for word in group}
        for group in usage.alike:
            self._add_alike([next(tokens(word)) for word in group])

    def is_common(self, term: str) -> bool:
        """Whether `term` is a word of any question, which says little about what is asked."""
        return term in self._common

    def meant(self, typed: Token, *, unfinished: bool) -> dict[str, Match]:
        """The words that `typed` may mean; misspelt ones only if nothing else is found."""
        term = typed.term
        stems = self._stems(term, typed.word)
        found = {}
        if term in self._listed or not self.is_common(term):
            keys = stems | {term}
            found = {word: _ALIKE for key in keys for word in self._alike.get(key, ())}
        found |= {word: _OTHER_ENDING for stem in stems for word in self._by_stem.get(stem, ())}
        if unfinished or (len(term) > 2 and not self.is_common(term)):
            base = 0.5 if unfinished else 0.3
            for word in self._beginning_with(term):
                match = Match(base + 0.4 * len(term) / len(word), len(term))
                if word not in found or found[word].quality < match.quality:
                    found[word] = match
        if term in self._known:
            found[term] = _SAME
        if not found and not self.is_common(term):
            near = self._speller.near(term, unfinished=unfinished)
            found = {word: _misspelt(term, slips) for word, slips in near}
        if not found and not self.is_common(term):
            found = self._misspelt_ending_otherwise(stems)
        return found

    def _misspelt_ending_otherwise(self, stems: Iterable[str]) -> dict[str, Match]:
        """A misspelt form that is in no text, by the forms that are: their stems are near."""
        return {
            word: Match(_OTHER_ENDING.quality * _misspelt(stem, slips).quality)
            for stem in stems
            for near, slips in self._stem_speller.near(stem)
            for word in self._by_stem[near]
        }

    def _add_alike(self, group: list[Token]) -> None:
        keys = {key for one in group for key in (one.term, *self._stems(one.term, one.word))}
        words = {word for key in keys for word in self._by_stem.get(key, ())} | (keys & self._known)
        for key in keys:
            self._alike[key] |= words

    def _stems(self, term: str, word: str) -> set[str]:
        """Stems of the word as written and, since people type without diacritics, as folded."""
        if self._stem is None:
            return set()
        if term in self._form_of:
            term, word = self._form_of[term][:2]
        return {fold(self._stem(one)) for one in {term, word}}

    def _beginning_with(self, start: str) -> Iterator[str]:
        for place in range(bisect_left(self._terms, start), len(self._terms)):
            if not self._terms[place].startswith(start):
                return
            yield self._terms[place]


def _misspelt(typed: str, slips: int) -> Match:
    """A slip makes a short word less sure than a long one."""
    return Match(0.8 - 1.2 * slips / len(typed))


def _stemmer(language: Language) -> Callable[[str], str] | None:
    algorithm = language.profile.stemmer
    if algorithm is None:
        return None
    # the stemmers of thirty languages, which a table without questions does without
    import snowballstemmer

    stem: Callable[[str], str] = snowballstemmer.stemmer(algorithm).stemWord
    return stem
