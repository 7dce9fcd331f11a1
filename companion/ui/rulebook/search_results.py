"""Search results, best first, with highlighted matches."""

from dataclasses import replace

import flet as ft

from companion.content import MOST_FOUND, Hit, Kind, RuleBook, UnknownCharacter
from companion.core.boxes import EditionId
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.reading import Reading
from companion.ui.rulebook.list_rows import (
    KIND_ICONS,
    entry_row,
    eyebrow,
    listed,
    quiet_button,
    row,
)
from companion.ui.rulebook.prose import highlighted
from companion.ui.rulebook.reader import Reader
from companion.ui.rulebook.unknown_character import unknown_character_text

_SNIPPET_LINES = 4


def results(reader: Reader) -> ft.Control:
    """Return what the box lacks of the query, and the matching or nearest entries."""
    book, hits = _hits(reader)
    query = reader.view.state(Reading).query
    missing = _missing(query, book, reader)
    if not missing:
        return _found(hits, book, reader) if hits else _nothing(query, reader)
    found = [_found(hits, book, reader)] if hits else []
    return ft.Column(
        [*missing, *found],
        key="missing",
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _missing(query: str, book: RuleBook, reader: Reader) -> list[ft.Control]:
    """Return what says that the box or the rules lack something of the query."""
    unknown = book.unknown_character(query, reader.edition)
    if unknown is not None:
        return _unknown_character(unknown, reader)
    thing = book.unknown_thing(query)
    return [_sentence(reader.say.text("rules-unknown-thing", name=thing), reader)] if thing else []


def _sentence(text: str, reader: Reader) -> ft.Control:
    return ft.Semantics(live_region=True, content=ft.Text(text, style=reader.body(reader.language)))


def _unknown_character(unknown: UnknownCharacter, reader: Reader) -> list[ft.Control]:
    """The sentence, and the entry of the other edition or the characters of this one."""
    parts = [_sentence(unknown_character_text(unknown, reader.say), reader)]
    for edition in EditionId:
        there = reader.book.find_character(unknown.character or "", edition)
        if there is not None:
            caption = reader.say.text(f"edition-{edition}")
            parts.append(listed([entry_row(there, reader, key="there", caption=caption)]))
    if not unknown.boxes:
        characters = reader.book.entries(reader.edition, Kind.CHARACTER)
        rows = [entry_row(text, reader, key=f"character-{text.id}") for text in characters]
        parts += [eyebrow(reader.say.text("rules-characters-all")), listed(rows)]
    return parts


def back_to_results(reader: Reader) -> ft.Control | None:
    """Return the button back to the results, on an entry opened from them."""
    query = reader.view.state(Reading).query
    if not query.strip() or reader.view.state(Reading).searching == reader.view.route:
        return None
    _, hits = _hits(reader)
    if not hits:
        return None
    return quiet_button(
        _counted(hits, reader),
        ft.Icons.MANAGE_SEARCH,
        lambda: reader.actions.change(
            replace(reader.actions.view.state(Reading), searching=reader.view.route)
        ),
        key="back-to-results",
    )


def _hits(reader: Reader) -> tuple[RuleBook, tuple[Hit, ...]]:
    """The results, and the rulebook they are in: the first with any."""
    query = reader.view.state(Reading).query
    found = [
        (book, book.search(query, reader.edition, players=reader.players)) for book in reader.books
    ]
    return next((each for each in found if each[1]), found[0])


def _counted(hits: tuple[Hit, ...], reader: Reader) -> str:
    """How many entries are shown, and whether there may be more."""
    found = "rules-found-best" if len(hits) == MOST_FOUND else "rules-found"
    return reader.say.text(found, count=len(hits))


def _found(hits: tuple[Hit, ...], book: RuleBook, reader: Reader) -> ft.Control:
    rows = [_hit(index, hit, book, reader) for index, hit in enumerate(hits)]
    return ft.Column(
        [
            ft.Semantics(live_region=True, content=eyebrow(_counted(hits, reader))),
            listed(rows),
        ],
        key="results",
        spacing=Space.XS,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _hit(index: int, hit: Hit, book: RuleBook, reader: Reader) -> ft.Control:
    palette = current_palette()
    entry = book.entry(hit.id, reader.edition).entry
    kind = reader.say.text(f"rules-kind-one-{entry.kind}")
    words: list[ft.Control] = [
        highlighted(hit.title, Font.MEDIUM, Size.LIST, 26),
        ft.Text(kind, style=style(Font.REGULAR, Size.CAPTION, palette.gold, 20)),
    ]
    if hit.found is not None:
        words.append(highlighted(hit.found, Font.REGULAR, Size.SECONDARY, 24))
    snippet = highlighted(hit.snippet, Font.REGULAR, Size.SECONDARY, 24)
    snippet.max_lines = _SNIPPET_LINES
    snippet.overflow = ft.TextOverflow.ELLIPSIS
    words.append(snippet)
    picture = (
        emblem(entry.character, 48)
        if entry.character
        else ft.Icon(KIND_ICONS[entry.kind], size=30, color=palette.gold)
    )
    beside = [ft.Container(picture, width=52, alignment=ft.Alignment.TOP_CENTER)]
    content = ft.Row(
        [
            *(beside if reader.view.width >= NARROW else []),
            ft.Column(words, spacing=2, tight=True, expand=True),
        ],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    label = ". ".join([hit.title.text, kind, hit.snippet.text])
    labelled = ft.Semantics(label=label, exclude_semantics=True, content=content)
    # keyed by entry: results change while typing, and must not be patched into one another
    key = f"hit-{index}-{hit.id}"
    link = row(labelled, lambda: reader.open(hit.id), key=key)
    return ft.MergeSemantics(link, key=f"heard-{key}")


def _nothing(query: str, reader: Reader) -> ft.Control:
    near = reader.book.nearest(query, reader.edition)
    shown = query.strip()[:60]
    return ft.Column(
        [
            _sentence(reader.say.text("rules-found-nothing", query=shown), reader),
            eyebrow(reader.say.text("rules-nearest")),
            listed([entry_row(text, reader, key=f"near-{text.id}") for text in near]),
        ],
        key="no-results",
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
