"""The form of a custom character: name, text, and power by blocks."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.application.group.character_library import FACES
from companion.core.boxes import FEWEST_PLAYERS, MOST_PLAYERS
from companion.core.custom_characters import MOST_BLOCKS, TEXT_LIMIT
from companion.core.names import NAME_LIMIT
from companion.core.powers.blocks import MOST_COINS, Block
from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import stretched
from companion.ui.kit.semantics import choosable, tap_layer
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.styles import focus_ring
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Radius, Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.page.common import body_text
from companion.ui.page.fields import kept_field, text_field
from companion.ui.wording.character_draft import (
    OFFERED_BLOCKS,
    CharacterDraft,
    block_coins,
    block_kind,
)
from companion.ui.wording.custom_character_text import block_text, power_text

_FIRST_MINIMUM = FEWEST_PLAYERS + 1
"""The smallest minimum of players that restricts anything."""
_TEXT_LINES = 3
_EMBLEM = 48
_EDGE_CHOSEN = 3

Change = Callable[[Callable[[CharacterDraft], CharacterDraft]], None]
"""Changes the draft of the custom character."""


def form(
    making: CharacterDraft, page_width: float, change: Change, actions: NewGameActions
) -> list[ft.Control]:
    """Return the fields, checkboxes and counters for a draft."""
    say = actions.say.text
    money = Check("money", say("house-money"), "", making.bank_money)
    minimum = ft.Row(
        [
            ft.Container(body_text(say("house-minimum", count=making.minimum)), expand=True),
            *_steps(
                (say("house-fewer-players"), say("house-more-players")),
                (making.minimum > 0, making.minimum < MOST_PLAYERS),
                lambda by: change(lambda now: replace(now, minimum=_minimum(now.minimum, by))),
            ),
        ],
        key="minimum",
        spacing=Space.XS,
    )
    in_power = {block_kind(block): block for block in making.power}
    order = {kind: number for number, kind in enumerate(in_power, start=1)}
    rows = [
        _row(
            in_power.get(block_kind(block), block),
            page_width,
            change,
            actions,
            number=order.get(block_kind(block), 0),
        )
        for block in OFFERED_BLOCKS
    ]
    return [
        _field(
            (making.begun, say("house-name")),
            lambda words: change(lambda now: replace(now, name=words)),
            begins=making.name,
            limit=NAME_LIMIT,
        ),
        _field(
            (making.begun, say("house-text")),
            lambda words: change(lambda now: replace(now, text=words)),
            begins=making.text,
            limit=TEXT_LIMIT,
            lines=_TEXT_LINES,
        ),
        body_text(say("house-face")),
        _faces(making.face, change, actions),
        checks((money,), lambda _: change(lambda now: replace(now, bank_money=not now.bank_money))),
        minimum,
        body_text(say("house-power")),
        stretched(rows, 6, key="power"),
        body_text(power_text(making.power, actions.say) or say("house-none"), muted=True),
    ]


def _faces(chosen: str, change: Change, actions: NewGameActions) -> ft.Control:
    """Return the faces to choose from."""
    palette = current_palette()

    def tile(face: str) -> ft.Control:
        edge = _EDGE_CHOSEN if face == chosen else 1
        framed = ft.Container(
            emblem(face, _EMBLEM),
            padding=Space.XXS + _EDGE_CHOSEN - edge,
            bgcolor=palette.high,
            border_radius=Radius.TILE,
            border=ft.Border.all(edge, palette.gold if face == chosen else palette.line),
        )
        tap = tap_layer(
            actions.say.text(f"face-{face}"),
            lambda: change(lambda now: replace(now, face=face)),
            Radius.TILE,
            focus_ring(edge),
        )
        return choosable(ft.Stack([framed, tap]), face, chosen=face == chosen)

    return ft.Row(
        [tile(face) for face in FACES],
        key="faces",
        wrap=True,
        spacing=Space.XXS,
        run_spacing=Space.XXS,
    )


def _minimum(minimum: int, by: int) -> int:
    """Return the next minimum of players; a lower one than the first means any number."""
    least = min(MOST_PLAYERS, minimum + by)
    if least < _FIRST_MINIMUM:
        return _FIRST_MINIMUM if by > 0 else 0
    return least


def _row(
    block: Block, page_width: float, change: Change, actions: NewGameActions, *, number: int
) -> ft.Control:
    """Return a block with a checkbox, and once ticked its number in the power, and its coins."""
    say, ticked = actions.say, number > 0
    kind, words, coins = block_kind(block), block_text(block, say), block_coins(block)

    def toggle(value: str) -> None:
        before = actions.draft.making.power
        change(lambda now: now.toggled(value))
        if actions.draft.making.power == before:
            actions.context.show_notice(actions.say.text("house-power-full", most=MOST_BLOCKS))

    numbered = f"{number}. {words}" if ticked else words
    tick = checks((Check(kind, numbered, "", ticked),), toggle)
    parts: list[ft.Control] = [ft.Container(tick, key=f"tick-{kind}", expand=True)]
    key = f"{kind}-{ticked}"
    if ticked and coins is not None:
        steps = _steps(
            (say.text("house-fewer-coins", what=words), say.text("house-more-coins", what=words)),
            (coins > 1, coins < MOST_COINS),
            lambda by: change(lambda now: now.with_coins(kind, by)),
        )
        if page_width < NARROW:
            below = ft.Row(steps, spacing=Space.XS, alignment=ft.MainAxisAlignment.END)
            return ft.Column([ft.Row(parts), below], key=key, spacing=Space.XXS)
        parts += steps
    return ft.Row(parts, key=key, spacing=Space.XS)


def _steps(
    labels: tuple[str, str], possible: tuple[bool, bool], on_step: Callable[[int], object]
) -> list[ft.Control]:
    """Return the buttons for one less and one more."""
    icons = (ft.Icons.REMOVE, ft.Icons.ADD)
    return [
        square_button(label, icon, partial(on_step, by), possible=can)
        for label, icon, by, can in zip(labels, icons, (-1, 1), possible, strict=True)
    ]


def _field(
    form_and_label: tuple[int, str],
    on_typed: Callable[[str], object],
    *,
    begins: str,
    limit: int,
    lines: int = 1,
) -> ft.Control:
    """Return a field that is made anew for a new form or a label in another language."""

    def make() -> ft.TextField:
        field = text_field(form_and_label[1], on_typed, begins=begins, limit=limit)
        field.multiline = lines > 1
        field.min_lines = 1
        field.max_lines = lines
        return field

    return kept_field(current_palette(), form_and_label, make)
