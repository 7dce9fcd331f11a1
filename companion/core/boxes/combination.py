"""Editions mixed with expansions (section 12)."""

from dataclasses import replace

from companion.core.boxes.box import Edition, Expansion
from companion.core.errors import Code, RuleViolation


def combine(base: Edition, *others: Expansion) -> Edition:
    """Return the edition mixed with expansions, as one box.

    Characters, printed sets, blank cards and tokens are those of all boxes; everything else is the
    edition's. Raises RuleViolation if two boxes have a character or a printed set of the same id.
    """
    combined = base
    for other in others:
        sets = {each.id for each in combined.printed_sets}
        shared = [
            *(character for character in other.characters if character in combined.characters),
            *(each.id for each in other.printed_sets if each.id in sets),
        ]
        if shared:
            raise RuleViolation(Code.BOXES_CONFLICT, box=other.id, shared=tuple(shared))
        combined = replace(
            combined,
            characters={**combined.characters, **other.characters},
            printed_sets=combined.printed_sets + other.printed_sets,
            blank_cards=combined.blank_cards + other.blank_cards,
            tokens=combined.tokens or other.tokens,
        )
    return combined
