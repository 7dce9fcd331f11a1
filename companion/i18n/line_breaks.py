"""Word joiners where lines may not break, in languages whose lines may break between letters.

Browsers and devices break Japanese anywhere, even before small kana, unless there is a word joiner.
Texts get their joiners when they are loaded, and messages with their arguments.
"""

import re
from functools import cache, lru_cache

from companion.i18n.language import NameLanguage

WORD_JOINER = "\u2060"


@lru_cache(maxsize=4096)
def join_words(text: str, language: NameLanguage) -> str:
    """Return a text with a word joiner at each place where its language does not break lines."""
    pattern = _unbroken(language)
    return pattern.sub(WORD_JOINER, text) if pattern else text


def without_joiners(text: str) -> str:
    """Return a text as it was before `join_words`."""
    return text.replace(WORD_JOINER, "")


def joiners_before(text: str, place: int, language: NameLanguage) -> int:
    """Return how many joiners `join_words` adds to the first `place` letters of a text."""
    pattern = _unbroken(language)
    return sum(match.start() < place for match in pattern.finditer(text)) if pattern else 0


@cache
def _unbroken(language: NameLanguage) -> re.Pattern[str] | None:
    pattern = language.profile.unbroken
    return re.compile(pattern) if pattern else None
