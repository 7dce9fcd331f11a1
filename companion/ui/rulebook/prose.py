"""Rule texts as controls: paragraphs, lists, strong words, links."""

from dataclasses import replace

import flet as ft

from companion.content import Highlighted
from companion.i18n import Language
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Space
from companion.ui.rulebook.reader import Reader
from companion.ui.wording.prose_blocks import Block, Run, blocks


def prose(markdown: str, language: Language, reader: Reader) -> ft.Control:
    """Return a rule text with working links."""
    return ft.Column(
        [_block(block, language, reader) for block in blocks(markdown)],
        spacing=Space.XS,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _block(block: Block, language: Language, reader: Reader) -> ft.Control:
    words = ft.Text(
        spans=[_span(run, language, reader) for run in block.runs],
        style=reader.body(language),
    )
    if not block.item:
        return words
    words.expand = True
    bullet = ft.Text("•", style=reader.text(Font.BOLD, language, current_palette().gold))
    return ft.Row(
        [ft.Semantics(exclude_semantics=True, content=bullet), words],
        spacing=Space.XS,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _span(run: Run, language: Language, reader: Reader) -> ft.TextSpan:
    palette = current_palette()
    family = Font.MEDIUM if run.strong else Font.REGULAR
    if run.rule is None:
        return ft.TextSpan(run.words, style=reader.text(family, language, palette.text))
    rule = run.rule
    plain = reader.text(family, language, palette.gold)
    return ft.TextSpan(run.words, style=_underlined(plain), on_click=lambda: reader.open(rule))


def _underlined(plain: ft.TextStyle) -> ft.TextStyle:
    return replace(plain, decoration=ft.TextDecoration.UNDERLINE)


def highlighted(found: Highlighted, family: str, size: float, line: float) -> ft.Text:
    """Return a text with the search matches highlighted."""
    palette = current_palette()
    plain = style(family, size, palette.text, line)
    tone = palette.printings
    lit = replace(plain, color=tone.text, bgcolor=tone.fill, decoration=ft.TextDecoration.UNDERLINE)
    spans: list[ft.TextSpan] = []
    end = 0
    for start, stop in found.ranges:
        spans.append(ft.TextSpan(found.text[end:start], style=plain))
        spans.append(ft.TextSpan(found.text[start:stop], style=lit))
        end = stop
    spans.append(ft.TextSpan(found.text[end:], style=plain))
    return ft.Text(spans=[span for span in spans if span.text], style=plain)
