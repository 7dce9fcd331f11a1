"""The rows of players' names, to be typed and reordered."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import flet as ft

from companion.core.boxes import FEWEST_PLAYERS, MOST_PLAYERS
from companion.ui.kit.buttons import Action, Tap, action
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.small_buttons import round_button
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Palette, Size, Space, Touch
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.name_field import name_field
from companion.ui.new_game.state import Draft
from companion.ui.page.view import View
from companion.ui.wording.player_names import name_problems

_ROW: Final = 56.0
"""Height of a row in pixels."""
_NARROWEST = 320.0
"""Pages of fewer pixels have smaller buttons beside the names."""
_PROBLEM: Final = 20
"""Height of a line below a field in pixels."""
_NOWHERE: Final = -1


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
def name_rows(
    palette: Palette, draft: Draft, actions: NewGameActions, *, narrow: bool, checked: bool
) -> ft.Control:
    """A row per seat, clockwise. Enter moves to the next name, and adds a row after the last.

    On `narrow` screens players are only moved up, which leaves room for the names. What is wrong
    with a name stands below its field, but not while it is being typed, unless it was `checked`.
    """
    set_palette(palette)
    caret, set_caret = ft.use_state(_Caret())
    typing, set_typing = ft.use_state(_NOWHERE)

    def focus(seat: int) -> None:
        arranged = actions.draft.arranged
        set_caret(lambda now: _Caret(seat, arranged, now.times + 1))

    def go_on(seat: int) -> None:
        further = actions.next_place(seat)
        if further is not None:
            focus(further)

    def add() -> None:
        actions.add_person()
        focus(len(actions.draft.names) - 1)

    def blurred(seat: int) -> None:
        set_typing(lambda now: _NOWHERE if now == seat else now)

    problems = dict(name_problems(draft.names, actions.say))
    if not checked:
        problems.pop(typing, None)
    rows = [
        _row(
            seat,
            draft,
            _Field(
                focus_count=caret.times_at(seat, draft),
                below=sum(_height(above, problems) for above in range(seat)),
                on_done=partial(go_on, seat),
                on_focus=partial(set_typing, seat),
                on_blur=partial(blurred, seat),
                problem=problems.get(seat),
            ),
            actions,
            narrow=narrow,
        )
        for seat in range(len(draft.names))
    ]
    if len(draft.names) < MOST_PLAYERS:
        rows.append(action(Action(actions.say.text("people-add"), ft.Icons.PERSON_ADD, add)))
    return ft.Column(
        rows,
        key="names",
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _height(seat: int, problems: Mapping[int, str]) -> float:
    """The height of a row and the gap below it, in pixels."""
    return _ROW + Space.S + (_PROBLEM if seat in problems else 0)


@dataclass(frozen=True, slots=True)
class _Field:
    """What the field of one row is shown with."""

    focus_count: int
    below: float
    """Pixels from the first field to this one."""
    on_done: Tap
    on_focus: Tap
    on_blur: Tap
    problem: str | None


def _row(
    seat: int, draft: Draft, field: _Field, actions: NewGameActions, *, narrow: bool
) -> ft.Control:
    say = actions.say.text
    name = draft.names[seat] or say("people-name", place=seat + 1)
    youngest = seat == draft.first
    size = _button_size(actions.view)
    parts: list[ft.Control] = [
        round_button(
            say("people-youngest", person=name),
            ft.Icons.LOCAL_FIRE_DEPARTMENT,
            lambda: actions.change(replace(actions.draft, first=seat, youngest="")),
            selected=youngest,
            size=size,
        ),
        ft.Container(
            name_field(
                current_palette(),
                seat,
                draft.names[seat],
                say("people-name", place=seat + 1),
                draft.arranged,
                field.below,
                actions.rename,
                field.on_done,
                field.on_focus,
                field.on_blur,
                focus_count=field.focus_count,
                autofocus=seat == 0 and not any(draft.names),
            ),
            expand=True,
        ),
    ]
    parts.append(_mover("people-up", ft.Icons.ARROW_UPWARD, seat, seat - 1, actions, size))
    if not narrow:
        parts.append(_mover("people-down", ft.Icons.ARROW_DOWNWARD, seat, seat + 1, actions, size))
    if len(draft.names) > FEWEST_PLAYERS:
        away = partial(actions.remove_person, seat)
        parts.append(
            round_button(say("people-remove", person=name), ft.Icons.CLOSE, away, size=size)
        )
    lines: list[ft.Control] = [ft.Row(parts, spacing=Space.XXS)]
    if field.problem is not None:
        lines.append(_problem(field.problem))
    return ft.Column(lines, spacing=0, tight=True, key=f"person-{draft.arranged}-{seat}")


def _problem(sentence: str) -> ft.Control:
    color = current_palette().error
    return ft.Container(
        ft.Text(sentence, style=style(Font.MEDIUM, Size.CAPTION, color, _PROBLEM)),
        padding=ft.Padding.only(left=Touch.SMALLEST + Space.XXS),
    )


def _button_size(view: View) -> float:
    """The size of the buttons of a row; on a narrow page, 48 pixels after it was enlarged."""
    return Touch.SMALLEST if view.width >= _NARROWEST else Touch.SMALLEST / view.scale


def _mover(
    message: str, icon: ft.IconData, seat: int, other: int, actions: NewGameActions, size: float
) -> ft.Control:
    """The button that exchanges two players; an empty space if there is no other seat."""
    names = actions.draft.names
    if not 0 <= other < len(names):
        return ft.Container(width=size)
    name = names[seat] or actions.say.text("people-name", place=seat + 1)
    label = actions.say.text(message, person=name)
    return round_button(label, icon, partial(actions.exchange, seat, other), size=size)
