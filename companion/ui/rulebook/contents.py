"""The contents: all entries of an edition by kind."""

import flet as ft

from companion.content import Kind
from companion.core.boxes import EditionId
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.kit.titles import title
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.card_language import card_language_menu
from companion.ui.rulebook.list_rows import chip, entry_row, listed, row
from companion.ui.rulebook.reader import Reader

_CARD = 236.0


def contents(reader: Reader) -> ft.Control:
    """Return the entries of one kind, with chips for the other kinds and the other edition."""
    kind = Kind(reader.address.kind) if reader.address.kind in set(Kind) else Kind.SECTION
    key = f"{reader.edition}-{kind}-{'-'.join(reader.languages)}"
    top = _title(reader)
    editions = [_edition(each, reader) for each in EditionId]
    return ft.Column(
        [
            *([_chips([top, *editions])] if reader.sideways else [top, _chips(editions)]),
            _chips([_kind(each, reader, chosen=each is kind) for each in Kind]),
            _entries(kind, reader, key),
        ],
        key=f"contents-{key}",
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _title(reader: Reader) -> ft.Control:
    size = Size.AWAITED_LONG if reader.phone else Size.PAGE
    return title(reader.say.text("rules-title"), size, round(size * 1.15), current_palette().text)


def _chips(chips: list[ft.Control]) -> ft.Control:
    return ft.Row(
        chips,
        wrap=True,
        spacing=Space.XS,
        run_spacing=Space.XS,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _edition(edition: EditionId, reader: Reader) -> ft.Control:
    there = reader.at(edition=edition, kind=reader.address.kind)
    return chip(
        reader.say.text(f"edition-{edition}"),
        lambda: reader.go(there),
        chosen=edition is reader.edition,
        key=f"edition-{edition}",
    )


def _kind(kind: Kind, reader: Reader, *, chosen: bool) -> ft.Control:
    there = reader.at(kind=kind)
    return chip(
        reader.say.text(f"rules-kind-{kind}"),
        lambda: reader.go(there),
        chosen=chosen,
        key=f"kind-{kind}",
    )


def _entries(kind: Kind, reader: Reader, key: str) -> ft.Control:
    texts = reader.book.entries(reader.edition, kind)
    if kind is Kind.CHARACTER:
        cards = [_card(text.entry.character or "", text.id, reader) for text in texts]
        grid = ft.Row(cards, wrap=True, spacing=Space.XS, run_spacing=0)
        return ft.Column(
            [ft.Row([card_language_menu(reader.actions, reader.say)]), grid],
            key=f"entries-{key}",
        )
    rows = [entry_row(text, reader, key=f"entry-{text.id}") for text in texts]
    if not reader.wide and not reader.sideways:
        return listed(rows, key=f"entries-{key}")
    half = (len(rows) + 1) // 2
    halves: list[ft.Control] = [
        ft.Semantics(container=True, content=listed(part), expand=True)
        for part in (rows[:half], rows[half:])
    ]
    return ft.Row(
        halves,
        key=f"entries-{key}",
        spacing=Space.L,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _card(character: str, rule: str, reader: Reader) -> ft.Control:
    palette = current_palette()
    size = Size.LIST if reader.view.width >= NARROW else Size.SECONDARY
    words: list[ft.Control] = [
        ft.Text(reader.name(character), style=style(Font.MEDIUM, size, palette.text, 26))
    ]
    second = reader.second_name(character)
    if second is not None:
        muted = style(Font.REGULAR, Size.SECONDARY, palette.muted, 22)
        words.append(ft.Text(second, style=muted))
    content = ft.Row(
        [emblem(character, 56), ft.Column(words, spacing=0, tight=True, expand=True)],
        spacing=Space.S,
    )
    card = row(content, lambda: reader.open(rule), key=f"card-{character}")
    return ft.Container(card, width=_CARD)
