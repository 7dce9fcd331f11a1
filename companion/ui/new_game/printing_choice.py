"""The printing whose swaps two or three players play by, as a line that can be changed."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.layout.tokens import Space, Touch
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.available_sets import printings
from companion.ui.new_game.state import Draft
from companion.ui.page.common import body_text
from companion.ui.wording.multi_card_rules import protected_notes, swap_notes


def printing_menu(draft: Draft, actions: NewGameActions) -> list[ft.Control]:
    """Return the menu, which shows the draft's printing; nothing where printings do not differ."""
    found, say = printings(draft), actions.say.text
    if draft.printing not in found:
        return []

    def choose(printing: str) -> None:
        actions.change(replace(actions.draft, printing=printing))

    words = say(f"few-{draft.printing}")
    choices = tuple(
        Choice(say(f"few-{each}"), each == draft.printing, partial(choose, each)) for each in found
    )
    return [menu(f"{say('few-printing')} {words}", pill(words, Touch.SMALLEST), choices)]


def printing_choice(draft: Draft, actions: NewGameActions, *, with_menu: bool) -> list[ft.Control]:
    """Return the menu, and which cards can be swapped by the draft's printing."""
    shown = printing_menu(draft, actions)
    if not shown:
        return []
    players = len(draft.names)
    notes = swap_notes(players, draft.box.swap_limits_for(players, draft.printing))
    sentences = [actions.say.text(words) for words in (*notes, *protected_notes(players))]
    return [
        ft.Column(
            [
                *([ft.Row(shown)] if with_menu else []),
                *(body_text(words, muted=True) for words in sentences),
            ],
            key="printings",
            spacing=Space.XS,
            tight=True,
        )
    ]
