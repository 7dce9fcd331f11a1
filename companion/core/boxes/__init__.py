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
from companion.core.boxes.second_edition import LIKELY_MINIMUM, SECOND

EDITIONS: Mapping[EditionId, Edition] = {edition.id: edition for edition in (FIRST, SECOND)}
"""The editions by the current rules. `companion.core.revisions` has the ones of older records."""

EXPANSIONS: Mapping[str, Expansion] = {EXPANSION.id: EXPANSION}
"""The expansions by their ids."""

FEWEST_PLAYERS = min(edition.fewest for edition in EDITIONS.values())
MOST_PLAYERS = max(edition.most for edition in EDITIONS.values())


def mixed_box(edition: EditionId, cards: Iterable[str], boxes: Iterable[str] = ()) -> Edition:
    """Return the edition, mixed with `boxes` and with the expansions that the cards need."""
    needed = {*needed_boxes(edition, cards), *boxes}
    return combine(EDITIONS[edition], *(box for box in EXPANSIONS.values() if box.id in needed))


def needed_boxes(edition: EditionId, cards: Iterable[str]) -> tuple[str, ...]:
    """Return the boxes that have the cards, the edition's first; none for the edition alone."""
    strange = set(cards) - EDITIONS[edition].characters.keys()
    needed = [
        box.id
        for box in EXPANSIONS.values()
        if not strange.isdisjoint(box.characters) and edition in box.editions
    ]
    return (edition, *needed) if needed else ()


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
