"""Keeps letters off the start of a line where a browser would put them there.

Browsers break Japanese before small kana and the long-vowel mark. A word joiner before such a
letter prevents it. Texts get their joiners when they are loaded.
"""

import re
from functools import cache

from companion.i18n.language import Language

WORD_JOINER = "\u2060"


def join_words(text: str, language: Language) -> str:
    """Return `text` with a word joiner before each letter that may not begin a line."""
    pattern = _before_no_line_start(language)
    return pattern.sub(WORD_JOINER, text) if pattern else text


def without_joiners(text: str) -> str:
    """Return `text` as it was before `join_words`."""
    return text.replace(WORD_JOINER, "")


def joiners_before(text: str, place: int, language: Language) -> int:
    """Return how many word joiners `join_words` adds to the first `place` letters of `text`."""
    pattern = _before_no_line_start(language)
    return sum(match.start() < place for match in pattern.finditer(text)) if pattern else 0


@cache
def _before_no_line_start(language: Language) -> re.Pattern[str] | None:
    # browsers keep punctuation off the start of a line themselves
    letters = "".join(each for each in language.profile.no_line_start if each.isalpha())
    return re.compile(rf"(?<=\w)(?=[{letters}])") if letters else None
