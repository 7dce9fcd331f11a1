"""A turn: swap, look or announce, and why an action is refused."""

from dataclasses import replace

import flet as ft

from companion.core.boxes import cards_each, slots_to_announce
from companion.core.commands import Action as TurnAction
from companion.core.commands import CardSlot, Look, Swap
from companion.core.errors import Code
from companion.core.legal import why_not
from companion.core.phases import OPENING_TURNS, allowed_actions
from companion.core.table import Table
from companion.i18n import Messages
from companion.i18n.rule_errors import explain_in
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import (
    Action,
    Tap,
    Weight,
    action,
    row_on_one_line,
    shares_of_row,
    size_in_row,
)
from companion.ui.layout.tokens import Size, Space, Touch
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import Frame, Panel, explained, note, title
from companion.ui.wording.history import name
from companion.ui.wording.multi_card_rules import protected_notes, swap_notes

_ICONS = {
    TurnAction.SWAP: ft.Icons.SWAP_HORIZ,
    TurnAction.LOOK: ft.Icons.VISIBILITY,
    TurnAction.ANNOUNCE: ft.Icons.CAMPAIGN,
}

_MOST_IN_A_ROW = 3
_SMALLEST_ON_ONE_LINE = 12.5
"""Type size from which buttons of a low dock have one line, and are lower."""
_LOWEST_WITH_FOOT = 720.0
"""Height of a screen from which the buttons stand at the foot of the dock beside the stage."""

RULES = {
    Code.OPENING_TURN: "opening-turns",
    Code.REVEALED_MUST_SWAP: "forced-by-reveal",
    Code.REVEALED_NO_ANNOUNCEMENT: "forced-by-reveal",
    Code.OWES_LOOK: "mistaken-look",
}
"""The rulebook section for each refusal of an action."""


