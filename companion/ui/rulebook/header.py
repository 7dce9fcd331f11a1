"""The head of the rulebook: back, search, languages, reading aids."""

import asyncio
from collections.abc import Callable
from functools import partial

import flet as ft

from companion.core.game import Game
from companion.i18n import Language, Messages
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.pressed import Button
from companion.ui.kit.small_buttons import round_button
from companion.ui.kit.styles import button_style, field_border, inner_ring
from companion.ui.kit.theme import style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import FOCUS_RING, Font, Palette, Radius, Size, Space, Touch
from companion.ui.page.navigation import Navigation
from companion.ui.page.reading import Reading
from companion.ui.rulebook.actions import RulebookActions
from companion.ui.rulebook.reader import Reader
from companion.ui.wording.history import name

_HEIGHT = 64.0
"""Height of the search field and the back button."""
_LINE = 26
_ABOVE_TEXT = (_HEIGHT - _LINE) / 2
_ROOM_TO_CLEAR = 52.0
_SEEN_SECONDS = 0.2
"""Seconds until a field is certainly on the screen."""


def back_button(
    say: Messages, origin: str, game: Game | None, navigation: Navigation, width: float
) -> ft.Control:
    """Return the button back to where the rulebook was opened from, `width` pixels wide.

    Without an origin, it leads to the table, or home if there is no game.
    """
    palette = current_palette()
    if not origin or (origin == "/table" and game is None):
        origin = "/" if game is None else "/table"
    title, note = say.text("rules-back-home" if origin == "/" else "rules-back"), ""
    if origin == "/table" and game is not None:
        title = say.text("rules-back-table")
        person = name(game.table, game.table.active)
        note = say.text("home-continue-detail", turn=game.table.turn, person=person)
    room = width - 28 - Space.S - 2 * Space.M
    if Size.SMALLEST * text_width(title, Font.MEDIUM) > room:
        title = say.text("rules-back")
    size = fit(title, room, Size.LIST, Size.SMALLEST, Font.MEDIUM).size
    first = style(Font.MEDIUM, size, palette.on_gold, round(size * 1.25))
    words: list[ft.Control] = [ft.Text(title, no_wrap=True, style=first)]
    # what does not fit even in small type is on the table screen anyway
    if note and Size.SMALLEST * text_width(note, Font.REGULAR) <= room:
        small = fit(note, room, Size.SECONDARY, Size.SMALLEST, Font.REGULAR).size
        second = style(Font.REGULAR, small, palette.on_gold, 20)
        words.append(ft.Text(note, no_wrap=True, style=second))
    arrow = ft.Icon(ft.Icons.ARROW_BACK, size=28, color=palette.on_gold)
    column = ft.Column(words, spacing=0, tight=True, expand=True)
    return Button(
        content=ft.Row([arrow, column], spacing=Space.S),
        width=width,
        height=_HEIGHT,
        elevation=4,
        on_click=partial(navigation.go, origin),
        style=button_style(
            ink=palette.on_gold,
            fill=palette.gold_fill,
            edge=ft.BorderSide(1, palette.gold),
            ring=inner_ring(palette.on_gold),
        ),
    )


def search(reader: Reader, reading: Reading, actions: RulebookActions) -> ft.Control:
    """Return the search field, which searches on every change."""
    say = reader.say.text

    def prepare() -> None:
        # the first search builds the index, which must not delay typing
        for book in reader.books:
            book.search("", reader.edition)

    label, again = say("rules-search"), (reading.cleared, reading.emptied)
    field = _search_field(current_palette(), reading.query, label, *again, actions.search, prepare)
    # while a hint is shown, it is the field's label
    named = ft.MergeSemantics(ft.Semantics(label=label if reading.query else None, content=field))
    empty = actions.clear_search
    clear = round_button(say("rules-search-clear"), ft.Icons.CLOSE, empty, borderless=True)
    inset = (_HEIGHT - Touch.SMALLEST) / 2
    return ft.Stack(
        [
            ft.Container(named, left=0, right=0, top=0),
            ft.Container(clear, right=inset, top=inset, visible=bool(reading.query)),
        ],
        key="rules-search",
        height=_HEIGHT,
        expand=True,
        # a Japanese hint makes the field a pixel or two higher
        clip_behavior=ft.ClipBehavior.NONE,
    )


