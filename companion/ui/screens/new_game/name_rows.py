"""The rows of players' names, to be typed and reordered."""

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
class _Caret:
    """The field that Enter moved the focus to last."""

    seat: int = 0
    arranged: int = 0
    times: int = 0
    """How often Enter moved the focus; it may be to the same field again."""

    def times_at(self, seat: int, draft: Draft) -> int:
        """Return `times` if the focus went to this seat and the field is still there; else 0."""
        here = (self.seat, self.arranged) == (seat, draft.arranged)
        return self.times if here else 0


@ft.component
def name_rows(palette: Palette, draft: Draft, actions: PageActions, *, narrow: bool) -> ft.Control:
    """A row per seat, clockwise. Enter moves to the next name, and adds a row after the last.

    On `narrow` screens players are only moved up, which leaves room for the names.
    """
    set_palette(palette)
    caret, set_caret = ft.use_state(_Caret())

    def go_on(seat: int) -> None:
        further = actions.new_game.next_place(seat)
        if further is not None:
            arranged = actions.view.draft.arranged
            set_caret(lambda now: _Caret(further, arranged, now.times + 1))

    return ft.Column(
        [
            _row(seat, draft, caret, partial(go_on, seat), actions, narrow=narrow)
            for seat in range(len(draft.names))
        ],
        key="names",
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _row(
    seat: int, draft: Draft, caret: _Caret, on_done: Tap, actions: PageActions, *, narrow: bool
) -> ft.Control:
    say = actions.say.text
    name = draft.names[seat] or say("people-name", place=seat + 1)
    youngest = seat == draft.first
    parts: list[ft.Control] = [
        round_button(
            say("people-youngest", person=name),
            ft.Icons.LOCAL_FIRE_DEPARTMENT,
            lambda: actions.new_game.change(replace(actions.view.draft, first=seat)),
            selected=youngest,
        ),
        ft.Container(
            name_field(
                current_palette(),
                seat,
                draft.names[seat],
                say("people-name", place=seat + 1),
                draft.arranged,
                seat * (_ROW + Space.S),
                actions.new_game.rename,
                on_done,
                focus_count=caret.times_at(seat, draft),
                autofocus=seat == 0 and not any(draft.names),
            ),
            expand=True,
        ),
    ]
    parts.append(_mover("people-up", ft.Icons.ARROW_UPWARD, seat, seat - 1, actions))
    if not narrow:
        parts.append(_mover("people-down", ft.Icons.ARROW_DOWNWARD, seat, seat + 1, actions))
    if len(draft.names) > FEWEST_PLAYERS:
        away = partial(actions.new_game.remove_person, seat)
        parts.append(round_button(say("people-remove", person=name), ft.Icons.CLOSE, away))
    return ft.Row(parts, spacing=Space.XXS, key=f"person-{draft.arranged}-{seat}")


def _mover(
    message: str, icon: ft.IconData, seat: int, other: int, actions: PageActions
) -> ft.Control:
    """The button that exchanges two players; an empty space if there is no other seat."""
    names = actions.view.draft.names
    if not 0 <= other < len(names):
        return ft.Container(width=Touch.SMALLEST)
    name = names[seat] or actions.say.text("people-name", place=seat + 1)
    label = actions.say.text(message, person=name)
    return round_button(label, icon, partial(actions.new_game.exchange, seat, other))
