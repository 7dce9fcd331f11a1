"""The promo card of 2013 for the first edition: the Damned alone (section 12)."""

from companion.core.boxes.box import EditionId, Expansion, by_id
from companion.core.boxes.shared import DAMNED

PROMO = Expansion(id="promo", editions=(EditionId.FIRST,), characters=by_id(DAMNED))
