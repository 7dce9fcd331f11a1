"""Languages, messages in the reader's language, and errors in words.

`companion.i18n.messages.messages` returns the app's messages in a language.
"""

from companion.i18n.errors import describe
from companion.i18n.language import (
    SOURCE_LANGUAGE,
    CardLanguage,
    Language,
    NameLanguage,
    best_language,
)
from companion.i18n.messages import Argument, CharacterName, Messages

__all__ = [
    "SOURCE_LANGUAGE",
    "Argument",
    "CardLanguage",
    "CharacterName",
    "Language",
    "Messages",
    "NameLanguage",
    "best_language",
    "describe",
]
