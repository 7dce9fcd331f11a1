"""A turn is awaited: swap, look or announce, and why not what is not offered."""

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
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.table_scene import Scene
from companion.ui.presenters.history import name
from companion.ui.presenters.multi_card_rules import protected_notes, swap_notes
from companion.ui.screens.table.panel import Frame, Panel, explained, note, title
from companion.ui.widgets.buttons import Action, Tap, Weight, action, shares_of_row, size_in_row
from companion.ui.widgets.tokens import Size, Space

_ICONS = {
    TurnAction.SWAP: ft.Icons.SWAP_HORIZ,
    TurnAction.LOOK: ft.Icons.VISIBILITY,
    TurnAction.ANNOUNCE: ft.Icons.CAMPAIGN,
}

_MOST_IN_A_ROW = 3

RULES = {
    Code.OPENING_TURN: "opening-turns",
    Code.REVEALED_MUST_SWAP: "forced-by-reveal",
    Code.REVEALED_NO_ANNOUNCEMENT: "forced-by-reveal",
    Code.OWES_LOOK: "mistaken-look",
}
"""The section that explains each refusal of a turn's action."""


def turn_panel(scene: Scene, actions: PageActions, frame: Frame) -> Panel:
    """The three actions, and one sentence for all that are locked."""
    hands = cards_each(len(scene.table.seats))
    why = _reason(scene.table, actions, frame)
    if why and frame.low:
        # one below the other, they would leave no room to say why
        frame = replace(frame, compact=True)
    buttons = [each for kind in TurnAction for each in _actions(kind, scene, actions, frame)]
    if frame.compact:
        body = _in_rows(buttons, hands, frame)
    else:
        body = [_kept(each, hands, frame) for each in buttons]
    body += why
    body += _few(scene.table, actions, frame)
    awaited = title(awaited_words(scene.table, actions.say), scene, actions, "turn")
    return Panel(awaited, body, lasting=True)


def _kept(
    view: Action, hands: int, frame: Frame, size: float = Size.ACTION_PHONE, share: int = 1
) -> ft.Control:
    """The button of an action, the same one on every turn on which it says the same."""
    # one that is locked, or stands in another row, has to be a new child to the client
    key = f"turn-{hands}-{view.text}-{view.weight.value}-{frame.compact}"
    shown = replace(view, on_tap=frame.shelf.steady(key, view.on_tap))

    def build() -> ft.Control:
        button = action(shown, compact=frame.compact, size=size, share=share)
        button.key = key
        return button

    return frame.shelf.keep(key, (shown, frame.compact, size, share), build)


def awaited_words(table: Table, say: Messages) -> str:
    """Who is on turn and what is left to them."""
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


def _in_rows(actions: list[Action], hands: int, frame: Frame) -> list[ft.Control]:
    """Three side by side; four in two rows."""
    if len(actions) <= _MOST_IN_A_ROW:
        return [_in_row(actions, "actions", hands, frame)]
    return [
        _in_row(actions[:-2], "quiet", hands, frame),
        _in_row(actions[-2:], "announce", hands, frame),
    ]


def _in_row(actions: list[Action], key: str, hands: int, frame: Frame) -> ft.Control:
    texts = [each.text for each in actions]
    size, shares = size_in_row(texts, frame.width), shares_of_row(texts, frame.width)
    buttons = [
        _kept(each, hands, frame, size, share) for each, share in zip(actions, shares, strict=True)
    ]
    return ft.Row(buttons, spacing=Space.XS, key=key)


def _actions(kind: TurnAction, scene: Scene, actions: PageActions, frame: Frame) -> list[Action]:
    """The button of an action; where somebody holds several cards, announcing has one a hand."""
    one = _action(kind, scene, actions, frame)
    slots = slots_to_announce(len(scene.table.seats))
    if kind is not TurnAction.ANNOUNCE or not slots:
        return [one]
    # of two gold buttons neither would stand out
    weight = Weight.PLAIN if one.weight is Weight.GOLD else one.weight
    return [
        replace(
            one,
            text=actions.say.text(f"action-announce-{slot}"),
            on_tap=_announcing(slot, actions),
            weight=weight,
        )
        for slot in slots
    ]


def _announcing(slot: CardSlot, actions: PageActions) -> Tap:
    return lambda: actions.selection.change(
        replace(actions.view.selection, announcing=True, slot=slot)
    )


def _action(kind: TurnAction, scene: Scene, actions: PageActions, frame: Frame) -> Action:
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


def _tap(kind: TurnAction, actions: PageActions) -> Tap:
    match kind:
        case TurnAction.SWAP:
            return lambda: actions.game.submit(Swap())
        case TurnAction.LOOK:
            return lambda: actions.game.submit(Look())
        case TurnAction.ANNOUNCE:
            return lambda: actions.selection.change(
                replace(actions.view.selection, announcing=True)
            )


def _reason(table: Table, actions: PageActions, frame: Frame) -> list[ft.Control]:
    refused = next(filter(None, (why_not(table, kind) for kind in TurnAction)), None)
    if refused is None:
        return []
    words = explain_in(table.rules.setup, refused, actions.say)
    section = RULES[refused.code]
    why = explained(words, section, actions, frame)
    why.key = f"why-{refused.code}"
    return [why]


def _few(table: Table, actions: PageActions, frame: Frame) -> list[ft.Control]:
    """With several cards each, what a swap may take and what a protected card may not.

    On a phone it would cover the places: there is the way to the section about it.
    """
    players = len(table.seats)
    if cards_each(players) == 1:
        return []
    asked = actions.say.text("few-title")
    if frame.compact:
        notes = [
            explained(asked, "two-players" if players == 2 else "three-players", actions, frame)
        ]
    else:
        hands = table.rules.edition.swap_limits_for(players, table.rules.setup.printing)
        messages = (*swap_notes(players, hands), *protected_notes(players))
        notes = [note(words, frame) for words in (asked, *map(actions.say.text, messages))]
    for nth, control in enumerate(notes):
        control.key = f"few-{frame.compact}-{nth}"
    return notes
