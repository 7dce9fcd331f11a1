"""The revisions of the rules: a game is checked and played by the revision it was made by.

To change a rule, or to fill in a figure that was not known: add a revision to REVISIONS with the
boxes as they are now, raise CURRENT_RULES, and keep the boxes of the older revisions as they were
(`FIRST_REVISION_1` is an example). Stored games keep their meaning, because a record carries its
revision; version 1 of the record format means revision 1.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.boxes import EDITIONS, EXPANSIONS, Edition, EditionId, Expansion, combine
from companion.core.boxes.first_edition import FIRST_REVISION_1
from companion.core.boxes.second_edition import SECOND_REVISION_1
from companion.core.errors import Code, RuleViolation

CURRENT_RULES = 2
"""The revision that new games are made by."""


@dataclass(frozen=True, slots=True)
class Revision:
    """The boxes by one revision of the rules."""

    editions: Mapping[EditionId, Edition]
    expansions: Mapping[str, Expansion]


REVISIONS: Mapping[int, Revision] = {
    # 0.1.0
    1: Revision({EditionId.FIRST: FIRST_REVISION_1, EditionId.SECOND: SECOND_REVISION_1}, {}),
    # With 2 and 3 players another set than the printed one is a house set. A scenario sheet may
    # have up to two Masks more than players.
    2: Revision(EDITIONS, EXPANSIONS),
}


def box_by(revision: int, edition: EditionId, boxes: tuple[str, ...] = ()) -> Edition:
    """Return an edition by a revision of the rules, mixed with the expansions among `boxes`.

    `boxes` are ids; the edition's own may be among them. Raises RuleViolation for a revision or a
    box that is unknown, and for boxes that cannot be combined.
    """
    rules = REVISIONS.get(revision)
    if rules is None:
        raise RuleViolation(Code.UNKNOWN_RULES, revision=revision)
    expansions = [box for box in boxes if box != edition]
    for box in expansions:
        if box not in rules.expansions:
            raise RuleViolation(Code.UNKNOWN_BOX, box=box)
    return combine(rules.editions[edition], *(rules.expansions[box] for box in expansions))
