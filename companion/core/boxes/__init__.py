"""The boxes of the game, as data."""

from collections.abc import Iterable, Mapping

from companion.core.boxes.box import (
    START_COINS,
    WINNING_COINS,
    Character,
    Edition,
    EditionId,
    Expansion,
    PrintedSet,
    SwapLimits,
    cards_each,
    slots_to_announce,
    slots_to_claim,
)
from companion.core.boxes.combination import combine
from companion.core.boxes.expansion import EXPANSION
from companion.core.boxes.first_edition import FIRST
from companion.core.boxes.promo import PROMO
from companion.core.boxes.second_edition import LIKELY_MINIMUM, SECOND

EDITIONS: Mapping[EditionId, Edition] = {edition.id: edition for edition in (FIRST, SECOND)}
"""The editions by the current rules. `companion.core.revisions` has the ones of older records."""

EXPANSIONS: Mapping[str, Expansion] = {box.id: box for box in (EXPANSION, PROMO)}
"""The expansions by their ids."""

FEWEST_PLAYERS = min(edition.fewest for edition in EDITIONS.values())
MOST_PLAYERS = max(edition.most for edition in EDITIONS.values())


def mixed_box(
    edition: EditionId, cards: Iterable[str], boxes: Iterable[str] = (), own: int = 0
) -> Edition:
    """Return the edition, mixed with `boxes` and with those that `needed_boxes` names."""
    needed = {*needed_boxes(edition, cards, own), *boxes}
    return combine(EDITIONS[edition], *(box for box in EXPANSIONS.values() if box.id in needed))


def needed_boxes(edition: EditionId, cards: Iterable[str], own: int = 0) -> tuple[str, ...]:
    """Return the boxes that have the cards, and blank cards for so many `own` characters.

    The edition's comes first; none are named if it is enough. A card of several boxes is the one of
    the box with the most of the missing cards, or else of the smallest.
    """
    missing = set(cards) - EDITIONS[edition].characters.keys()
    blank = EDITIONS[edition].blank_cards
    boxes = sorted(
        expansions_of(edition),
        key=lambda box: (-len(missing & box.characters.keys()), len(box.characters)),
    )
    needed = set()
    for box in boxes:
        if not missing.isdisjoint(box.characters) or (blank < own and box.blank_cards):
            needed.add(box.id)
            missing -= box.characters.keys()
            blank += box.blank_cards
    return (edition, *(id for id in EXPANSIONS if id in needed)) if needed else ()


def whole_box(edition: EditionId) -> Edition:
    """Return the edition mixed with all its expansions: everything the rulebook tells of."""
    return combine(EDITIONS[edition], *expansions_of(edition))


def expansions_of(edition: EditionId) -> tuple[Expansion, ...]:
    """Return the expansions for the edition."""
    return tuple(box for box in EXPANSIONS.values() if edition in box.editions)


__all__ = [
    "EDITIONS",
    "EXPANSIONS",
    "FEWEST_PLAYERS",
    "FIRST",
    "LIKELY_MINIMUM",
    "MOST_PLAYERS",
    "SECOND",
    "START_COINS",
    "WINNING_COINS",
    "Character",
    "Edition",
    "EditionId",
    "Expansion",
    "PrintedSet",
    "SwapLimits",
    "cards_each",
    "combine",
    "expansions_of",
    "mixed_box",
    "needed_boxes",
    "slots_to_announce",
    "slots_to_claim",
    "whole_box",
]
