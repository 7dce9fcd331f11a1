"""Names of characters in a query: in any language, and misspelt."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.content.search.normalize import (
    KANA,
    Token,
    is_japanese,
    normalize,
    query_words,
)
from companion.content.search.query_lexicon import QueryLexicon
from companion.content.search.spelling import distance, tolerance
from companion.content.search.vocabulary import Match, Vocabulary
from companion.i18n import Language

_EXACT = 1.0
_OTHER_ENDING = 0.85
_LONGEST_ENDING = 2
"""Letters of a name that another ending may replace; more would make it another word."""
_MOST_WORDS = 2
"""Most words of a name that is in no box."""
_PARTICLES = "はがをにのもでとへやっ"
_KATAKANA = "ァ-ヺー"
_KANJI = "㐀-䶿一-鿿々"
_SCRIPT_RUN = re.compile(f"[{_KATAKANA}]+|[{_KANJI}]+")
_KANA_RUN = re.compile(f"[{KANA}]+")


@dataclass(frozen=True, slots=True)
class CharacterWords:
    """The names of a character: those that a misspelling may mean, and others."""

    names: tuple[str, ...]
    """Names in the language of the texts and in English."""
    foreign: tuple[str, ...]
    """Names in other languages, and other words for the character."""
    reading: str | None = None


class NameFinder:
    """The characters of all boxes, by their names."""

    def __init__(
        self, characters: Mapping[str, CharacterWords], language: Language, lexicon: QueryLexicon
    ) -> None:
        self._names: list[tuple[str, tuple[str, ...]]] = []
        self._japanese: list[tuple[str, str]] = []
        self._readings: list[tuple[str, str]] = []
        self._spelt: set[str] = set()
        """Terms that a misspelling may mean."""
        tokens: list[Token] = []
        for character, words in characters.items():
            for name in (*words.names, *words.foreign):
                if is_japanese(normalize(name)):
                    self._japanese.append((character, name))
                    continue
                own = [word for word in query_words(name) if len(word.term) > 1]
                tokens += own
                self._names.append((character, tuple(word.term for word in own)))
                if name in words.names:
                    self._spelt |= {word.term for word in own}
            if words.reading is not None:
                self._readings.append((character, normalize(words.reading)))
        plain = lexicon.model_copy(update={"equivalents": ()})
        self._vocabulary = Vocabulary(tokens, language, plain)

    def find(self, query: str, known: Callable[[Token], bool]) -> dict[str, float]:
        """Return the characters named in `query`, each with a quality from 0 to 1.

        A word that is `known` is not a misspelling.
        """
        qualities: dict[str, float] = defaultdict(float)
        matched: dict[str, float] = defaultdict(float)
        for token in query_words(query):
            if is_japanese(token.term):
                continue
            for term, match in self._vocabulary.matches(token, unfinished=False).items():
                quality = self._quality(token, term, match, known)
                matched[term] = max(matched[term], quality)
        for character, terms in self._names:
            qualities[character] = max(
                qualities[character], min((matched.get(t, 0.0) for t in terms), default=0.0)
            )
        for character, quality in self._in_japanese(query):
            qualities[character] = max(qualities[character], quality)
        return {character: quality for character, quality in qualities.items() if quality}

    def _quality(
        self, token: Token, term: str, match: Match, known: Callable[[Token], bool]
    ) -> float:
        typed = token.term
        if match.typed is not None:
            # the beginning of a name, perhaps cut off by mistake
            missing = len(term) - len(typed)
            slip = missing <= tolerance(typed) and term in self._spelt and not known(token)
            return match.quality if slip else 0.0
        if match.quality >= _EXACT:
            return _EXACT
        if match.quality >= _OTHER_ENDING:
            kept = len(term) - _LONGEST_ENDING
            return _OTHER_ENDING if typed[:kept] == term[:kept] else 0.0
        return match.quality if term in self._spelt and not known(token) else 0.0

    def _in_japanese(self, query: str) -> Iterator[tuple[str, float]]:
        for character, name in self._japanese:
            if stands_alone(name, query):
                yield character, _EXACT
        runs = [run[0] for run in _SCRIPT_RUN.finditer(query)]
        for character, name in self._japanese:
            limit = tolerance(name)
            if limit and any(distance(run, name, limit) <= limit for run in runs):
                yield character, _OTHER_ENDING
        for run in _KANA_RUN.finditer(query):
            kana = normalize(run[0])
            for character, reading in self._readings:
                rest = kana.removeprefix(reading)
                if rest != kana and (not rest or rest[0] in _PARTICLES):
                    yield character, _EXACT


def stands_alone(name: str, query: str) -> bool:
    """Return whether `name` is in `query`, but not inside a longer word in its script."""
    place = query.find(name)
    while place >= 0:
        around = query[place - 1 : place] + query[place + len(name) : place + len(name) + 1]
        is_katakana = re.fullmatch(f"[{_KATAKANA}]+", name)
        if len(name) > 1 and not is_katakana:
            return True
        if not (re.search(f"[{_KATAKANA}]", around) if is_katakana else _SCRIPT_RUN.search(around)):
            return True
        place = query.find(name, place + 1)
    return False


class NameQuestions:
    """Questions about a character, with a star for the name."""

    def __init__(self, questions: Sequence[str], common: Callable[[str], bool]) -> None:
        self._common = common
        self._frames = {("", "")}
        for question in questions:
            before, _, after = question.partition("*")
            self._frames.add((self._frame(before), self._frame(after)))

    def name_in(self, query: str) -> str:
        """Return the words in place of the name in a question, or a query that is just a name."""
        words = query_words(query)
        if any(is_japanese(word.term) for word in words):
            return self._japanese_name(query)
        kept = [word for word in words if not self._is_small(word.term)]
        for length in range(1, min(_MOST_WORDS, len(kept)) + 1):
            for start in range(len(kept) - length + 1):
                before = " ".join(word.term for word in kept[:start])
                after = " ".join(word.term for word in kept[start + length :])
                name = kept[start : start + length]
                if (before, after) in self._frames and all(map(self._may_be_name, name)):
                    return query[name[0].start : name[-1].end]
        return ""

    def _japanese_name(self, query: str) -> str:
        text = query.strip().rstrip("?？。!！")
        names = [
            text[len(before) : len(text) - len(after)]
            for before, after in self._frames
            if text.startswith(before) and text.endswith(after)
        ]
        shortest = min(filter(None, names), key=len, default="")
        return shortest if _SCRIPT_RUN.fullmatch(shortest) else ""

    def _may_be_name(self, word: Token) -> bool:
        return len(word.term) > 2 and word.term.isalpha() and not self._common(word.term)

    def _frame(self, text: str) -> str:
        words = query_words(text)
        if any(is_japanese(word.term) for word in words):
            return text
        return " ".join(word.term for word in words if not self._is_small(word.term))

    def _is_small(self, term: str) -> bool:
        """Return whether a word may be missing, like an article."""
        return len(term) < 4 and self._common(term)
