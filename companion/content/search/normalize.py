"""Makes words comparable: without case, diacritics, ё or the difference between the two kana."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

KANA = "ぁ-ゖゝゞァ-ヺーヽヾ"
"""The letters of both kana, as they stand in a regular expression."""
_JAPANESE = KANA + "㐀-䶿一-鿿々〆"
_RUN = re.compile(rf"([{_JAPANESE}]+)|[0-9]+|(?:(?![{_JAPANESE}0-9])[^\W_])+")
_ONLY_KANA = re.compile(rf"[{KANA}]+")
_ONLY_JAPANESE = re.compile(rf"[{_JAPANESE}]+")
_NOT_DECOMPOSED = str.maketrans("łøđı", "lodi")
_HIRAGANA = {code: code - 0x60 for code in (*range(ord("ァ"), ord("ヶ") + 1), ord("ヽ"), ord("ヾ"))}
_VOICING = "\u3099\u309a"
"""The kana's voicing marks: はし is not はじ, so these are no diacritics to drop."""


class Token(NamedTuple):
    """One searchable piece of a text: a word, or two neighbouring Japanese characters."""

    term: str
    """As it is compared."""
    word: str
    """As it is written, in lower case: what a stemmer wants."""
    start: int
    end: int


@lru_cache(maxsize=20_000)
def fold(text: str) -> str:
    """`text` as it is compared."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(c for c in spread if not unicodedata.combining(c) or c in _VOICING)
    return unicodedata.normalize("NFC", bare).translate(_NOT_DECOMPOSED).translate(_HIRAGANA)


def phrase(text: str) -> str:
    """The whole of `text` as it is compared: its words folded, one space between them."""
    return " ".join(fold(run[0]) for run in _RUN.finditer(text))


def tokens(text: str) -> Iterator[Token]:
    """The pieces of `text` in its order, with their places in it.

    Japanese has no spaces: its runs give every pair of neighbours, and the last character alone,
    so that one character typed finds what ends or starts with it.
    """
    for run in _RUN.finditer(text):
        start, end = run.span()
        if run[1] is None:
            yield Token(fold(run[0]), run[0].lower(), start, end)
            continue
        for place in range(start, end):
            pair = text[place : min(place + 2, end)]
            yield Token(fold(pair), pair, place, place + len(pair))


def is_kana(term: str) -> bool:
    """Whether a piece is kana alone: mostly a particle, or the end of a word."""
    return _ONLY_KANA.fullmatch(term) is not None


def is_japanese(term: str) -> bool:
    """Whether a piece was cut from a run without spaces, and may lie across two words."""
    return _ONLY_JAPANESE.fullmatch(term) is not None
