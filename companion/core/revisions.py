"""The revisions of the rules. A game is checked and played by the one it was started with.

To change a rule, or to fill in a figure that was unknown, add the new boxes to REVISIONS, raise
CURRENT_RULES, and keep the boxes of older revisions as they were (`FIRST_REVISION_1` is an
example). Stored games keep their meaning, since a record names its revision; version 1 of the
record format means revision 1.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.boxes import EDITIONS, EXPANSIONS, Edition, EditionId, Expansion, combine
from companion.core.boxes.first_edition import FIRST_REVISION_1
from companion.core.boxes.second_edition import SECOND_REVISION_1
from companion.core.errors import Code, RuleViolation

CURRENT_RULES = 2
"""The revision of new games."""


@dataclass(frozen=True, slots=True)
class Revision:
    """The boxes in one revision of the rules."""

    editions: Mapping[EditionId, Edition]
    expansions: Mapping[str, Expansion]


REVISIONS: Mapping[int, Revision] = {
    # 0.1.0
    1: Revision({EditionId.FIRST: FIRST_REVISION_1, EditionId.SECOND: SECOND_REVISION_1}, {}),
    # With 2 and 3 players, any set but the printed one is a house set. A scenario sheet may have up
    # to two more Masks than players.
    2: Revision(EDITIONS, EXPANSIONS),
}


def box_by(revision: int, edition: EditionId, boxes: tuple[str, ...] = ()) -> Edition:
    """Return an edition in a revision of the rules, mixed with the expansions among `boxes`.

    `boxes` are ids and may include the edition's. Raises RuleViolation for an unknown revision or
    box, and for boxes that cannot be combined.
    """
    rules = REVISIONS.get(revision)
    if rules is None:
        raise RuleViolation(Code.UNKNOWN_RULES, revision=revision)
    expansions = [box for box in boxes if box != edition]
    for box in expansions:
        if box not in rules.expansions:
            raise RuleViolation(Code.UNKNOWN_BOX, box=box)
    return combine(rules.editions[edition], *(rules.expansions[box] for box in expansions))
