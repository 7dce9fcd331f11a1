"""Search results, best first, with highlighted matches."""

from functools import partial

import flet as ft

from companion.content import MOST_FOUND, Hit, Kind, RuleBook, UnknownCharacter
from companion.core.boxes import EditionId
from companion.core.custom_characters import CustomCharacter
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import small_text, stretched
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.rules_address import rule_of
from companion.ui.rulebook.actions import RulebookActions
from companion.ui.rulebook.list_rows import (
    KIND_ICONS,
    entry_row,
    eyebrow,
    quiet_button,
    row,
)
from companion.ui.rulebook.not_in_book import custom_characters_called
from companion.ui.rulebook.prose import highlighted
from companion.ui.rulebook.reader import Reader
from companion.ui.wording.custom_character_text import character_text

_SNIPPET_LINES = 4


def results(query: str, reader: Reader) -> ft.Control:
    """Return the matching or nearest entries, below a note on what the box doesn't have.

    With such a note, only entries that answer the rest of the query follow.
    """
    book, hits = _hits(query, reader)
    own = custom_characters_called(query, reader)
    said, unknown = (_own_characters(own, reader), None) if own else _said(query, book, reader)
    if unknown is not None:
        hits = book.besides(query, unknown, reader.edition, reader.players)
    if not said and not hits:
        return _nothing(query, reader)
    matching = [_matching(hits, book, reader)] if hits else []
    return stretched([*said, *matching], Space.M, key="missing") if said else matching[0]


def _said(query: str, book: RuleBook, reader: Reader) -> tuple[list[ft.Control], str | None]:
    """Return what is said before the results: what the box or the rules lack.

    Also the words of the query that this is about; None if the results are as usual.
    """
    say = reader.say.text
    unknown = book.unknown_character(query, reader.edition)
    if unknown is not None:
        return _unknown_character(unknown, reader), None if unknown.boxes else unknown.typed
    thing = book.unknown_thing(query)
    if thing:
        return [_sentence(say("rules-unknown-thing", name=thing), reader)], thing
    return [], None


def _own_characters(own: list[CustomCharacter], reader: Reader) -> list[ft.Control]:
    """Return a row for each of the group's own characters that the query names."""
    rows: list[ft.Control] = []
    for each in own:
        name = style(Font.MEDIUM, Size.LIST, current_palette().text, 26)
        power = "\n".join(character_text(each, reader.say)) or reader.say.text("by-hand-house")
        words = [ft.Text(each.name, style=name), small_text(power)]
        column = ft.Column([*words], spacing=2, tight=True, expand=True)
        content = ft.Row([emblem(each.id, 48), column], spacing=Space.S)
        link = row(content, partial(reader.open, rule_of(each.id)), key=f"own-{each.id}")
        rows.append(ft.MergeSemantics(link, key=f"heard-own-{each.id}"))
    return [stretched(rows)]


def _sentence(text: str, reader: Reader) -> ft.Control:
    return ft.Semantics(live_region=True, content=ft.Text(text, style=reader.body(reader.language)))


def _unknown_character(unknown: UnknownCharacter, reader: Reader) -> list[ft.Control]:
    """Return which box has the character, if any, and its entry in the other edition.

    If no box has it, a button leads to the characters of this edition.
    """
    say, book = reader.say.text, reader.book
    parts = [_sentence(unknown.in_words(reader.say), reader)]
    for edition in EditionId:
        there = book.find_character(unknown.character or "", edition)
        if there is not None:
            caption = say(f"edition-{edition}")
            parts.append(stretched([entry_row(there, reader, key="there", caption=caption)]))
    if not unknown.boxes:
        show = partial(reader.go, reader.at(kind=Kind.CHARACTER))
        words, icon = say("rules-characters-all"), KIND_ICONS[Kind.CHARACTER]
        parts.append(ft.Row([quiet_button(words, icon, show, key="characters-all")]))
    return parts


def back_to_results(query: str, reader: Reader, actions: RulebookActions) -> list[ft.Control]:
    """Return the button back to the results, on an entry opened from them."""
    hits = _hits(query, reader)[1] if query.strip() else ()
    if not hits:
        return []
    words, icon = _counted(hits, reader), ft.Icons.MANAGE_SEARCH
    return [quiet_button(words, icon, actions.show_results, key="back-to-results")]


def _hits(query: str, reader: Reader) -> tuple[RuleBook, tuple[Hit, ...]]:
    """Return the results, and the rulebook they are in: the first with any."""
    for book in reader.books:
        hits = book.search(query, reader.edition, players=reader.players)
        if hits:
            return book, hits
    return reader.book, ()


def _counted(hits: tuple[Hit, ...], reader: Reader) -> str:
    """Return how many entries are shown, and whether there may be more."""
    message = "rules-found-best" if len(hits) == MOST_FOUND else "rules-found"
    return reader.say.text(message, count=len(hits))


def _matching(hits: tuple[Hit, ...], book: RuleBook, reader: Reader) -> ft.Control:
    rows = [_hit(index, hit, book, reader) for index, hit in enumerate(hits)]
    count = ft.Semantics(live_region=True, content=eyebrow(_counted(hits, reader)))
    return stretched([count, stretched(rows)], Space.XS, key="results")


def _hit(index: int, hit: Hit, book: RuleBook, reader: Reader) -> ft.Control:
    gold = current_palette().gold
    entry = book.entry(hit.id, reader.edition).entry
    kind = reader.say.text(f"rules-kind-one-{entry.kind}")
    snippet = highlighted(hit.snippet, Font.REGULAR, Size.SECONDARY, 24)
    snippet.max_lines = _SNIPPET_LINES
    snippet.overflow = ft.TextOverflow.ELLIPSIS
    words: list[ft.Control] = [
        highlighted(hit.title, Font.MEDIUM, Size.LIST, 26),
        ft.Text(kind, style=style(Font.REGULAR, Size.CAPTION, gold, 20)),
        snippet,
    ]
    if hit.found is not None:
        words.insert(2, highlighted(hit.found, Font.REGULAR, Size.SECONDARY, 24))
    parts: list[ft.Control] = [ft.Column(words, spacing=2, tight=True, expand=True)]
    if reader.width >= NARROW:
        icon = ft.Icon(KIND_ICONS[entry.kind], size=30, color=gold)
        picture = emblem(entry.character, 48) if entry.character else icon
        parts.insert(0, ft.Container(picture, width=52, alignment=ft.Alignment.TOP_CENTER))
    content = ft.Row(parts, spacing=Space.S, vertical_alignment=ft.CrossAxisAlignment.START)
    label = ". ".join([hit.title.text, kind, hit.snippet.text])
    labelled = ft.Semantics(label=label, exclude_semantics=True, content=content)
    # keyed by entry: results change while typing, and must not be patched into one another
    key = f"hit-{index}-{hit.id}"
    link = row(labelled, partial(reader.open, hit.id), key=key)
    return ft.MergeSemantics(link, key=f"heard-{key}")


def _nothing(query: str, reader: Reader) -> ft.Control:
    say, near = reader.say.text, reader.book.nearest(query, reader.edition)
    parts = [
        _sentence(say("rules-found-nothing", query=query.strip()[:60]), reader),
        eyebrow(say("rules-nearest")),
        stretched([entry_row(text, reader, key=f"near-{text.id}") for text in near]),
    ]
    return stretched(parts, Space.S, key="no-results")
