"""Comparable forms of words: no case, no diacritics, hiragana for katakana."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

KANA = "ぁ-ゖゝゞァ-ヺーヽヾ"
"""The letters of both kana, for a character class of a regular expression."""
_JAPANESE = KANA + "㐀-䶿一-鿿々〆"
_RUN = re.compile(rf"([{_JAPANESE}]+)|[0-9]+|(?:(?![{_JAPANESE}0-9])[^\W_])+")
_ONLY_KANA = re.compile(rf"[{KANA}]+")
_ONLY_JAPANESE = re.compile(rf"[{_JAPANESE}]+")
_NOT_DECOMPOSED = str.maketrans("łøđı", "lodi")
_HIRAGANA = {code: code - 0x60 for code in (*range(ord("ァ"), ord("ヶ") + 1), ord("ヽ"), ord("ヾ"))}
_VOICING = "\u3099\u309a"
"""Voicing marks of kana, which are kept because they distinguish words (はし and はじ)."""


class Token(NamedTuple):
    """A searchable piece of a text: a word, or two neighbouring Japanese characters."""

    term: str
    """The normalized word, for comparison."""
    word: str
    """The word as written, in lower case, for the stemmer."""
    start: int
    end: int


@lru_cache(maxsize=20_000)
def normalize(text: str) -> str:
    """Return the comparable form of a text."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(c for c in decomposed if not unicodedata.combining(c) or c in _VOICING)
    return unicodedata.normalize("NFC", bare).translate(_NOT_DECOMPOSED).translate(_HIRAGANA)


def normalize_words(text: str) -> str:
    """Return the words of `text`, normalized and with one space between them."""
    return " ".join(normalize(run[0]) for run in _RUN.finditer(text))


def tokenize(text: str) -> Iterator[Token]:
    """Yield the tokens of `text` in order, with their positions.

    Japanese has no spaces: each pair of neighbours in a run is a token. The last character is also
    one by itself, so that a query of one character matches the start or end of a word.
    """
    for run in _RUN.finditer(text):
        start, end = run.span()
        if run[1] is None:
            yield Token(normalize(run[0]), run[0].lower(), start, end)
            continue
        for place in range(start, end):
            pair = text[place : min(place + 2, end)]
            yield Token(normalize(pair), pair, place, place + len(pair))


def query_words(text: str) -> list[Token]:
    """Return the tokens of `text`, without single characters that are in a Japanese pair."""
    tokens = list(tokenize(text))
    pairs = {token.end for token in tokens if token.start < token.end - 1}
    return [token for token in tokens if token.end - token.start > 1 or token.end not in pairs]


def is_kana(term: str) -> bool:
    """Return whether a term is kana only, so usually a particle or the end of a word."""
    return _ONLY_KANA.fullmatch(term) is not None


def is_japanese(term: str) -> bool:
    """Return whether a term comes from a run without spaces, so may span two words."""
    return _ONLY_JAPANESE.fullmatch(term) is not None
