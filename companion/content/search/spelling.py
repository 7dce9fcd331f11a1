"""Words that a misspelt word may stand for."""

from collections.abc import Iterable, Iterator

_LONG = 6
"""Length from which the first letter may be wrong; in shorter words, it is usually right."""


def tolerance(word: str) -> int:
    """Return the slips allowed in a word: none up to 3 letters, two from 8 on, otherwise one."""
    return 0 if len(word) < 4 else 1 if len(word) < 8 else 2


def distance(word: str, other: str, limit: int, *, unfinished: bool = False) -> int:
    """Return the Damerau-Levenshtein distance, or `limit + 1` if it exceeds `limit`.

    With `unfinished`, `word` is compared with the nearest prefix of `other`.
    """
    if unfinished:
        other = other[: len(word) + limit]
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(word, start=1):
        earlier, before, row = before, row, [i]
        for j, candidate in enumerate(other, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != candidate))
            if i > 1 and j > 1 and letter == other[j - 2] and word[i - 2] == candidate:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
    return min(min(row) if unfinished else row[-1], limit + 1)


def begins_alike(word: str, other: str) -> bool:
    """Return whether the first letters match, perhaps with one omitted, added or swapped."""
    return other[:1] in word[:2] or word[:1] == other[1:2]


class Speller:
    """The words to compare misspelt words with."""

    def __init__(self, vocabulary: Iterable[str]) -> None:
        self._words = [(word, len(word), _letters(word)) for word in vocabulary]

    def near(self, word: str, *, unfinished: bool = False) -> Iterator[tuple[str, int]]:
        """Yield the words within the tolerance of `word`, each with its distance."""
        slips = tolerance(word)
        if slips == 0:
            return
        letters, length = _letters(word), len(word)
        for other, size, others in self._words:
            # a cheap lower bound: a slip changes at most one letter, and the length by one
            if size < length - slips or (letters & ~others).bit_count() > slips:
                continue
            if not unfinished and size > length + slips:
                continue
            if length < _LONG and not begins_alike(word, other):
                continue
            slips_needed = distance(word, other, slips, unfinished=unfinished)
            if slips_needed <= slips:
                yield other, slips_needed


def _letters(word: str) -> int:
    """Return the letters as bits, one for each of up to four occurrences of a letter.

    Letters that share a bit make the comparison coarser.
    """
    bits = 0
    for letter in word:
        bit = 1 << (ord(letter) % 64)
        while bits & bit and bit < 1 << 192:
            bit <<= 64
        bits |= bit
    return bits
