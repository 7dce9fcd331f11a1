"""Editions mixed with expansions (section 12)."""

from dataclasses import replace

from companion.core.boxes.box import Edition, Expansion
from companion.core.errors import Code, RuleViolation


def combine(base: Edition, *others: Expansion) -> Edition:
    """Return an edition mixed with expansions, as one box.

    Characters, printed sets, blank cards and tokens of all boxes are combined; everything else is
    the edition's. Raises RuleViolation if two boxes share the id of a printed set, or of characters
    that are not the same.
    """
    combined = base
    for other in others:
        set_ids = {printed.id for printed in combined.printed_sets}
        shared = [
            *(
                id
                for id, character in other.characters.items()
                if combined.characters.get(id, character) != character
            ),
            *(printed.id for printed in other.printed_sets if printed.id in set_ids),
        ]
        if shared:
            raise RuleViolation(Code.BOXES_CONFLICT, box=other.id, shared=tuple(shared))
        combined = replace(
            combined,
            characters={**combined.characters, **other.characters},
            printed_sets=combined.printed_sets + other.printed_sets,
            blank_cards=combined.blank_cards + other.blank_cards,
            tokens=combined.tokens or other.tokens,
            judge_optional=combined.judge_optional or other.judge_optional,
        )
    return combined
