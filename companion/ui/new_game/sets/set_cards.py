"""The card of one set: title, how it plays, cards, what is worth knowing."""

from collections.abc import Callable

import flet as ft

from companion.content.set_catalogue import Scenario
from companion.core.boxes import Edition
from companion.i18n import Messages
from companion.ui.kit.emblems import coin, emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import centred
from companion.ui.kit.semantics import choosable, tap_layer
from companion.ui.kit.styles import focus_ring
from companion.ui.kit.theme import style
from companion.ui.kit.titles import title_size, words_of_title
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.new_game.sets.set_lines import SetLines
from companion.ui.page.common import body_text, mark
from companion.ui.wording.set_texts import card_name

_TILE = 76.0
_COIN = 18.0
_EDGE_CHOSEN = 3
_MARK = 32.0


def set_card(
    scenario: Scenario,
    box: Edition,
    title: str,
    lines: SetLines,
    say: Messages,
    *,
    chosen: bool,
    width: float,
    on_choose: Callable[[], object] | None,
) -> ft.Control:
    """Return the card of a set; `on_choose` is None for the only one, whose title may be empty."""
    palette = current_palette()
    room = width - 2 * (Space.M + _EDGE_CHOSEN) - (_MARK + Space.S if on_choose else 0)
    size = title_size(title, room, Size.AWAITED_LONG)
    head: list[ft.Control] = [
        *([words_of_title(title, size, round(1.2 * size), palette.text)] if title else []),
        *_notes(scenario, say),
        *([outline_row(lines.outline)] if lines.outline else []),
        *([_facts(lines.facts)] if lines.facts else []),
    ]
    parts: list[ft.Control] = [ft.Column(head, spacing=0, expand=True, tight=True)]
    if on_choose is not None:
        icon = ft.Icons.RADIO_BUTTON_CHECKED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
        parts.insert(0, ft.Icon(icon, color=palette.gold if chosen else palette.ctrl, size=_MARK))
    inside = ft.Column(
        [
            ft.Row(parts, spacing=Space.S),
            ft.Row(
                [card_picture(card, box, say) for card in scenario.cards],
                wrap=True,
                spacing=Space.XXS,
                run_spacing=Space.XS,
            ),
            # what is as it should be stands with the figures
            *(mark(sentence, good=False) for sentence in lines.warnings),
        ],
        spacing=Space.S,
        tight=True,
    )
    edge = _EDGE_CHOSEN if chosen else 1
    framed = ft.Container(
        inside,
        # nothing moves when it is chosen
        padding=Space.M + _EDGE_CHOSEN - edge,
        bgcolor=palette.surface,
        border_radius=Radius.CARD,
        border=ft.Border.all(edge, palette.gold if chosen else palette.line),
    )
    if on_choose is None:
        return ft.Container(framed, key=scenario.id)
    layer = tap_layer(None, on_choose, ring=focus_ring(edge))
    tapped = ft.Stack([framed, layer], fit=ft.StackFit.PASS_THROUGH)
    return choosable(tapped, scenario.id, chosen=chosen)


def card_picture(
    card: str, box: Edition, say: Messages, count: ft.Control | None = None
) -> ft.Control:
    """Return a card as emblem and name, with a coin if it draws on the bank, and a count."""
    words = say.text("name-of-character", character=card_name(card, box))
    size = fit(words, _TILE - 2, Size.CAPTION, 10, Font.REGULAR).size
    name = style(Font.REGULAR, size, current_palette().text, 20)
    brings = box.characters[card].bank_money
    return centred(
        [
            emblem(card, 52),
            ft.Text(words, no_wrap=True, style=name),
            # reserved without a coin too: names stand on one line
            ft.Row(
                [*([coin(_COIN)] if brings else []), *([] if count is None else [count])],
                height=_COIN,
                spacing=Space.XXS,
                tight=True,
            ),
        ],
        2,
        width=_TILE,
    )


def outline_row(outline: tuple[str, ...]) -> ft.Control:
    """Return how a set plays, in parts side by side where they fit."""
    return _in_parts(outline, style(Font.MEDIUM, Size.BODY, current_palette().gold, 26))


def _in_parts(words: tuple[str, ...], type_: ft.TextStyle) -> ft.Control:
    # a gap, not a dot, which would hang at the end of a line
    texts = [ft.Text(part, style=type_) for part in words]
    return ft.Row([*texts], wrap=True, spacing=Space.M, run_spacing=0)


def _facts(facts: tuple[str, ...]) -> ft.Control:
    return _in_parts(facts, style(Font.MEDIUM, Size.SECONDARY, current_palette().text, 22))


def _notes(scenario: Scenario, say: Messages) -> list[ft.Control]:
    if scenario.ours:
        court = style(Font.MEDIUM, Size.SECONDARY, current_palette().court, 22)
        line = body_text(say.text(f"{scenario.name}.line"), muted=True)
        return [ft.Text(say.text("set-ours"), style=court), line]
    if scenario.printing is not None:
        return [body_text(say.text(f"printing-{scenario.printing}"), muted=True)]
    return []
