"""The rulebook screen: search, contents and entries, in one or two languages."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.core.boxes import EditionId
from companion.i18n import Language
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.page.common import notice
from companion.ui.page.copy_and_share import copy_and_share
from companion.ui.page.reading import NoteDraft, Reading
from companion.ui.page.view import View
from companion.ui.rulebook.actions import RulebookActions
from companion.ui.rulebook.contents import contents
from companion.ui.rulebook.entry import entry, entry_as_text
from companion.ui.rulebook.group_note import group_note
from companion.ui.rulebook.header import (
    back_button,
    contents_button,
    language_menus,
    reading_aids,
    search,
)
from companion.ui.rulebook.not_in_book import (
    custom_character_entry,
    custom_character_of,
    unknown_entry,
)
from companion.ui.rulebook.reader import Reader, reader_of
from companion.ui.rulebook.search_results import back_to_results, results
from companion.ui.rulebook.shown_to_everyone import shown_to_everyone
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
    reader, reading = reader_of(view, actions.library, actions.go), view.state(Reading)
    if reader.address.shown and reader.has_entry:
        return shown_to_everyone(reader)
    # a low window may be wide
    as_phone = reader.phone and not reader.wide
    margin = Space.S if as_phone else Space.L
    width = reader.width - (_SIDEBAR + 3 * margin if reader.wide else 2 * margin)
    inner = width - 2 * _inside(reader) - (14 if reader.wide else 2)
    field = search(reader, reading, actions)
    tools = [language_menus(reader, actions), *reading_aids(reader, actions)]
    back = partial(back_button, reader.say, reading.origin, view.snapshot.game, actions.navigation)
    searching = reading.searching == view.route
    # a narrow page of rules is for reading: it is searched from the contents
    only_text = reader.width < NARROW and bool(reader.address.rule) and not searching
    aids = list(tools) if as_phone else []
    above, after = ([], aids) if only_text else (aids, [])
    if searching:
        content = results(reading.query, reader)
    else:
        content = _content(inner, reader, reading.note, actions)
        above += back_to_results(reading.query, reader, actions)
    below = [
        _notices([*notice(view, actions), *_address_errors(reader)]),
        _paper(content, above, after, reading.query, reader),
    ]
    stretch = ft.CrossAxisAlignment.STRETCH
    if reader.wide:
        head = ft.Row([field, *tools], key="rules-head", spacing=Space.S)
        left = ft.Column([back(_SIDEBAR), sidebar(reader)], width=_SIDEBAR, spacing=Space.L)
        right = ft.Column([head, *below], expand=True, spacing=Space.M)
        screen: ft.Control = ft.Row([left, right], spacing=margin, vertical_alignment=stretch)
    else:
        shown_field = None if only_text else field
        heads = _heads(reader, shown_field, [] if as_phone else tools, back, width)
        screen = ft.Column([*heads, *below], spacing=Space.S, horizontal_alignment=stretch)
    top = Space.M if reader.wide else margin
    padding = ft.Padding.only(left=margin, right=margin, top=top, bottom=margin)
    return ft.Container(screen, padding=padding, gradient=_glow(), expand=True)


def _inside(reader: Reader) -> float:
    return Space.M if reader.phone else _INSIDE


def _heads(
    reader: Reader,
    field: ft.Control | None,
    tools: list[ft.Control],
    back: Callable[[float], ft.Control],
    width: float,
) -> list[ft.Control]:
    """Return back button, contents and search; on a phone held sideways in one row."""
    taken = _PHONE_TOOLS if reader.phone else _TOOLS
    widest = _SIDEWAYS_BACK if reader.sideways else _WIDEST_BACK
    sideways = field if reader.sideways else None
    between = sideways or ft.Container(expand=True)
    head = ft.Row(
        [back(min(widest, width - taken)), between, contents_button(reader), *tools],
        key="rules-head",
        spacing=Space.XS,
    )
    return [head] if reader.sideways or field is None else [head, ft.Row([field])]


def _content(
    width: float, reader: Reader, draft: NoteDraft | None, actions: RulebookActions
) -> ft.Control:
    """Return what the address asks for; `draft` is the note being written."""
    rule = reader.address.rule
    if not rule:
        return contents(reader, actions)
    if reader.has_entry:
        text, title = entry_as_text(rule, reader), reader.say.text("rules-title")
        below = (
            group_note(rule, draft, reader, actions),
            copy_and_share(current_palette(), text, title, actions),
        )
        return entry(rule, width, reader, below)
    custom = custom_character_of(rule, reader)
    return unknown_entry(reader) if custom is None else custom_character_entry(custom, reader)


def _address_errors(reader: Reader) -> list[ft.Control]:
    """Return a sentence for each unknown part of the address except the entry."""
    say, address = reader.say.text, reader.address
    sentences = []
    if address.edition and address.edition not in set(EditionId):
        sentences.append(say("rules-unknown-edition", edition=address.edition))
    for language in (address.language, address.beside):
        if language and language not in set(Language):
            sentences.append(say("rules-unknown-language", language=language))
    red = style(Font.MEDIUM, Size.BODY, current_palette().error, Size.BODY_LINE)
    return [ft.Text(sentence, style=red) for sentence in sentences]


def _notices(lines: list[ft.Control]) -> ft.Control:
    """Return notices, and unknown parts of the address; always one control."""
    return ft.Container(ft.Column(lines, tight=True), key="rules-notices", visible=bool(lines))


def _tools(place: str, tools: list[ft.Control]) -> list[ft.Control]:
    """Return the tools in rows; nothing without any."""
    if not tools:
        return []
    return [ft.Row(tools, key=f"rules-{place}", wrap=True, spacing=Space.XS, run_spacing=Space.XS)]


def _paper(
    content: ft.Control,
    above: list[ft.Control],
    after: list[ft.Control],
    query: str,
    reader: Reader,
) -> ft.Control:
    """Return the paper under all texts; it scrolls, from the top on every new content."""
    palette = current_palette()
    scrolled = ft.Column(
        [*_tools("above", above), content, *_tools("after", after)],
        # a new query starts at its best result
        key=f"scroll-{content.key}-{query}",
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    frame = ft.Container(
        scrolled,
        padding=_inside(reader),
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
    """Return the candlelight behind the page, slightly brighter than its background."""
    palette = current_palette()
    shares = (0.03 if palette.is_dark else 0.45, 0)
    colors = [ft.Colors.with_opacity(share, palette.candle) for share in shares]
    return ft.RadialGradient(colors=[*colors], radius=1.1)
