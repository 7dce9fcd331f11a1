"""What the card of a set says about it. Without Flet."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.content.set_catalogue import Scenario
from companion.core.setup import SHEET_PREFIX
from companion.i18n import Messages
from companion.i18n.rule_errors import explain
from companion.simulation.statistics import Statistics
from companion.simulation.stored_statistics import set_key
from companion.ui.new_game.available_sets import defects_of
from companion.ui.new_game.state import OWN, Draft
from companion.ui.wording.set_texts import early_advice, set_facts, set_outline, set_remarks


@dataclass(frozen=True, slots=True)
class SetLines:
    """What the card of a set says."""

    outline: tuple[str, ...] = ()
    """How it plays."""
    facts: tuple[str, ...] = ()
    """What a host asks first."""
    warnings: tuple[str, ...] = ()


def set_lines(
    shown: Scenario,
    draft: Draft,
    known: Mapping[str, Statistics],
    say: Messages,
    *,
    for_beginners: bool,
) -> SetLines:
    """Return what a set's card says: how it plays, what a host asks, and every broken rule."""
    figures = known.get(set_key(shown.edition, shown.players, shown.cards))
    if shown.id == OWN:
        _, broken = defects_of(draft.without_sheet())
        warnings = [explain(defect, (), say, draft.house) for defect in broken]
    else:
        remarks = set_remarks(shown, draft.box, say)
        warnings = [remark.text for remark in remarks if not remark.good]
    if not shown.id.startswith(SHEET_PREFIX):
        # their corners have been read
        warnings += early_advice(shown.cards, shown.players, draft.box, say)
    return SetLines(
        set_outline(figures, shown.players, say) if figures else (),
        set_facts(shown, say, for_beginners=for_beginners),
        tuple(warnings),
    )
