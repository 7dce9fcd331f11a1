"""Japanese words by their readings, typed in kana."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from companion.content.search.normalize import KANA, Token, normalize, tokenize

_RUN = re.compile(f"[{KANA}]+")
_PARTICLES: Final = frozenset("はがをにのもでとへや")
_SHORT = 2
"""Longest reading, in kana, that must stand alone since longer words often contain it."""


class JapaneseReadings:
    """Words by their readings."""

    def __init__(self, words: Iterable[tuple[str, str]]) -> None:
        """Index `words`, pairs of a word and its reading."""
        self._words = {
            normalize(reading): tuple(token for token in tokenize(word) if len(token.term) > 1)
            or tuple(tokenize(word))
            for word, reading in words
        }
        self._longest = max(map(len, self._words), default=0)

    def tokens_in(self, text: str) -> Iterator[Token]:
        """Yield the tokens of words whose readings are in `text`, preferring longer readings."""
        if not self._words:
            return
        for run in _RUN.finditer(text):
            kana = normalize(run[0])
            place = 0
            while place < len(kana):
                length = self._length(kana, place)
                yield from self._words[kana[place : place + length]] if length else ()
                place += length or 1

    def _length(self, kana: str, place: int) -> int:
        """Return the length of the longest reading at `place`, or 0."""
        for length in range(min(self._longest, len(kana) - place), 0, -1):
            after = kana[place + length : place + length + 1]
            alone = place == 0 and (not after or after in _PARTICLES)
            if kana[place : place + length] in self._words and (length > _SHORT or alone):
                return length
        return 0
