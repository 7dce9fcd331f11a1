"""The reader's language: choosing it, and saying things in it.

The program's own messages come from `companion.i18n.messages.messages`.
"""

from companion.i18n.errors import Describable, describe
from companion.i18n.language import Language, best_language
from companion.i18n.messages import Argument, CharacterName, Messages

__all__ = [
    "Argument",
    "CharacterName",
    "Describable",
    "Language",
    "Messages",
    "best_language",
    "describe",
]
