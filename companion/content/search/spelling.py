"""Finds the words meant by a misspelt one."""

from collections.abc import Iterable, Iterator

_LONG = 6
"""Letters from which on even the first one may be mistaken: in a short word people know it."""


def tolerance(word: str) -> int:
    """How many slips a word of that length may have: none up to 3 letters, two from 8 on."""
    return 0 if len(word) < 4 else 1 if len(word) < 8 else 2


def distance(word: str, other: str, limit: int, *, unfinished: bool = False) -> int:
    """How many letters were left out, added, replaced, or swapped with a neighbour.

    Counts to `limit`: beyond, the answer is `limit + 1`. With `unfinished`, `word` is compared
    with the beginning of `other` that is nearest to it.
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
    """Whether no other letter stands for the first one: it may be lacking, added or swapped."""
    return other[:1] in word[:2] or word[:1] == other[1:2]


class Speller:
    """A vocabulary to compare misspelt words with."""

    def __init__(self, vocabulary: Iterable[str]) -> None:
        self._words = [(word, len(word), _letters(word)) for word in vocabulary]

    def near(self, word: str, *, unfinished: bool = False) -> Iterator[tuple[str, int]]:
        """The words within the tolerance of `word`, each with its distance."""
        slips = tolerance(word)
        if slips == 0:
            return
        letters, length = _letters(word), len(word)
        for other, size, others in self._words:
            # Cheap and never wrong: each slip mends at most one letter that the other word lacks,
            # and one of the difference in length.
            if size < length - slips or (letters & ~others).bit_count() > slips:
                continue
            if not unfinished and size > length + slips:
                continue
            if length < _LONG and not begins_alike(word, other):
                continue
            found = distance(word, other, slips, unfinished=unfinished)
            if found <= slips:
                yield other, found


def _letters(word: str) -> int:
    """The letters as bits, one for each time a letter occurs up to the fourth.

    Letters that share a bit only make the comparison coarser.
    """
    bits = 0
    for letter in word:
        bit = 1 << (ord(letter) % 64)
        while bits & bit and bit < 1 << 192:
            bit <<= 64
        bits |= bit
    return bits
