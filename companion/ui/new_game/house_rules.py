"""The house rules of a new game: one line, and the dialog in which they are chosen."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.boxes import EditionId
from companion.core.house_rules import CHOICES, rules_that_matter
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.option_list import Option, options
from companion.ui.kit.rows import stretched
from companion.ui.layout.tokens import Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import HouseRulesDialog
from companion.ui.page.dialog_sizing import room
from companion.ui.page.view import View
from companion.ui.wording.house_rules import choice_name, house_rules_in_words, rule_name

_PRINTED = {(edition, "opening_turns") for edition in EditionId} | {
    (EditionId.FIRST, "spare_cards")
}
"""The rules whose default is printed; the others are silent or differ, and ours is the default."""


def house_rules_button(draft: Draft, actions: NewGameActions) -> ft.Control:
    """Return the button to the house rules, with those that are chosen."""
    say, opens = actions.say, partial(actions.dialogs.open, HouseRulesDialog())
    lines = house_rules_in_words(draft.house_rules, draft.box, len(draft.names), say)
    words = say.text("house-rules-some", count=len(lines))
    if not lines:
        words = say.text("house-rules-printed")
    button = action(Action(words, ft.Icons.GAVEL, opens, note=" · ".join(lines) or None))
    return ft.Container(button, key="house-rules")


def house_rules_body(view: View, actions: NewGameActions) -> list[ft.Control]:
    """Return the choices of each rule, the printed one or our ruling first."""
    draft, width = view.state(NewGameState).draft, room(view.width)
    return [
        body_text(actions.say.text("house-rules-note"), muted=True),
        *(
            _choices(rule, draft, width, actions)
            for rule in rules_that_matter(draft.box, len(draft.names))
        ),
    ]


def _choices(rule: str, draft: Draft, width: float, actions: NewGameActions) -> ft.Control:
    say, default = actions.say, CHOICES[rule][0]
    status = "rulebook" if (draft.edition, rule) in _PRINTED else "ruling"
    source = say.text(f"rules-status-{status}")
    rows = tuple(
        Option(
            f"{rule}-{choice}",
            choice_name(rule, choice, say),
            source if choice == default else "",
        )
        for choice in CHOICES[rule]
    )

    def choose(value: str) -> None:
        now = actions.draft
        chosen = now.house_rules.choose(rule, value.removeprefix(f"{rule}-"))
        actions.change(replace(now, house_rules=chosen))

    name = rule_name(rule, say)
    chosen = draft.house_rules.chosen().get(rule, default)
    choice = options(rows, f"{rule}-{chosen}", choose, width, asks=name)
    return stretched([body_text(name), choice], Space.XS, key=f"house-{rule}")
