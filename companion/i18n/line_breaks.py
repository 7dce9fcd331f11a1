"""Word joiners against line breaks in front of letters that may not begin a line.

Browsers break Japanese before small kana and the long-vowel mark, unless there is a word joiner.
Texts get their joiners when they are loaded.
"""

import re
from functools import cache

from companion.i18n.language import NameLanguage

WORD_JOINER = "\u2060"


def join_words(text: str, language: NameLanguage) -> str:
    """Return a text with a word joiner before each letter that may not begin a line."""
    pattern = _before_no_line_start(language)
    return pattern.sub(WORD_JOINER, text) if pattern else text


def without_joiners(text: str) -> str:
    """Return a text as it was before `join_words`."""
    return text.replace(WORD_JOINER, "")


def joiners_before(text: str, place: int, language: NameLanguage) -> int:
    """Return how many joiners `join_words` adds to the first `place` letters of a text."""
    pattern = _before_no_line_start(language)
    return sum(match.start() < place for match in pattern.finditer(text)) if pattern else 0


@cache
def _before_no_line_start(language: NameLanguage) -> re.Pattern[str] | None:
    # browsers themselves do not begin a line with punctuation
    letters = "".join(filter(str.isalpha, language.profile.no_line_start))
    return re.compile(rf"(?<=\w)(?=[{letters}])") if letters else None
