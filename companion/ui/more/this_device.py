"""Dialogs on this device: theme and text size, language, and who has it in hand."""

from enum import StrEnum

import flet as ft

from companion.i18n import Language
from companion.ui.kit.option_list import Option, options
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.page.appearance import TextSize, Theme, largest_text, table_scale
from companion.ui.page.common import body_text
from companion.ui.page.dialog_sizing import room
from companion.ui.page.fields import kept_field, text_field
from companion.ui.page.own_seat import own_person, seat_note
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View

_NOBODY = "seat-of-nobody"
_NOTES = 2000
"""Characters of private notes."""


def appearance_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the text sizes and the themes, all of them in sight."""
    say, change, width = actions.say.text, actions.preferences, room(view.width)
    largest = _largest_text(view)
    most = say("appearance-size-most", size=say("percent", share=int(100 * largest)))
    limited = any(size.factor(view.system_text) > largest for size in TextSize)

    def size_option(size: TextSize) -> Option:
        words = say("percent", share=size.value)
        if size is TextSize.SYSTEM:
            words = say("appearance-size-system")
        return Option(_value(size), words)

    themes = [Option(_value(theme), say(f"appearance-theme-{theme}")) for theme in Theme]
    return [
        silent(body_text(say("appearance-size"), muted=True)),
        options(
            tuple(map(size_option, TextSize)),
            _value(view.text_size),
            lambda chosen: change.set_text_size(TextSize(_chosen(chosen))),
            width,
            asks=say("appearance-size"),
            paired=True,
        ),
        *([body_text(most, muted=True)] if limited else []),
        silent(body_text(say("appearance-theme"), muted=True)),
        options(
            tuple(themes),
            _value(view.theme),
            lambda chosen: change.set_theme(Theme(_chosen(chosen))),
            width,
            asks=say("appearance-theme"),
            paired=True,
        ),
    ]


def _largest_text(view: View) -> float:
    """Return the largest scale on this page; at the table, that at which everybody is seen."""
    width, height, game = view.width * view.scale, view.height * view.scale, view.snapshot.game
    largest = largest_text(width, height)
    if game is None or not view.playing:
        return largest
    return table_scale(width, height, largest, len(game.table.seats))


def _value(choice: StrEnum) -> str:
    """Return the value of an option, which no other list of the dialog has."""
    return f"{type(choice).__name__}-{choice}".lower()


def _chosen(value: str) -> str:
    """Return the choice that an option with this value is for."""
    return value.partition("-")[2]


def language_body(language: Language, actions: PageActions) -> list[ft.Control]:
    """Return the languages by their own names."""
    rows = tuple(Option(each.value, each.profile.own_name, language=each) for each in Language)
    choose = actions.preferences.set_language
    asks = actions.say.text("language-title")
    return [options(rows, language.value, lambda chosen: choose(Language(chosen)), asks=asks)]


def private_notes_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return a field for what its reader alone should know; it is stored on this device."""
    say, typed = actions.say.text, actions.preferences.set_notes

    def make() -> ft.TextField:
        field = text_field(say("notes-title"), typed, begins=view.notes, limit=_NOTES)
        field.multiline, field.min_lines, field.max_lines = True, 3, 8
        return field

    opened = (view.dialog_openings, view.language)
    return [
        body_text(say("notes-hint"), muted=True),
        kept_field(current_palette(), opened, make),
    ]


def own_seat_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the players in their seating order, and nobody."""
    game, say = view.snapshot.game, actions.say.text
    if game is None:
        return []
    players = game.table.rules.setup.players
    names = {f"seat-of-{person}": players[person] for person in game.table.seats}
    own = own_person(view, game.table)
    # on the host, a seat is nobody's but its own reader's to choose
    seats = [
        Option(value, name, seat_note(view, name, actions.say) if view.guest else "")
        for value, name in names.items()
    ]
    return [
        body_text(say("seat-hint"), muted=True),
        options(
            (*seats, Option(_NOBODY, say("seat-nobody"))),
            _NOBODY if own is None else f"seat-of-{own}",
            lambda chosen: actions.preferences.take_seat(names.get(chosen)),
            room(view.width),
            asks=say("seat-title"),
        ),
    ]
