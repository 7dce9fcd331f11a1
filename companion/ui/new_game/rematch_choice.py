"""Menus for the next game of the same group: who goes first, the seats, the set, the box."""

from functools import partial

import flet as ft

from companion.application.group.last_group import Group
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.layout.tokens import Space, Touch
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.printing_choice import printing_menu
from companion.ui.new_game.rematch import NextSet, Starter
from companion.ui.new_game.state import Draft
from companion.ui.page.card_language import card_language_menu
from companion.ui.page.common import body_text


def rematch_menus(
    draft: Draft, group: Group, title: str | None, actions: NewGameActions
) -> ft.Control:
    """Return the menus; `title` is that of the chosen set, None without one."""
    say = actions.say.text
    first = draft.names[draft.first]
    youngest = group.youngest or group.names[group.first]
    following = group.names[(group.first + 1) % len(group.names)]
    starters = (
        (Starter.YOUNGEST, say("rematch-youngest", person=youngest), first == youngest),
        (Starter.NEXT, say("rematch-next", person=following), first == following != youngest),
        (Starter.LOT, say("rematch-lot"), False),
    )
    same = draft.names == group.names
    seats = "rematch-same-seats" if same else "rematch-shuffled"
    menus = [
        _menu(
            say("people-begins", person=first),
            tuple(
                Choice(words, chosen, partial(actions.rematch.begin_with, who))
                for who, words, chosen in starters
            ),
        ),
        _menu(
            say(seats),
            (
                Choice(
                    say("rematch-same-seats"),
                    same,
                    partial(actions.rematch.take_seats, shuffle=False),
                ),
                Choice(
                    say("rematch-shuffle"),
                    not same,
                    partial(actions.rematch.take_seats, shuffle=True),
                ),
            ),
        ),
    ]
    if title is not None:
        sets = tuple(
            Choice(
                say(f"rematch-set-{which}"),
                chosen=False,
                on_tap=partial(actions.rematch.play_set, which),
            )
            for which in NextSet
        )
        menus.append(_menu(title, sets))
    # the printing follows from the language of the cards unless it is said otherwise
    menus += printing_menu(draft, actions) or [card_language_menu(actions, actions.say)]
    return ft.Column(
        [body_text(say("rematch-title"), muted=True), ft.Row(menus, wrap=True, spacing=Space.XS)],
        key="rematch",
        spacing=Space.XS,
        tight=True,
    )


def _menu(words: str, choices: tuple[Choice, ...]) -> ft.Control:
    return menu(words, pill(words, Touch.SMALLEST), choices)
