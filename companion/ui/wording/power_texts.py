"""The power of a character in play, in the words of the rulebook or of the group."""

import re
from typing import Final

from companion.content import Library, Role
from companion.core.boxes import Character, EditionId
from companion.core.table import Rules
from companion.i18n import Messages
from companion.ui.layout.text_fit import is_full_width, lines_of
from companion.ui.layout.tokens import Font
from companion.ui.wording.custom_character_text import character_text, power_text
from companion.ui.wording.house_rules import house_rules_about

_TWO: Final = 2
_OF_TWO: Final = frozenset({"bishop", "fool", "witch", "thief", "spy"})
"""Characters whose power in a game of two is told in other words than the rulebook's."""
_SENTENCE_ENDS: Final = re.compile(r"(?<=[.。])\s*")


def power_texts(
    character: Character, rules: Rules, library: Library, say: Messages
) -> tuple[str, ...]:
    """Return the power as rule texts (Markdown), in the language of `say`.

    It is told as it works for the game's number of players and with its house rules.
    """
    if character.given_name is not None:
        made = next(each for each in rules.setup.house if each.id == character.id)
        return tuple(character_text(made, say)) or (power_text(made.power, say),)
    if len(rules.setup.players) == _TWO and character.id in _OF_TWO:
        return (say.text(f"power-{character.id}-two"),)
    table = (
        say.labelled(say.text("house-rules-at-table"), line)
        for line in house_rules_about(f"character-{character.id}", rules, say)
    )
    return (*powers_in_book(character.id, rules.edition.id, library, say), *table)


def powers_in_book(
    character: str, edition: EditionId, library: Library, say: Messages
) -> tuple[str, ...]:
    """Return the rulebook's rule texts of a power; none for a character it doesn't have."""
    text = library.book(say.language).find_character(character, edition)
    parts = () if text is None else text.parts
    return tuple(part.markdown for part in parts if part.role is Role.POWER)


def shortened(power: str, size: float, width: float, lines: int) -> str:
    """Return the sentences at the beginning that fit `lines` lines of `width` pixels.

    One sentence at least; an ellipsis stands for those left out.
    """
    sentences = [each for each in _SENTENCE_ENDS.split(power) if each]
    joined = "" if is_full_width(power) else " "
    for count in range(len(sentences), 0, -1):
        rest = joined + "…" if count < len(sentences) else ""
        words = joined.join(sentences[:count]) + rest
        if count == 1 or lines_of(words, size, width, Font.REGULAR) <= lines:
            return words
    return ""
