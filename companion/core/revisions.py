"""The revisions of the rules: a game is checked and played by the revision it was made by.

Changing a rule, or filling in a figure that was not known, makes a new revision: add it to
REVISIONS with the editions that changed, and leave the older ones as they are. Stored games keep
their meaning, because a record carries its revision; version 1 of the record format means 1.
"""

from collections.abc import Mapping

from companion.core.boxes import EDITIONS, EXPANSIONS, Edition, EditionId, Expansion
from companion.core.boxes.first_edition import FIRST_REVISION_1
from companion.core.boxes.second_edition import SECOND_REVISION_1
from companion.core.errors import Code, RuleViolation

CURRENT_RULES = 2
"""The revision that new games are made by."""

REVISIONS: Mapping[int, Mapping[EditionId, Edition]] = {
    # 0.1.0
    1: {EditionId.FIRST: FIRST_REVISION_1, EditionId.SECOND: SECOND_REVISION_1},
    # With 2 and 3 players another set than the printed one is a house set. A scenario sheet may
    # have up to two Masks more than players.
    2: EDITIONS,
}


def editions_at(revision: int) -> Mapping[EditionId, Edition]:
    """Return the editions by a revision of the rules. Raises RuleViolation if it is unknown."""
    editions = REVISIONS.get(revision)
    if editions is None:
        raise RuleViolation(Code.UNKNOWN_RULES, revision=revision)
    return editions


def expansion(box: str) -> Expansion:
    """Return an expansion by its id. Raises RuleViolation if it is unknown."""
    found = EXPANSIONS.get(box)
    if found is None:
        raise RuleViolation(Code.UNKNOWN_BOX, box=box)
    return found
