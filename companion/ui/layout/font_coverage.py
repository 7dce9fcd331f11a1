"""Which characters the fonts contain. Without Flet.

In a browser the client cannot load other fonts; missing characters stay empty.
"""

import unicodedata
from functools import cache, lru_cache
from typing import Final

from companion import resources

LETTERS: Final = "fonts/letters.txt"
"""Under `assets`: every character the fonts contain, on one line."""

_UNSEEN: Final = ("Cf", "Zs")
_VARIANTS: Final = "VARIATION SELECTOR"
"""They select a variant of the preceding character, and do nothing if it has only one."""


def can_be_shown(text: str) -> bool:
    """Return whether the fonts contain every character of the text."""
    composed = unicodedata.normalize("NFC", text)
    return all(each in _letters() or _needs_no_shape(each) for each in composed)


_STAND_IN: Final = "□"


@lru_cache(maxsize=256)
def with_stand_ins(text: str) -> str:
    """Return the text with a square for every character that the fonts lack.

    A name from a file may have some; typed ones are refused.
    """
    if can_be_shown(text):
        return text
    return "".join(each if can_be_shown(each) else _STAND_IN for each in text)


def _needs_no_shape(character: str) -> bool:
    variant = unicodedata.name(character, "").startswith(_VARIANTS)
    return variant or unicodedata.category(character) in _UNSEEN


@cache
def _letters() -> frozenset[str]:
    return frozenset((resources.assets() / LETTERS).read_text(encoding="utf-8"))
