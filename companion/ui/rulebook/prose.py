"""Rule texts as controls: paragraphs, lists, strong words, links."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.content import Highlighted
from companion.i18n import Language
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import stretched
from companion.ui.kit.semantics import silent
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Space
from companion.ui.rulebook.reader import Reader
from companion.ui.wording.prose_blocks import Block, Run, blocks


def prose(markdown: str, language: Language, reader: Reader) -> ft.Control:
    """Return a rule text with working links."""
    return stretched([_block(block, language, reader) for block in blocks(markdown)], Space.XS)


def _block(block: Block, language: Language, reader: Reader) -> ft.Control:
    spans = [_span(run, language, reader) for run in block.runs]
    words = ft.Text(spans=spans, style=reader.body(language))
    if not block.item:
        return words
    words.expand = True
    bullet = ft.Text("•", style=reader.text(Font.BOLD, language, current_palette().gold))
    start = ft.CrossAxisAlignment.START
    return ft.Row([silent(bullet), words], spacing=Space.XS, vertical_alignment=start)


def _span(run: Run, language: Language, reader: Reader) -> ft.TextSpan:
    palette = current_palette()
    family = Font.MEDIUM if run.strong else Font.REGULAR
    if run.rule is None:
        return ft.TextSpan(run.words, style=reader.text(family, language, palette.text))
    link = reader.text(family, language, palette.gold)
    link = replace(link, decoration=ft.TextDecoration.UNDERLINE)
    return ft.TextSpan(run.words, style=link, on_click=partial(reader.open, run.rule))


def highlighted(text: Highlighted, family: str, size: float, line: float) -> ft.Text:
    """Return a text with the search matches highlighted."""
    palette = current_palette()
    plain = style(family, size, palette.text, line)
    tone = palette.printings
    lit = replace(plain, color=tone.text, bgcolor=tone.fill, decoration=ft.TextDecoration.UNDERLINE)
    spans: list[ft.TextSpan] = []
    end = 0
    for start, stop in text.ranges:
        spans.append(ft.TextSpan(text.text[end:start], style=plain))
        spans.append(ft.TextSpan(text.text[start:stop], style=lit))
        end = stop
    spans.append(ft.TextSpan(text.text[end:], style=plain))
    return ft.Text(spans=[span for span in spans if span.text], style=plain)
