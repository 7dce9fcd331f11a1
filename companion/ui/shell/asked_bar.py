"""What a player is asked while their own phone shows something else than the table."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.ui.kit.height_estimate import estimated_height
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import stretched
from companion.ui.layout.tokens import MOVING, STILL, Space
from companion.ui.page.notices import Way, choice_bar
from companion.ui.page.own_seat import asked_words, is_asked, own_person
from companion.ui.page.view import View
from companion.ui.shell.actions import AppActions


def asked_bar(view: View, actions: AppActions) -> list[ft.Control]:
    """Return the question with its answers, or the way to the table; nothing if none is asked."""
    game, say = view.snapshot.game, actions.say
    if not view.guest or game is None or not is_asked(view, game.table):
        return []
    from companion.ui.table.panels.claims import title_of_claims
    from companion.ui.table.panels.own_phone import own_answers

    table, person = game.table, own_person(view, game.table)
    assert person is not None
    answers = own_answers(person, table, view.snapshot.passed, actions.table)
    if answers:
        ways = [Way(each.text, each.on_tap) for _, each in answers if each.on_tap is not None]
        return [choice_bar(title_of_claims(table, say), ways)]

    def to_table() -> None:
        actions.navigation.go("/table")

    return [choice_bar(asked_words(view, table, say), [Way(say.text("home-continue"), to_table)])]


def below_asked_bar(
    view: View, actions: AppActions, draw: Callable[[View], ft.Control]
) -> ft.Control:
    """Return a screen on the height that the bar leaves; the edge lights up when one is asked."""
    from companion.ui.table.phone_signs import asked_flash, asked_moment

    asked, game = asked_bar(view, actions), view.snapshot.game
    bar = ft.Container(stretched(asked), padding=Space.XS if asked else 0)
    bar.height = estimated_height(bar, view.width)
    # always there: a new part would rebuild the others
    bar.key = "asked-bar"
    screen = draw(replace(view, height=view.height - bar.height))
    motion = STILL if view.reduced_motion else MOVING
    moment = "" if game is None else asked_moment(game, view)
    return ft.Stack(
        [
            ft.Column([bar, ft.Container(screen, key="screen", expand=True)], spacing=0),
            asked_flash(current_palette(), moment, motion),
        ],
        fit=ft.StackFit.EXPAND,
    )