def turn_panel(scene: Scene, actions: TableActions, frame: Frame) -> Panel:
    """Return the three actions, and one sentence for all that are locked."""
    cards = cards_each(len(scene.table.seats))
    why = _refusal(scene.table, actions)
    if why and frame.below_stage:
        # in a column, they would leave no room for the reason
        frame = replace(frame, compact=True)
    buttons = [each for kind in TurnAction for each in _actions(kind, scene, actions, frame)]
    foot: ft.Control | None = None
    if frame.compact:
        body = _in_rows(buttons, cards, frame)
    else:
        body = [_button(each, cards, frame) for each in buttons]
    if _at_foot(frame, cards, actions):
        # nothing that is said above moves them
        foot = ft.Column(
            body,
            key="turn-actions",
            spacing=Space.S,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        body = []
    body += why
    body += _multi_card_notes(scene.table, actions, frame)
    awaited = title(awaited_words(scene.table, actions.say), scene, actions, "turn")
    return Panel(awaited, body, foot, stable=True)


def _at_foot(frame: Frame, cards: int, actions: TableActions) -> bool:
    """Whether the dock is high enough for all buttons below what is said."""
    beside = not (frame.compact or frame.below_stage)
    return beside and cards == 1 and actions.view.height >= _LOWEST_WITH_FOOT


def _button(
    view: Action,
    cards: int,
    frame: Frame,
    size: float = Size.ACTION_PHONE,
    share: int = 1,
    height: float = Touch.ACTION_PHONE,
) -> ft.Control:
    """The button of an action, kept while its text and state stay the same."""
    # keyed by state and row: a control must not be patched into another one
    key = f"turn-{cards}-{view.text}-{view.weight.value}-{frame.compact}"
    shown = replace(view, on_tap=frame.cache.steady(key, view.on_tap))

    def build() -> ft.Control:
        button = action(shown, compact=frame.compact, size=size, share=share)
        if isinstance(button, ft.Button) and frame.compact:
            button.height = height
        button.key = key
        return button

    return frame.cache.keep(key, (shown, frame.compact, size, share, height), build)


def awaited_words(table: Table, say: Messages) -> str:
    """Return who is on turn and what they may do."""
    match allowed_actions(table):
        case (TurnAction.SWAP,) if table.turn <= OPENING_TURNS:
            which = "await-opening"
        case (TurnAction.SWAP,):
            which = "await-swap-only"
        case (TurnAction.LOOK,):
            which = "await-look-only"
        case (TurnAction.SWAP, TurnAction.LOOK):
            which = "await-swap-look"
        case _:
            which = "await-any"
    return say.text(which, person=name(table, table.active))


def _in_rows(actions: list[Action], cards: int, frame: Frame) -> list[ft.Control]:
    """Up to three actions in one row, four in two rows."""
    if len(actions) <= _MOST_IN_A_ROW:
        return [_in_row(actions, "actions", cards, frame)]
    return [
        _in_row(actions[:-2], "quiet", cards, frame),
        _in_row(actions[-2:], "announce", cards, frame),
    ]


def _in_row(actions: list[Action], key: str, cards: int, frame: Frame) -> ft.Control:
    texts = [each.text for each in actions]
    size, shares = size_in_row(texts, frame.width), shares_of_row(texts, frame.width)
    height: float = Touch.ACTION_PHONE
    on_one_line = row_on_one_line(texts, frame.width)
    if frame.low and on_one_line[0] >= _SMALLEST_ON_ONE_LINE:
        (size, shares), height = on_one_line, Touch.OPTION
    buttons = [
        _button(each, cards, frame, size, share, height)
        for each, share in zip(actions, shares, strict=True)
    ]
    return ft.Row(buttons, spacing=Space.XS, key=key)


def _actions(kind: TurnAction, scene: Scene, actions: TableActions, frame: Frame) -> list[Action]:
    """The button of an action; with several cards each, one per slot to announce with."""
    one = _action(kind, scene, actions, frame)
    slots = slots_to_announce(len(scene.table.seats))
    if kind is not TurnAction.ANNOUNCE or not slots:
        return [one]
    # two gold buttons would not stand out
    weight = Weight.PLAIN if one.weight is Weight.GOLD else one.weight
    return [
        replace(
            one,
            text=actions.say.text(f"action-announce-{slot}{'-short' if frame.low else ''}"),
            on_tap=_announcing(slot, actions),
            weight=weight,
        )
        for slot in slots
    ]


def _announcing(slot: CardSlot, actions: TableActions) -> Tap:
    return lambda: actions.selection.change(
        replace(actions.view.selection, announcing=True, slot=slot)
    )


def _action(kind: TurnAction, scene: Scene, actions: TableActions, frame: Frame) -> Action:
    allowed = allowed_actions(scene.table)
    words = f"action-{kind}"
    if frame.compact and kind is not TurnAction.ANNOUNCE:
        words += "-short"
    elif kind is TurnAction.LOOK and cards_each(len(scene.table.seats)) > 1:
        words += "-one"
    if kind not in allowed:
        weight = Weight.LOCKED
    elif len(allowed) == 1 or kind is TurnAction.ANNOUNCE:
        weight = Weight.GOLD
    else:
        weight = Weight.PLAIN
    return Action(actions.say.text(words), _ICONS[kind], _tap(kind, actions), weight)


def _tap(kind: TurnAction, actions: TableActions) -> Tap:
    match kind:
        case TurnAction.SWAP:
            return lambda: actions.game.submit(Swap())
        case TurnAction.LOOK:
            return lambda: actions.game.submit(Look())
        case TurnAction.ANNOUNCE:
            return lambda: actions.selection.change(
                replace(actions.view.selection, announcing=True)
            )


def _refusal(table: Table, actions: TableActions) -> list[ft.Control]:
    refused = next(filter(None, (why_not(table, kind) for kind in TurnAction)), None)
    if refused is None:
        return []
    words = explain_in(table.rules.setup, refused, actions.say)
    section = RULES[refused.code]
    why = explained(words, section, actions)
    why.key = f"why-{refused.code}"
    return [why]


def _multi_card_notes(table: Table, actions: TableActions, frame: Frame) -> list[ft.Control]:
    """With several cards each, what a swap may take and what a protected card may not do.

    On phones, where it would cover the seats, a link to the section.
    """
    players = len(table.seats)
    if cards_each(players) == 1:
        return []
    title_text = actions.say.text("few-title")
    if frame.compact:
        # it starts with the swaps that each printing allows with so many players
        notes = [explained(title_text, "swap", actions)]
    else:
        cards = table.rules.edition.swap_limits_for(players, table.rules.setup.printing)
        messages = (*swap_notes(players, cards), *protected_notes(players))
        notes = [note(words) for words in (title_text, *map(actions.say.text, messages))]
    for nth, control in enumerate(notes):
        control.key = f"few-{frame.compact}-{nth}"
    return notes
