"""The rows of players' names, to be typed and reordered."""

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import flet as ft

from companion.core.boxes import FEWEST_PLAYERS, MOST_PLAYERS
from companion.ui.kit.buttons import Action, Tap, action
from companion.ui.kit.into_view import scrolling_around
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.rows import stretched
from companion.ui.kit.small_buttons import round_button
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Palette, Size, Space, Touch
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.state import Draft
from companion.ui.page.fields import name_field
from companion.ui.wording.player_names import name_problems

_ROW: Final = 56.0
"""Height of a row in pixels."""
_NARROWEST: Final = 320.0
"""Pages of fewer pixels have smaller buttons beside the names."""
_PROBLEM: Final = 20
"""Height of a line below a field in pixels."""
_NOWHERE: Final = -1
_GLIDE: Final = 100
"""Milliseconds: an animated scroll ends once it is rendered, a jump before."""


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


def button_size(page_width: float, page_scale: float) -> float:
    """Return the size of a row's buttons; on a narrow page, 48 pixels after it was enlarged."""
    return Touch.SMALLEST if page_width >= _NARROWEST else Touch.SMALLEST / page_scale


@ft.component
def name_rows(
    palette: Palette,
    draft: Draft,
    size: float,
    actions: NewGameActions,
    *,
    narrow: bool,
    checked: bool,
) -> ft.Control:
    """Return a row per seat, clockwise, with buttons of `size` pixels.

    Enter moves to the next name, and adds a row after the last.

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
        following = actions.next_place(seat)
        if following is not None:
            focus(following)

    def add() -> None:
        actions.add_person()
        focus(len(actions.draft.names) - 1)

    def blurred(seat: int) -> None:
        set_typing(lambda now: _NOWHERE if now == seat else now)

    problems = dict(name_problems(draft.names, actions.say))
    if not checked:
        problems.pop(typing, None)
    rows: list[ft.Control] = []
    above = 0.0
    for seat in range(len(draft.names)):
        problem = problems.get(seat)
        field = _name_field(
            palette,
            seat,
            draft,
            _Handlers(partial(go_on, seat), partial(set_typing, seat), partial(blurred, seat)),
            actions,
            above=above,
            focus_count=caret.times_at(seat, draft),
        )
        row = ft.Row(_parts(seat, draft, field, size, actions, narrow=narrow), spacing=Space.XXS)
        lines = [row] if problem is None else [row, _problem(problem)]
        key = f"person-{draft.arranged}-{seat}"
        rows.append(ft.Column([*lines], spacing=0, tight=True, key=key))
        above += _ROW + Space.S + (0 if problem is None else _PROBLEM)
    if len(draft.names) < MOST_PLAYERS:
        rows.append(action(Action(actions.say.text("people-add"), ft.Icons.PERSON_ADD, add)))
    return stretched(rows, Space.S, key="names")


def _parts(
    seat: int,
    draft: Draft,
    field: ft.Control,
    size: float,
    actions: NewGameActions,
    *,
    narrow: bool,
) -> list[ft.Control]:
    """Return the field and the buttons of a row."""
    say, names = actions.say.text, draft.names
    name = names[seat] or say("people-name", place=seat + 1)

    def begin() -> None:
        actions.change(replace(actions.draft, first=seat, youngest=""))

    def button(message: str, icon: ft.IconData, on_tap: Tap, *, chosen: bool = False) -> ft.Control:
        return round_button(say(message, person=name), icon, on_tap, selected=chosen, size=size)

    def mover(message: str, icon: ft.IconData, other: int) -> ft.Control:
        if not 0 <= other < len(names):
            return ft.Container(width=size)
        return button(message, icon, partial(actions.exchange, seat, other))

    parts = [
        button(
            "people-youngest", ft.Icons.LOCAL_FIRE_DEPARTMENT, begin, chosen=seat == draft.first
        ),
        ft.Container(field, expand=True),
        mover("people-up", ft.Icons.ARROW_UPWARD, seat - 1),
    ]
    if not narrow:
        parts.append(mover("people-down", ft.Icons.ARROW_DOWNWARD, seat + 1))
    if len(names) > FEWEST_PLAYERS:
        remove = partial(actions.remove_person, seat)
        parts.append(button("people-remove", ft.Icons.CLOSE, remove))
    return parts


def _problem(sentence: str) -> ft.Control:
    color = current_palette().error
    return ft.Container(
        ft.Text(sentence, style=style(Font.MEDIUM, Size.CAPTION, color, _PROBLEM)),
        padding=ft.Padding.only(left=Touch.SMALLEST + Space.XXS),
    )


@dataclass(frozen=True, slots=True)
class _Handlers:
    """What the events of one field do."""

    on_done: Tap
    """Enter was pressed."""
    on_focus: Tap
    on_blur: Tap


@ft.component
def _name_field(
    palette: Palette,
    seat: int,
    draft: Draft,
    handlers: _Handlers,
    actions: NewGameActions,
    *,
    above: float,
    focus_count: int,
) -> ft.Control:
    """Return the uncontrolled field for the player at `seat`.

    It is made anew with the name when players were arranged anew. In between nothing is written
    into it: a letter on its way would be overwritten by an earlier render.

    Whenever `focus_count` grows, the field gets the focus, and the list scrolls to it, `above`
    pixels under the first field.
    """
    set_palette(palette)
    label = actions.say.text("people-name", place=seat + 1)

    def make() -> ft.TextField:
        rename = partial(actions.rename, seat)
        field = name_field(label, rename, draft.names[seat])
        field.autofocus = seat == 0 and not any(draft.names)
        field.expand = True
        field.on_submit = lambda: handlers.on_done()
        field.on_focus = lambda: handlers.on_focus()
        field.on_blur = lambda: handlers.on_blur()
        return field

    field = ft.use_memo(make, [seat, label, draft.arranged, palette.name])

    async def take_caret() -> None:
        if focus_count:
            # browsers do not focus an invisible field
            around = scrolling_around(field)
            if around is not None:
                await around.scroll_to(offset=above, duration=_GLIDE)
            # the row may have been removed meanwhile
            with suppress(RuntimeError):
                await field.focus()

    ft.use_effect(take_caret, [focus_count])
    # Flet updates the parent of a kept control only if it is in a list
    return ft.Row([field])
