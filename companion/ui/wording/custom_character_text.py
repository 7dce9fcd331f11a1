"""Custom characters in words: their powers, and what is wrong with a draft of one."""

from collections.abc import Iterable

from pydantic import ValidationError

from companion.application.group.character_library import MOST_CHARACTERS, CharacterLibrary
from companion.core.boxes import EDITIONS
from companion.core.custom_characters import CustomCharacter
from companion.core.errors import Code
from companion.core.names import name_defects
from companion.core.powers.blocks import Block, ByHand, TakeFromChosen
from companion.i18n import CharacterName, Messages
from companion.ui.layout.font_coverage import can_be_shown
from companion.ui.wording.character_draft import CharacterDraft, block_coins, block_kind, with_saved

_WRONG_NAMES = {Code.NAME_EMPTY: "house-name-empty", Code.NAME_TWICE: "house-name-taken"}


def draft_problem(house: CharacterLibrary, making: CharacterDraft, say: Messages) -> str | None:
    """Why the draft cannot be stored, in one sentence that names the field; None if it can."""
    changed = making.changes(house)
    if changed is None and len(house.characters) >= MOST_CHARACTERS:
        return say.text("house-full", most=MOST_CHARACTERS)
    others = [each.name for each in house.characters if each.id != changed]
    known = len(tuple(name_defects(others)))
    # defects come in the order of the names, and the draft's name is the last
    for defect in tuple(name_defects((*others, making.name.strip())))[known:]:
        return say.text(_WRONG_NAMES.get(defect.code, "house-name-unreadable"))
    if not can_be_shown(making.name):
        return say.text("house-name-unreadable")
    if making.name.strip().casefold() in _printed_names(say):
        return say.text("house-name-printed")
    try:
        with_saved(house, making)
    except ValidationError as error:
        text = any("text" in each["loc"] for each in error.errors())
        return say.text("house-text-unreadable" if text else "house-name-unreadable")
    return None


def _printed_names(say: Messages) -> set[str]:
    """Return the names of all printed characters in the reader's language, casefolded."""
    ids = {character for edition in EDITIONS.values() for character in edition.characters}
    return {say.text("name-of-character", character=CharacterName(each)).casefold() for each in ids}


def block_text(block: Block, say: Messages) -> str:
    """Return a block in one sentence."""
    people = block.people if isinstance(block, TakeFromChosen) else 1
    return say.text(f"block-{block_kind(block)}", coins=block_coins(block) or 0, people=people)


def power_text(power: Iterable[Block], say: Messages) -> str:
    """Return the blocks in the order in which they are carried out."""
    return say.language.profile.sentence_separator.join(block_text(block, say) for block in power)


def character_text(character: CustomCharacter, say: Messages) -> list[str]:
    """Return the group's own words on a character, then those for its blocks, each if any."""
    blocks = [block for block in character.power if not isinstance(block, ByHand)]
    return [words for words in (character.text, power_text(blocks, say)) if words]
