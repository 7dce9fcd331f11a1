"""What is to be said of a set in the making: its defects, and advice apart from them."""

import flet as ft

from companion.core.boxes import cards_each
from companion.core.errors import RuleViolation
from companion.core.set_rules import bank_money_cards, bank_money_needed
from companion.i18n import Messages
from companion.i18n.rule_errors import explain
from companion.ui.presenters.available_sets import box_of, defects_of
from companion.ui.screens.new_game.set_cards import character, mark
from companion.ui.state.draft import Draft
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Size, Space


def findings(draft: Draft, say: Messages) -> ft.Control:
    """How many cards there are, every defect with its reason, then the advice."""
    impossible, broken = defects_of(draft)
    defects = (*impossible, *broken)
    rows: list[ft.Control] = [
        ft.Text(
            _counts(draft, say),
            key="counts",
            style=style(Font.MEDIUM, Size.LIST, current_palette().text, 26),
        )
    ]
    rows += [_defect(explain(each, (), say, draft.house), each) for each in defects]
    if not defects:
        rows.append(mark(say.text("builder-lawful"), good=True, key="lawful"))
    rows += [
        mark(words, good=False, key=f"advice-{number}")
        for number, words in enumerate(_advice(draft, say))
    ]
    return ft.Semantics(
        live_region=True,
        content=ft.Column(rows, spacing=Space.XS, tight=True),
        key="findings",
    )


def _counts(draft: Draft, say: Messages) -> str:
    players = len(draft.names)
    have = len(draft.cards)
    centre = max(have - players * cards_each(players), 0)
    cards = say.text("builder-cards", have=have)
    return f"{cards} · {say.text('builder-centre', count=centre)}"


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


def _advice(draft: Draft, say: Messages) -> list[str]:
    """What would be better, and what only the group's own cards can tell."""
    box = box_of(draft)
    found = []
    printed = draft.sheet is not None or box.is_printed(len(draft.names), draft.cards)
    if draft.cards and not printed:
        have, cards = bank_money_cards(box, draft.cards), len(draft.cards)
        if have >= bank_money_needed(cards) and not box.has_ample_bank_money(have, cards):
            better = "builder-half-money" if box.half_bank_money else "builder-more-money"
            found.append(say.text(better))
    unknown = [
        card
        for card in dict.fromkeys(draft.cards)
        if card in box.characters and box.characters[card].minimum is None
    ]
    if unknown and draft.sheet is None:
        names = [character(card, box) for card in unknown]
        found.append(say.text("builder-corner", characters=names))
    return found
