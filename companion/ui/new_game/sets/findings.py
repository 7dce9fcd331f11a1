"""Findings on a set being built: defects and advice."""

import flet as ft

from companion.core.errors import RuleViolation
from companion.i18n import Messages
from companion.i18n.rule_errors import explain
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.new_game.available_sets import defects_of, sheet_doubts
from companion.ui.new_game.draft_texts import card_counts, set_advice
from companion.ui.new_game.state import Draft
from companion.ui.page.common import mark


def findings(draft: Draft, say: Messages, told: int = 0, most: int | None = None) -> ft.Control:
    """Return the number of cards, every defect with its reason, then advice, in a live region.

    The first defects are left out, `told` many, because they are shown elsewhere; and so are the
    last findings if there are more than `most`.
    """
    rows = _rows(draft, say, told)
    return ft.Semantics(
        live_region=True,
        content=ft.Column(rows if most is None else rows[: most + 1], spacing=Space.XS, tight=True),
        key="findings",
    )


def has_more_findings(draft: Draft, say: Messages, told: int, most: int) -> bool:
    """Return whether there are more findings than `most`."""
    return len(_rows(draft, say, told)) > most + 1


def _rows(draft: Draft, say: Messages, told: int) -> list[ft.Control]:
    """Return the number of cards and a row for each finding."""
    impossible, broken = defects_of(draft)
    defects = (*impossible, *broken)
    rows: list[ft.Control] = [
        ft.Text(
            card_counts(draft, say),
            key="counts",
            style=style(Font.MEDIUM, Size.LIST, current_palette().text, 26),
        )
    ]
    rows += [_defect(explain(defect, (), say, draft.house), defect) for defect in defects[told:]]
    doubts = sheet_doubts(draft)
    rows += [mark(say.text(doubt), good=False, key=doubt) for doubt in doubts]
    if not defects and not doubts:
        rows.append(mark(say.text("builder-lawful"), good=True, key="valid"))
    rows += [
        mark(words, good=False, key=f"advice-{number}")
        for number, words in enumerate(set_advice(draft, say))
    ]
    return rows


def _defect(words: str, defect: RuleViolation) -> ft.Control:
    palette = current_palette()
    return ft.Row(
        [
            ft.Icon(ft.Icons.ERROR_OUTLINE, color=palette.error, size=24),
            ft.Text(
                words,
                expand=True,
                style=style(Font.REGULAR, Size.BODY, palette.text, Size.BODY_LINE),
            ),
        ],
        key=f"defect-{defect.code}-{defect.params.get('character', '')}",
        spacing=Space.XS,
    )
