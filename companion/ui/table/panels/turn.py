"""A turn: swap, look or announce, and why an action is refused."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.boxes import cards_each, slots_to_announce
from companion.core.commands import CardSlot, Look, Swap, TurnAction
from companion.core.errors import Code
from companion.core.legal import why_not
from companion.core.phases import allowed_actions, forced_swap_from_centre
from companion.core.setup import centre_cards
from companion.core.table import Table
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
from companion.ui.kit.rows import stretched
from companion.ui.layout.tokens import Size, Space, Touch
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import (
    Fold,
    Panel,
    PanelLayout,
    explained,
    help_with_section,
    note,
    title,
)
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
RULES = {
    Code.OPENING_TURN: "opening-turns",
    Code.REVEALED_MUST_SWAP: "forced-by-reveal",
    Code.REVEALED_NO_ANNOUNCEMENT: "forced-by-reveal",
    Code.OWES_LOOK: "mistaken-look",
}
"""The rulebook section for each refusal of an action."""


def turn_panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the three actions, and one sentence for all that are locked."""
    table, say = scene.table, actions.say
    cards = cards_each(len(table.seats))
    why = _refusal(table, actions, small=layout.folds(Fold.RULES))
    in_rows = layout.folds(Fold.COLUMNS) or (layout.compact and not layout.stacked)
    layout = replace(layout, compact=in_rows)
    buttons = [button for kind in TurnAction for button in _actions(kind, table, actions, layout)]
    foot: ft.Control | None = None
    if in_rows:
        body = _in_rows(buttons, cards, layout)
    else:
        body = [_button(button, cards, layout) for button in buttons]
    if not in_rows and not layout.stacked and cards == 1:
        # nothing that is said above moves them
        foot, body = stretched(body, Space.S, key="turn-actions"), []
    body += why
    if not layout.folds(Fold.RULES):
        body += [*_centre_note(table, actions, layout), *_multi_card_notes(table, actions, layout)]
    turn = say.text("await-turn", person=name(table, table.active))
    words = title(turn, table, say, "turn")
    asks = cards > 1 and layout.folds(Fold.RULES) and not layout.folds(Fold.HEAD)
    helping = help_with_section("swap", actions) if asks else None
    return Panel(words, body, foot, helping, stable=True)


def _button(
    view: Action,
    cards: int,
    layout: PanelLayout,
    size: float = Size.ACTION_PHONE,
    share: int = 1,
    height: float = Touch.ACTION_PHONE,
) -> ft.Control:
    """Return the button of an action, kept while its text and state stay the same."""
    # keyed by state and row: a control must not be patched into another one
    key = f"turn-{cards}-{view.text}-{view.weight.value}-{layout.compact}"
    shown = replace(view, on_tap=layout.cache.steady(key, view.on_tap))

    def build() -> ft.Control:
        button = action(shown, compact=layout.compact, size=size, share=share, height=height)
        button.key = key
        return button

    return layout.cache.keep(key, (shown, layout.compact, size, share, height), build)


def _in_rows(actions: list[Action], cards: int, layout: PanelLayout) -> list[ft.Control]:
    """Return up to three actions in one row, four in two rows."""
    if len(actions) <= _MOST_IN_A_ROW:
        return [_in_row(actions, "actions", cards, layout)]
    return [
        _in_row(actions[:-2], "quiet", cards, layout),
        _in_row(actions[-2:], "announce", cards, layout),
    ]


def _in_row(actions: list[Action], key: str, cards: int, layout: PanelLayout) -> ft.Control:
    texts = [button.text for button in actions]
    size, shares = size_in_row(texts, layout.width), shares_of_row(texts, layout.width)
    height: float = Touch.ACTION_PHONE
    on_one_line = row_on_one_line(texts, layout.width)
    if layout.low and on_one_line[0] >= _SMALLEST_ON_ONE_LINE:
        (size, shares), height = on_one_line, Touch.OPTION
    buttons = [
        _button(button, cards, layout, size, share, height)
        for button, share in zip(actions, shares, strict=True)
    ]
    return ft.Row(buttons, spacing=Space.XS, key=key)


