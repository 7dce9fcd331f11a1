"""Finds the Japanese words that were typed as they are read, in kana."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from companion.content.search.normalize import KANA, Token, fold, tokens

_RUN = re.compile(f"[{KANA}]+")
_PARTICLES: Final = frozenset("はがをにのもでとへや")
_SHORT = 2
"""Readings up to this length are found only as a word by themselves: any word may hold them."""


class JapaneseReadings:
    """Some words, by how they are read."""

    def __init__(self, words: Iterable[tuple[str, str]]) -> None:
        """`words` are pairs of a word and its reading."""
        self._words = {
            fold(reading): tuple(token for token in tokens(word) if len(token.term) > 1)
            or tuple(tokens(word))
            for word, reading in words
        }
        self._longest = max(map(len, self._words), default=0)

    def within(self, text: str) -> Iterator[Token]:
        """The pieces of the words whose readings `text` has, the longest readings first."""
        if not self._words:
            return
        for run in _RUN.finditer(text):
            kana = fold(run[0])
            place = 0
            while place < len(kana):
                length = self._length(kana, place)
                yield from self._words[kana[place : place + length]] if length else ()
                place += length or 1

    def _length(self, kana: str, place: int) -> int:
        for length in range(min(self._longest, len(kana) - place), 0, -1):
            after = kana[place + length : place + length + 1]
            alone = place == 0 and (not after or after in _PARTICLES)
            if kana[place : place + length] in self._words and (length > _SHORT or alone):
                return length
        return 0
