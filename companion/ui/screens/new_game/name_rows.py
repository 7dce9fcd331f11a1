"""The rows in which the people of a new game are named, and put in order."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import flet as ft

from companion.core.boxes import FEWEST_PLAYERS
from companion.ui.actions.page_actions import PageActions
from companion.ui.screens.new_game.name_field import name_field
from companion.ui.state.draft import Draft
from companion.ui.widgets.buttons import Tap, round_button
from companion.ui.widgets.palette import current_palette, set_palette
from companion.ui.widgets.tokens import Palette, Space, Touch

_ROW: Final = 56.0
"""Height of a row in pixels."""


@dataclass(frozen=True, slots=True)
class _Called:
    """The field that Enter led to last."""

    place: int = 0
    arranged: int = 0
    times: int = 0
    """How often Enter led anywhere; it may lead to the same field again."""

    def to(self, place: int, draft: Draft) -> int:
        """How often, for the field at a place; 0 if another one was, or it has moved since."""
        here = (self.place, self.arranged) == (place, draft.arranged)
        return self.times if here else 0


@ft.component
def name_rows(palette: Palette, draft: Draft, actions: PageActions, *, narrow: bool) -> ft.Control:
    """A row for each place, clockwise. Enter leads from name to name, and opens a further row.

    On a `narrow` screen people are only moved up, which leaves the names room to be read.
    """
    set_palette(palette)
    called, call = ft.use_state(_Called())

    def go_on(place: int) -> None:
        further = actions.new_game.next_place(place)
        if further is not None:
            arranged = actions.view.draft.arranged
            call(lambda now: _Called(further, arranged, now.times + 1))

    return ft.Column(
        [
            _row(place, draft, called, partial(go_on, place), actions, narrow=narrow)
            for place in range(len(draft.names))
        ],
        key="names",
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _row(
    place: int, draft: Draft, called: _Called, on_done: Tap, actions: PageActions, *, narrow: bool
) -> ft.Control:
    say = actions.say.text
    name = draft.names[place] or say("people-name", place=place + 1)
    youngest = place == draft.first
    parts: list[ft.Control] = [
        round_button(
            say("people-youngest", person=name),
            ft.Icons.LOCAL_FIRE_DEPARTMENT,
            lambda: actions.new_game.change(replace(actions.view.draft, first=place)),
            lit=youngest,
        ),
        ft.Container(
            name_field(
                current_palette(),
                place,
                draft.names[place],
                say("people-name", place=place + 1),
                draft.arranged,
                place * (_ROW + Space.S),
                actions.new_game.rename,
                on_done,
                called=called.to(place, draft),
                autofocus=place == 0 and not any(draft.names),
            ),
            expand=True,
        ),
    ]
    parts.append(_mover("people-up", ft.Icons.ARROW_UPWARD, place, place - 1, actions))
    if not narrow:
        parts.append(_mover("people-down", ft.Icons.ARROW_DOWNWARD, place, place + 1, actions))
    if len(draft.names) > FEWEST_PLAYERS:
        away = partial(actions.new_game.remove_person, place)
        parts.append(round_button(say("people-remove", person=name), ft.Icons.CLOSE, away))
    return ft.Row(parts, spacing=Space.XXS, key=f"person-{draft.arranged}-{place}")


def _mover(
    message: str, icon: ft.IconData, place: int, other: int, actions: PageActions
) -> ft.Control:
    """The button that has two people exchange places; its room, where there is no other place."""
    names = actions.view.draft.names
    if not 0 <= other < len(names):
        return ft.Container(width=Touch.SMALLEST)
    name = names[place] or actions.say.text("people-name", place=place + 1)
    label = actions.say.text(message, person=name)
    return round_button(label, icon, partial(actions.new_game.exchange, place, other))
