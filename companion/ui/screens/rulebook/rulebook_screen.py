"""The rules: search, contents and entries, in one language or in two side by side."""

import flet as ft

from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import notice
from companion.ui.screens.rulebook.contents import contents
from companion.ui.screens.rulebook.custom_character_entry import house_character, house_entry
from companion.ui.screens.rulebook.entry import entry
from companion.ui.screens.rulebook.header import aids, back, contents_button, languages, search
from companion.ui.screens.rulebook.not_found import missing, unknown
from companion.ui.screens.rulebook.presentation_mode import shown
from companion.ui.screens.rulebook.reader import Reader, reader
from companion.ui.screens.rulebook.search_results import back_to_results, results
from companion.ui.screens.rulebook.sidebar import aside
from companion.ui.state.view import View
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Radius, Size, Space

_ASIDE = 264.0
_INSIDE = 24.0
"""From the edge of the page's frame to what is read."""
_WIDEST_BACK = 300.0
_SIDEWAYS_BACK = 220.0
_PHONE_TOOLS = 68.0
_TOOLS = 500.0
"""What the tools beside the way back take, with two languages."""


def rules_screen(view: View, actions: PageActions) -> ft.Control:
    """Whatever the route asks for; what there is not is told, with what may have been meant."""
    reading = reader(view, actions)
    address = reading.address
    if address.shown and reading.book.find(address.rule, reading.edition) is not None:
        return shown(address.rule, reading)
    return _wide(reading) if reading.wide else _narrow(reading)


def _wide(reading: Reader) -> ft.Control:
    margin = Space.L
    main = reading.view.width - _ASIDE - 3 * margin
    head = ft.Row(
        [search(reading), languages(reading), *aids(reading)],
        key="rules-head",
        spacing=Space.S,
    )
    left = ft.Column([back(reading, _ASIDE), aside(reading)], width=_ASIDE, spacing=Space.L)
    right = ft.Column(
        [head, *_told(reading), _framed(_read(main - 2 * _INSIDE - 14, reading), reading)],
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


def _narrow(reading: Reader) -> ft.Control:
    margin = Space.S if reading.phone else Space.L
    width = reading.view.width - 2 * margin
    inside = Space.M if reading.phone else _INSIDE
    body = _framed(_read(width - 2 * inside - 2, reading), reading)
    return ft.Container(
        ft.Column(
            [*_heads(width, reading), *_told(reading), body],
            spacing=Space.S,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=margin,
        gradient=_glow(),
        expand=True,
    )


def _heads(width: float, reading: Reader) -> list[ft.Control]:
    """The way back, the contents and the search; on a phone held sideways in one row."""
    in_head = [contents_button(reading)]
    if not reading.phone:
        in_head += [languages(reading), *aids(reading)]
    taken = _PHONE_TOOLS if reading.phone else _TOOLS
    widest = _SIDEWAYS_BACK if reading.sideways else _WIDEST_BACK
    to_where = back(reading, min(widest, width - taken))
    between = search(reading) if reading.sideways else ft.Container(expand=True)
    head = ft.Row([to_where, between, *in_head], key="rules-head", spacing=Space.XS)
    return [head] if reading.sideways else [head, ft.Row([search(reading)])]


def _read(width: float, reading: Reader) -> ft.Control:
    """What was found while something is searched for, else what the address asks for."""
    rule = reading.address.rule
    if reading.view.reading.searching == reading.view.route:
        return results(reading)
    if not rule:
        return contents(reading)
    if reading.book.find(rule, reading.edition) is not None:
        return entry(rule, width, reading)
    made_up = house_character(rule, reading)
    return unknown(reading) if made_up is None else house_entry(made_up, reading)


def _above(reading: Reader) -> list[ft.Control]:
    """Above what is read: a phone's tools, and the way back to what was found."""
    found = [languages(reading), *aids(reading)] if reading.phone else []
    again = back_to_results(reading)
    if again is not None:
        found.append(again)
    if not found:
        return []
    return [ft.Row(found, key="rules-above", wrap=True, spacing=Space.XS, run_spacing=Space.XS)]


def _told(reading: Reader) -> list[ft.Control]:
    """What failed, and what the address names that there is not; always one control."""
    told = [
        ft.Text(
            sentence,
            style=style(Font.MEDIUM, Size.BODY, current_palette().error, Size.BODY_LINE),
        )
        for sentence in missing(reading)
    ]
    lines = [*notice(reading.view, reading.actions), *told]
    return [ft.Container(ft.Column(lines, tight=True), key="rules-told", visible=bool(lines))]


def _framed(content: ft.Control, reading: Reader) -> ft.Control:
    """The paper everything is read on; it scrolls, and begins at its top."""
    palette = current_palette()
    inside = Space.M if reading.phone else _INSIDE
    scrolled = ft.Column(
        [*_above(reading), content],
        key=f"scroll-{content.key}",
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    frame = ft.Container(
        scrolled,
        padding=inside,
        border_radius=Radius.SHEET - 5,
        border=None if reading.phone else ft.Border.all(1, palette.line),
    )
    return ft.Container(
        frame,
        expand=True,
        padding=0 if reading.phone else 6,
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
    """The candle behind the page, a little brighter than its ground."""
    palette = current_palette()
    share = 0.03 if palette.is_dark else 0.45
    return ft.RadialGradient(
        colors=[
            ft.Colors.with_opacity(share, palette.candle),
            ft.Colors.with_opacity(0, palette.candle),
        ],
        radius=1.1,
    )
