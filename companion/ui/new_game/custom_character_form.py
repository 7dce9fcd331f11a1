"""The form of a custom character: name, text, and power by blocks."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.core.boxes import FEWEST_PLAYERS, MOST_PLAYERS
from companion.core.custom_characters import MOST_BLOCKS, TEXT_LIMIT
from companion.core.names import NAME_LIMIT
from companion.core.powers.blocks import MOST_COINS, Block
from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.small_buttons import square_button
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Palette, Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.page.common import body_text, text_field
from companion.ui.wording.character_draft import (
    OFFERED_BLOCKS,
    CharacterDraft,
    block_coins,
    block_kind,
)
from companion.ui.wording.custom_character_text import block_text, power_text

_FIRST_MINIMUM = FEWEST_PLAYERS + 1
"""The smallest minimum of players that restricts anything."""

Change = Callable[[Callable[[CharacterDraft], CharacterDraft]], None]
"""Changes the draft of the custom character."""


def form(making: CharacterDraft, change: Change, actions: NewGameActions) -> list[ft.Control]:
    """Return the fields, checkboxes and counters for a draft."""
    palette = current_palette()
    say = actions.say.text
    money = Check("money", say("house-money"), "", making.bank_money)
    chosen = [block_kind(block) for block in making.power]
    rows: list[ft.Control] = []
    for kind in OFFERED_BLOCKS:
        block = next((each for each in making.power if block_kind(each) == block_kind(kind)), kind)
        ticked = block_kind(kind) in chosen
        rows.append(_row(block, change, actions, ticked=ticked))
    return [
        _field(
            palette,
            _FieldSpec(making.begun, say("house-name"), making.name, NAME_LIMIT, 1),
            lambda words: change(_with_name(words)),
        ),
        _field(
            palette,
            _FieldSpec(making.begun, say("house-text"), making.text, TEXT_LIMIT, 3),
            lambda words: change(_with_text(words)),
        ),
        checks((money,), lambda _: change(_with_bank_money_toggled)),
        _counter(
            say("house-minimum", count=making.minimum),
            (say("house-fewer-players"), say("house-more-players")),
            (making.minimum > 0, making.minimum < MOST_PLAYERS),
            lambda by: change(_with_minimum(by)),
        ),
        body_text(say("house-power")),
        ft.Column(rows, key="power", spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        body_text(power_text(making.power, actions.say) or say("house-none"), muted=True),
    ]


def _with_name(words: str) -> Callable[[CharacterDraft], CharacterDraft]:
    return lambda now: replace(now, name=words)


def _with_text(words: str) -> Callable[[CharacterDraft], CharacterDraft]:
    return lambda now: replace(now, text=words)


def _with_coins(kind: str, by: int) -> Callable[[CharacterDraft], CharacterDraft]:
    return lambda now: now.with_coins(kind, by)


def _with_bank_money_toggled(now: CharacterDraft) -> CharacterDraft:
    return replace(now, bank_money=not now.bank_money)


def _with_minimum(by: int) -> Callable[[CharacterDraft], CharacterDraft]:
    # a lower minimum means any number of players
    def changed(now: CharacterDraft) -> CharacterDraft:
        least = min(MOST_PLAYERS, now.minimum + by)
        if least < _FIRST_MINIMUM:
            least = _FIRST_MINIMUM if by > 0 else 0
        return replace(now, minimum=least)

    return changed


def _row(block: Block, change: Change, actions: NewGameActions, *, ticked: bool) -> ft.Control:
    """A block with a checkbox, and once ticked its coins."""
    kind, words = block_kind(block), block_text(block, actions.say)

    def toggle(value: str) -> None:
        before = actions.draft.making.power
        change(lambda now: now.toggled(value))
        if actions.draft.making.power == before:
            actions.context.show_notice(actions.say.text("house-power-full", most=MOST_BLOCKS))

    row = checks((Check(kind, words, "", ticked),), toggle)
    parts: list[ft.Control] = [ft.Container(row, key=f"tick-{kind}", expand=True)]
    coins = block_coins(block)
    if ticked and coins is not None:
        fewer, more = (
            actions.say.text(label, what=words)
            for label in ("house-fewer-coins", "house-more-coins")
        )
        steps = _steps(
            (fewer, more), (coins > 1, coins < MOST_COINS), lambda by: change(_with_coins(kind, by))
        )
        if actions.view.width < NARROW:
            below = ft.Row(steps, spacing=Space.XS, alignment=ft.MainAxisAlignment.END)
            return ft.Column([ft.Row(parts), below], key=f"{kind}-{ticked}", spacing=Space.XXS)
        parts += steps
    return ft.Row(parts, key=f"{kind}-{ticked}", spacing=Space.XS)


def _counter(
    words: str,
    labels: tuple[str, str],
    possible: tuple[bool, bool],
    on_step: Callable[[int], object],
) -> ft.Control:
    return ft.Row(
        [
            ft.Container(body_text(words), expand=True),
            *_steps(labels, possible, on_step),
        ],
        key="minimum",
        spacing=Space.XS,
    )


def _steps(
    labels: tuple[str, str], possible: tuple[bool, bool], on_step: Callable[[int], object]
) -> list[ft.Control]:
    """The buttons for one less and one more."""
    icons = (ft.Icons.REMOVE, ft.Icons.ADD)
    return [
        square_button(label, icon, partial(on_step, by), possible=can)
        for label, icon, by, can in zip(labels, icons, (-1, 1), possible, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class _FieldSpec:
    """The label and limits of a field."""

    begun: int
    """How often the form was begun: a new form makes new fields."""
    label: str
    begins: str
    limit: int
    lines: int


@ft.component
def _field(palette: Palette, spec: _FieldSpec, on_typed: Callable[[str], object]) -> ft.Control:
    """An uncontrolled text field."""
    set_palette(palette)

    def made() -> ft.TextField:
        field = text_field(spec.label, on_typed, begins=spec.begins, limit=spec.limit)
        field.multiline = spec.lines > 1
        field.min_lines = 1
        field.max_lines = spec.lines
        return field

    return ft.use_memo(made, [spec.begun, spec.label, palette.name])