def _actions(
    kind: TurnAction, table: Table, actions: TableActions, layout: PanelLayout
) -> list[Action]:
    """Return the button of an action; with several cards each, one per slot to announce with."""
    one = _action(kind, table, actions, layout)
    slots = slots_to_announce(len(table.seats))
    if kind is not TurnAction.ANNOUNCE or not slots:
        return [one]
    # two gold buttons would not stand out
    weight = Weight.PLAIN if one.weight is Weight.GOLD else one.weight
    return [
        replace(
            one,
            text=actions.say.text(f"action-announce-{slot}{'-short' if layout.low else ''}"),
            on_tap=partial(_begin_announcing, actions, slot),
            weight=weight,
        )
        for slot in slots
    ]


def _begin_announcing(actions: TableActions, slot: CardSlot | None = None) -> None:
    actions.select(lambda now: replace(now, announcing=True, slot=slot))


def _action(kind: TurnAction, table: Table, actions: TableActions, layout: PanelLayout) -> Action:
    allowed = allowed_actions(table)
    words = f"action-{kind}"
    if layout.compact and kind is not TurnAction.ANNOUNCE:
        words += "-short"
    elif kind is TurnAction.LOOK and cards_each(len(table.seats)) > 1:
        words += "-one"
    if kind not in allowed:
        weight = Weight.LOCKED
    elif len(allowed) == 1 or kind is TurnAction.ANNOUNCE:
        weight = Weight.GOLD
    else:
        weight = Weight.PLAIN
    tap: Tap = {
        TurnAction.SWAP: lambda: actions.game.submit(Swap()),
        TurnAction.LOOK: lambda: actions.game.submit(Look()),
        TurnAction.ANNOUNCE: lambda: _begin_announcing(actions),
    }[kind]
    return Action(actions.say.text(words), _ICONS[kind], tap, weight, _note(kind, table, actions))


def _note(kind: TurnAction, table: Table, actions: TableActions) -> str | None:
    """Return that a swap may also be with a card in the center, which newcomers forget."""
    if kind is not TurnAction.SWAP or not _swaps_with_centre(table):
        return None
    return actions.say.text("swap-also-centre")


def _swaps_with_centre(table: Table) -> bool:
    """Return whether a swap in this turn may be with a card in the centre."""
    free = not table.bound or forced_swap_from_centre(table)
    return free and centre_cards(table.rules.setup) > 0


def _refusal(table: Table, actions: TableActions, *, small: bool) -> list[ft.Control]:
    refused = next(filter(None, (why_not(table, kind) for kind in TurnAction)), None)
    if refused is None:
        return []
    sentences = [explain_in(table.rules.setup, refused, actions.say)]
    if refused.code is Code.REVEALED_MUST_SWAP and centre_cards(table.rules.setup):
        with_centre = forced_swap_from_centre(table)
        message = "forced-swap-centre" if with_centre else "house-forced-swap"
        sentences.append(actions.say.text(message))
    if table.active in table.owes_look and refused.code is not Code.OWES_LOOK:
        person = name(table, table.active)
        sentences.append(actions.say.text("owed-look-later", person=person))
    words = actions.say.language.profile.sentence_separator.join(sentences)
    why = explained(words, RULES[refused.code], actions, small=small)
    why.key = f"why-{refused.code}-{small}"
    return [why]


def _centre_note(table: Table, actions: TableActions, layout: PanelLayout) -> list[ft.Control]:
    """Return, below buttons that have no note, that a swap may be with a card in the center."""
    refused = why_not(table, TurnAction.ANNOUNCE)
    told = refused is not None and refused.code is Code.REVEALED_MUST_SWAP
    may_swap = TurnAction.SWAP in allowed_actions(table) and _swaps_with_centre(table)
    if told or not layout.compact or not may_swap:
        return []
    control = note(actions.say.text("swap-centre-note"))
    control.key = "swap-also-centre"
    return [control]


def _multi_card_notes(table: Table, actions: TableActions, layout: PanelLayout) -> list[ft.Control]:
    """Return what, with several cards each, a swap may take and a protected card may not do.

    On phones, where it would cover the seats, a link to the section.
    """
    players = len(table.seats)
    if cards_each(players) == 1:
        return []
    title_text = actions.say.text("few-title")
    if layout.compact:
        # it starts with the swaps that each printing allows with so many players
        notes = [explained(title_text, "swap", actions)]
    else:
        cards = table.rules.edition.swap_limits_for(players, table.rules.setup.printing)
        messages = (*swap_notes(players, cards), *protected_notes(players))
        notes = [note(words) for words in (title_text, *map(actions.say.text, messages))]
    for nth, control in enumerate(notes):
        control.key = f"few-{layout.compact}-{nth}"
    return notes