@ft.component
def _search_field(
    palette: Palette,
    query: str,
    label: str,
    cleared: int,
    emptied: int,
    on_typed: Callable[[str], object],
    prepare: Callable[[], object],
) -> ft.Control:
    """Return the search field; made anew with `query` whenever `cleared` grows.

    It is uncontrolled: a letter on its way would be overwritten by an earlier render. Whenever
    `emptied` grows, it gets the focus. It calls `prepare` once it is on the screen, and again when
    `label` changes.
    """
    set_palette(palette)

    async def prepared() -> None:
        await asyncio.sleep(_SEEN_SECONDS)
        prepare()

    ft.use_effect(prepared, [label])

    def made() -> ft.TextField:
        return ft.TextField(
            value=query,
            hint_text=label,
            hint_style=style(Font.REGULAR, Size.LIST, palette.muted, _LINE),
            text_style=style(Font.REGULAR, Size.LIST, palette.text, _LINE),
            prefix_icon=ft.Icon(ft.Icons.SEARCH, size=28, color=palette.text),
            suffix_icon=ft.Container(width=_ROOM_TO_CLEAR, height=_ROOM_TO_CLEAR),
            border=field_border(_HEIGHT / 2),
            bgcolor=palette.surface,
            filled=True,
            content_padding=ft.Padding.symmetric(horizontal=Space.M, vertical=_ABOVE_TEXT),
            on_change=lambda event: on_typed(event.control.value or ""),
        )

    field = ft.use_memo(made, [label, cleared, palette.name])

    async def take_caret() -> None:
        if emptied:
            await field.focus()

    ft.use_effect(take_caret, [emptied])
    return field


def language_menus(reader: Reader, actions: RulebookActions) -> ft.Control:
    """Return the menus of the reading language and of a second one beside it."""
    read_in = partial(actions.read_in, reader.address)
    menus = [_first(reader, read_in), _second(reader, read_in)]
    return ft.Row(menus, spacing=Space.XS, tight=True)


ReadIn = Callable[[Language, Language | None], object]
"""Shows the same address in a language, and in another one beside it."""


def _first(reader: Reader, read_in: ReadIn) -> ft.Control:
    now, beside = reader.language, reader.beside
    choices = tuple(
        Choice(
            each.profile.own_name,
            each is now,
            # the second language, chosen as the first, exchanges the two
            partial(read_in, each, now if each is beside else beside),
            language=each,
        )
        for each in Language
    )
    label = reader.say.text("rules-language", language=now.profile.own_name)
    return menu(label, pill(now.profile.own_name, _touch_height(reader)), choices)


def _second(reader: Reader, read_in: ReadIn) -> ft.Control:
    say, now, beside = reader.say.text, reader.language, reader.beside
    height = _touch_height(reader)
    choices = [
        Choice(each.profile.own_name, each is beside, partial(read_in, now, each), language=each)
        for each in Language
        if each is not now
    ]
    if beside is None:
        return menu(say("rules-language-add"), _plus(height), tuple(choices))
    alone = Choice(say("rules-language-alone"), chosen=False, on_tap=partial(read_in, now, None))
    label = say("rules-language-beside", language=beside.profile.own_name)
    return menu(label, pill(f"+ {beside.profile.own_name}", height), (alone, *choices))


def _touch_height(reader: Reader) -> float:
    """Return the height of the tap targets beside the search."""
    return Touch.SMALLEST if reader.phone else Touch.OPTION


def _plus(size: float) -> ft.Control:
    """Return a pill with a plus, `size` pixels wide and high with the ring of its focus."""
    palette, inside = current_palette(), size - 2 * FOCUS_RING
    return ft.Container(
        ft.Icon(ft.Icons.ADD, size=26, color=palette.text),
        width=inside,
        height=inside,
        border_radius=Radius.CARD,
        border=ft.Border.all(1, palette.ctrl),
        alignment=ft.Alignment.CENTER,
    )


def reading_aids(reader: Reader, actions: RulebookActions) -> list[ft.Control]:
    """Return the buttons for large type and, on an entry, for showing it to everyone."""
    say, size = reader.say.text, _touch_height(reader)
    larger = say("rules-usual" if reader.large else "rules-large")
    toggle, icon = actions.toggle_large_type, ft.Icons.FORMAT_SIZE
    buttons = [round_button(larger, icon, toggle, size=size, selected=reader.large)]
    if reader.has_entry:
        show = partial(reader.go, reader.at(reader.address.rule, shown=True))
        buttons.append(round_button(say("rules-show"), ft.Icons.FULLSCREEN, show, size=size))
    return buttons


def contents_button(reader: Reader) -> ft.Control:
    """Return the button to the contents, for screens without a sidebar."""
    label, go = reader.say.text("rules-contents"), partial(reader.go, reader.at())
    return round_button(label, ft.Icons.MENU_BOOK, go, size=Touch.OPTION)
