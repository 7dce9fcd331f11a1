"""Which characters a screen can show: those its fonts have. Without Flet.

A browser lets the client load no other font than ours; what they lack stays empty.
"""

import unicodedata
from functools import cache
from typing import Final

from companion import resources

LETTERS: Final = "fonts/letters.txt"
"""Under `assets`: every character that running text can be set in, in one line."""

_UNSEEN: Final = ("Cf", "Zs")
_VARIANTS: Final = "VARIATION SELECTOR"
"""They pick among the shapes of the letter before them, and do nothing where it has just one."""


def can_be_shown(text: str) -> bool:
    """Whether no character of the text would be missing on a screen."""
    composed = unicodedata.normalize("NFC", text)
    return all(each in _letters() or _needs_no_shape(each) for each in composed)


def _needs_no_shape(character: str) -> bool:
    variant = unicodedata.name(character, "").startswith(_VARIANTS)
    return variant or unicodedata.category(character) in _UNSEEN


@cache
def _letters() -> frozenset[str]:
    return frozenset((resources.assets() / LETTERS).read_text(encoding="utf-8"))
