"""The rulebook screen: search, contents and entries, in one or two languages."""

import flet as ft

from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.page.common import notice
from companion.ui.page.reading import Reading
from companion.ui.page.view import View
from companion.ui.rulebook.actions import RulebookActions
from companion.ui.rulebook.contents import contents
from companion.ui.rulebook.custom_character_entry import (
    custom_character_entry,
    custom_character_of,
)
from companion.ui.rulebook.entry import entry
from companion.ui.rulebook.header import (
    back_button,
    contents_button,
    language_menus,
    reading_aids,
    search,
)
from companion.ui.rulebook.not_found import address_errors, unknown_entry
from companion.ui.rulebook.presentation_mode import presentation
from companion.ui.rulebook.reader import Reader, reader_of
from companion.ui.rulebook.search_results import back_to_results, results
from companion.ui.rulebook.sidebar import sidebar

_SIDEBAR = 264.0
_INSIDE = 24.0
"""Pixels from the edge of the paper's frame to the text."""
_WIDEST_BACK = 300.0
_SIDEWAYS_BACK = 220.0
_PHONE_TOOLS = 68.0
_TOOLS = 500.0
"""Width of the tools beside the back button, with two languages."""


def rulebook_screen(view: View, actions: RulebookActions) -> ft.Control:
    """Return what the route asks for, and what is unknown in it."""
    reader = reader_of(view, actions)
    address = reader.address
    if address.shown and reader.book.find(address.rule, reader.edition) is not None:
        return presentation(address.rule, reader)
    return _wide(reader) if reader.wide else _narrow(reader)


def _wide(reader: Reader) -> ft.Control:
    margin = Space.L
    main = reader.view.width - _SIDEBAR - 3 * margin
    head = ft.Row(
        [search(reader), language_menus(reader), *reading_aids(reader)],
        key="rules-head",
        spacing=Space.S,
    )
    left = ft.Column(
        [back_button(reader, _SIDEBAR), sidebar(reader)], width=_SIDEBAR, spacing=Space.L
    )
    right = ft.Column(
        [head, *_notices(reader), _paper(_read(main - 2 * _INSIDE - 14, reader), reader)],
        expand=True,
        spacing=Space.M,
    )
    return ft.Container(
        ft.Row(
            [left, right],
            spacing=margin,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.only(left=margin, right=margin, top=Space.M, bottom=margin),
        gradient=_glow(),
        expand=True,
    )


def _narrow(reader: Reader) -> ft.Control:
    margin = Space.S if reader.phone else Space.L
    width = reader.view.width - 2 * margin
    inside = Space.M if reader.phone else _INSIDE
    body = _paper(_read(width - 2 * inside - 2, reader), reader)
    return ft.Container(
        ft.Column(
            [*_heads(width, reader), *_notices(reader), body],
            spacing=Space.S,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=margin,
        gradient=_glow(),
        expand=True,
    )


def _heads(width: float, reader: Reader) -> list[ft.Control]:
    """Back button, contents and search; on a phone held sideways in one row."""
    in_head = [contents_button(reader)]
    if not reader.phone:
        in_head += [language_menus(reader), *reading_aids(reader)]
    taken = _PHONE_TOOLS if reader.phone else _TOOLS
    widest = _SIDEWAYS_BACK if reader.sideways else _WIDEST_BACK
    to_where = back_button(reader, min(widest, width - taken))
    between = search(reader) if reader.sideways else ft.Container(expand=True)
    head = ft.Row([to_where, between, *in_head], key="rules-head", spacing=Space.XS)
    return [head] if reader.sideways else [head, ft.Row([search(reader)])]


def _read(width: float, reader: Reader) -> ft.Control:
    """Search results during a search, otherwise what the address asks for."""
    rule = reader.address.rule
    if reader.view.state(Reading).searching == reader.view.route:
        return results(reader)
    if not rule:
        return contents(reader)
    if reader.book.find(rule, reader.edition) is not None:
        return entry(rule, width, reader)
    made_up = custom_character_of(rule, reader)
    return unknown_entry(reader) if made_up is None else custom_character_entry(made_up, reader)


def _above(reader: Reader) -> list[ft.Control]:
    """Above the text: a phone's tools, and the button back to search results."""
    found = [language_menus(reader), *reading_aids(reader)] if reader.phone else []
    again = back_to_results(reader)
    if again is not None:
        found.append(again)
    if not found:
        return []
    return [ft.Row(found, key="rules-above", wrap=True, spacing=Space.XS, run_spacing=Space.XS)]


def _notices(reader: Reader) -> list[ft.Control]:
    """Notices, and unknown parts of the address; always one control."""
    texts = [
        ft.Text(
            sentence,
            style=style(Font.MEDIUM, Size.BODY, current_palette().error, Size.BODY_LINE),
        )
        for sentence in address_errors(reader)
    ]
    lines = [*notice(reader.view, reader.actions), *texts]
    return [ft.Container(ft.Column(lines, tight=True), key="rules-notices", visible=bool(lines))]


def _paper(content: ft.Control, reader: Reader) -> ft.Control:
    """The paper under all texts; it scrolls, from the top on every new content."""
    palette = current_palette()
    inside = Space.M if reader.phone else _INSIDE
    scrolled = ft.Column(
        [*_above(reader), content],
        # a new query starts at its best result
        key=f"scroll-{content.key}-{reader.view.state(Reading).query}",
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    frame = ft.Container(
        scrolled,
        padding=inside,
        border_radius=Radius.SHEET - 5,
        border=None if reader.phone else ft.Border.all(1, palette.line),
    )
    return ft.Container(
        frame,
        expand=True,
        padding=0 if reader.phone else 6,
        bgcolor=palette.surface,
        border_radius=Radius.SHEET,
        border=ft.Border.all(1, palette.line),
        shadow=ft.BoxShadow(
            blur_radius=16,
            offset=ft.Offset(0, 6),
            color=ft.Colors.with_opacity(0.25, palette.shadow),
        ),
    )


def _glow() -> ft.RadialGradient:
    """The candlelight behind the page, slightly brighter than its background."""
    palette = current_palette()
    share = 0.03 if palette.is_dark else 0.45
    return ft.RadialGradient(
        colors=[
            ft.Colors.with_opacity(share, palette.candle),
            ft.Colors.with_opacity(0, palette.candle),
        ],
        radius=1.1,
    )
