"""The head of the rulebook: back, search, languages, reading aids."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.content.search.index import LONGEST_QUERY
from companion.i18n import Language
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.kit.palette import current_palette
from companion.ui.kit.small_buttons import round_button
from companion.ui.kit.styles import button_style
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit, text_width
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.page.reading import Reading
from companion.ui.rulebook.reader import Reader
from companion.ui.rulebook.rule_fields import SEARCH_HEIGHT, search_field
from companion.ui.wording.history import name


def back_button(reader: Reader, width: float) -> ft.Control:
    """Return the button back to where the rulebook was opened from, `width` pixels wide."""
    say, palette = reader.say.text, current_palette()
    route = _origin(reader)
    game = reader.view.snapshot.game
    title, note = say("rules-back-home" if route == "/" else "rules-back"), ""
    if route == "/table" and game is not None:
        title = say("rules-back-table")
        person = name(game.table, game.table.active)
        note = say("home-continue-detail", turn=game.table.turn, person=person)
    room = width - 28 - Space.S - 2 * Space.M
    size = fit(title, room, Size.LIST, Size.SMALLEST).size
    words: list[ft.Control] = [
        ft.Text(
            title,
            no_wrap=True,
            style=style(Font.MEDIUM, round(size, 1), palette.on_gold, round(size * 1.25)),
        )
    ]
    # what does not fit even in small type is on the table screen anyway
    if note and Size.SMALLEST * text_width(note) <= room:
        small = fit(note, room, Size.SECONDARY, Size.SMALLEST).size
        second = style(Font.REGULAR, round(small, 1), palette.on_gold, 20)
        words.append(ft.Text(note, no_wrap=True, style=second))
    return ft.Button(
        content=ft.Row(
            [
                ft.Icon(ft.Icons.ARROW_BACK, size=28, color=palette.on_gold),
                ft.Column(words, spacing=0, tight=True, expand=True),
            ],
            spacing=Space.S,
        ),
        width=width,
        height=SEARCH_HEIGHT,
        elevation=4,
        on_click=lambda: reader.actions.navigation.go(route),
        style=button_style(
            ink=palette.on_gold,
            fill=palette.gold_fill,
            edge=ft.BorderSide(1, palette.gold_fill),
            ring=palette.on_gold if palette.is_dark else palette.focus,
        ),
    )


def _origin(reader: Reader) -> str:
    """Where the rulebook was opened from; by default the table, or home without a game."""
    playing = reader.view.snapshot.game is not None
    origin = reader.view.state(Reading).origin or ("/table" if playing else "/")
    return "/" if origin == "/table" and not playing else origin


def search(reader: Reader) -> ft.Control:
    """Return the search field, which searches on every change."""
    actions = reader.actions
    reading = reader.view.state(Reading)

    def typed(words: str) -> None:
        searching = actions.view.route if words.strip() else ""
        query = words[:LONGEST_QUERY]
        actions.change(replace(actions.view.state(Reading), query=query, searching=searching))

    def prepare() -> None:
        # the first search builds the index, which must not delay typing
        for book in reader.books:
            book.search("", reader.edition)

    def empty() -> None:
        now = actions.view.state(Reading)
        again, emptied = now.cleared + 1, now.emptied + 1
        actions.change(replace(now, query="", searching="", cleared=again, emptied=emptied))

    clear = round_button(
        reader.say.text("rules-search-clear"), ft.Icons.CLOSE, empty, borderless=True
    )
    inset = (SEARCH_HEIGHT - Touch.SMALLEST) / 2
    label = reader.say.text("rules-search")
    field = search_field(
        current_palette(), reading.query, label, reading.cleared, reading.emptied, typed, prepare
    )
    # while a hint is shown, it is the field's label
    named = ft.MergeSemantics(ft.Semantics(label=label if reading.query else None, content=field))
    return ft.Stack(
        [
            ft.Container(named, left=0, right=0, top=0),
            ft.Container(clear, right=inset, top=inset, visible=bool(reading.query)),
        ],
        key="rules-search",
        height=SEARCH_HEIGHT,
        expand=True,
    )


def language_menus(reader: Reader) -> ft.Control:
    """Return the menus of the reading language and of a second one beside it."""
    return ft.Row([_first(reader), _second(reader)], spacing=Space.XS, tight=True)


def _first(reader: Reader) -> ft.Control:
    choices = tuple(
        Choice(each.profile.own_name, each is reader.language, partial(_read_in, reader, each))
        for each in Language
    )
    label = reader.say.text("rules-language", language=reader.language.profile.own_name)
    shown = pill(reader.language.profile.own_name, _touch_height(reader))
    return menu(label, shown, choices)


def _second(reader: Reader) -> ft.Control:
    say = reader.say.text
    choices = [
        Choice(each.profile.own_name, each is reader.beside, partial(_beside, reader, each))
        for each in Language
        if each is not reader.language
    ]
    label = say("rules-language-add")
    shown = _plus(_touch_height(reader))
    if reader.beside is not None:
        alone = say("rules-language-alone")
        choices.insert(0, Choice(alone, chosen=False, on_tap=partial(_beside, reader, None)))
        label = say("rules-language-beside", language=reader.beside.profile.own_name)
        shown = pill(f"+ {reader.beside.profile.own_name}", _touch_height(reader))
    return menu(label, shown, tuple(choices))


def _touch_height(reader: Reader) -> float:
    """Height of the tap targets beside the search."""
    return Touch.SMALLEST if reader.phone else Touch.OPTION


def _plus(size: float) -> ft.Control:
    palette = current_palette()
    return ft.Container(
        ft.Icon(ft.Icons.ADD, size=26, color=palette.text),
        width=size,
        height=size,
        border_radius=Radius.CARD,
        border=ft.Border.all(1, palette.ctrl),
        alignment=ft.Alignment.CENTER,
    )


def _read_in(reader: Reader, language: Language) -> None:
    """Change the reading language; if it is the second one, exchange the two."""
    beside = reader.language if language is reader.beside else reader.beside
    _change_languages(reader, language, beside)


def _beside(reader: Reader, language: Language | None) -> None:
    _change_languages(reader, reader.language, language)


def _change_languages(reader: Reader, language: Language, beside: Language | None) -> None:
    reader.actions.change(
        replace(reader.actions.view.state(Reading), language=language, beside=beside)
    )
    there = replace(reader.address, language=language, beside=beside or "")
    reader.actions.navigation.go(there.route)


def reading_aids(reader: Reader) -> list[ft.Control]:
    """Return the buttons for large type and, on an entry, for presentation mode."""
    say, actions = reader.say.text, reader.actions
    large = reader.view.state(Reading).large
    found = [
        round_button(
            say("rules-usual" if large else "rules-large"),
            ft.Icons.FORMAT_SIZE,
            lambda: actions.change(replace(actions.view.state(Reading), large=not large)),
            size=_touch_height(reader),
            selected=large,
        )
    ]
    if reader.book.find(reader.address.rule, reader.edition) is not None:
        held_up = reader.at(reader.address.rule, shown=True)
        found.append(
            round_button(
                say("rules-show"),
                ft.Icons.FULLSCREEN,
                lambda: reader.go(held_up),
                size=_touch_height(reader),
            )
        )
    return found


def contents_button(reader: Reader) -> ft.Control:
    """Return the button to the contents, for screens without a sidebar."""
    label = reader.say.text("rules-contents")
    there = reader.at()
    return round_button(label, ft.Icons.MENU_BOOK, lambda: reader.go(there), size=Touch.OPTION)
