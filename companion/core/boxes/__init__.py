"""The boxes of the game, as data."""

from collections.abc import Mapping

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
from companion.core.boxes.first_edition import FIRST
from companion.core.boxes.second_edition import LIKELY_MINIMUM, SECOND

EDITIONS: Mapping[EditionId, Edition] = {edition.id: edition for edition in (FIRST, SECOND)}
"""The editions by the current rules. `companion.core.revisions` has the ones of older records."""

EXPANSIONS: Mapping[str, Expansion] = {}
"""The expansions by their ids."""

FEWEST_PLAYERS = min(edition.fewest for edition in EDITIONS.values())
MOST_PLAYERS = max(edition.most for edition in EDITIONS.values())

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
    "slots_to_announce",
    "slots_to_claim",
]
