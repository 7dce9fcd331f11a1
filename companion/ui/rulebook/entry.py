"""One entry: names, parts with their status, related entries."""

from collections.abc import Sequence

import flet as ft

from companion.content import Kind, Part, Role, Status, Text, plain
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.board.badges import tag
from companion.ui.kit import pictures
from companion.ui.kit.emblems import emblem, picture
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import small_text, stretched
from companion.ui.kit.semantics import in_language
from companion.ui.kit.theme import style
from companion.ui.kit.titles import eyebrow_style, title
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.text_fit import fit, unbroken
from companion.ui.layout.tokens import Font, Size, Space, Tone
from companion.ui.rulebook.character_facts import facts, other_edition
from companion.ui.rulebook.example import example
from companion.ui.rulebook.list_rows import entry_row, eyebrow
from companion.ui.rulebook.prose import prose
from companion.ui.rulebook.reader import Reader
from companion.ui.wording.house_rules import house_rules_about

_ROSETTE = 168.0
_ROSETTE_NARROW = 96.0
_ROSETTE_LOW = 72.0
_ROOMY = 700.0
"""From this width on, the rosette is large."""
_SMALLEST_NAME = 22.0
_EMBLEM = 0.68
"""As a share of the rosette's width."""
_STATUS_ICONS = {
    Status.RULEBOOK: ft.Icons.MENU_BOOK,
    Status.PRINTINGS: ft.Icons.COMPARE_ARROWS,
    Status.RULING: ft.Icons.GROUPS,
    Status.OWN: ft.Icons.TABLE_RESTAURANT,
    Status.APP: ft.Icons.TABLET,
}


def entry_as_text(rule: str, reader: Reader) -> str:
    """Return an entry of this edition in plain text, in the reading language."""
    text = reader.book.entry(rule, reader.edition, reader.players)
    parts = (
        f"{reader.say.text(f'rules-status-{part.status}')}: {plain(part.markdown)}"
        for part in text.parts
    )
    box = reader.say.text(f"edition-{reader.edition}")
    return "\n\n".join((f"{text.title} ({box})", *parts))


def entry(rule: str, width: float, reader: Reader, below: Sequence[ft.Control]) -> ft.Control:
    """Return an entry of this edition, `width` pixels wide, with what stands below its text."""
    texts = tuple(book.entry(rule, reader.edition, reader.players) for book in reader.books)
    text = texts[0]
    parts: list[ft.Control] = [_head(texts, width, reader)]
    if not all(each.translated for each in texts):
        words = reader.say.text("rules-untranslated")
        parts.append(ft.Text(words, style=reader.body(reader.language, muted=True)))
    parts += [*_at_this_table(rule, reader), _parts(texts, reader)]
    record = text.entry.record_in(reader.edition)
    if record is not None:
        parts.append(example(record, width, reader))
    parts += [*below, *facts(text, reader), *_see_also(text, reader)]
    key = f"entry-{reader.edition}-{rule}-{'-'.join(reader.languages)}"
    return stretched(parts, Space.M, key=key)


def _head(texts: tuple[Text, ...], width: float, reader: Reader) -> ft.Control:
    character = texts[0].entry.character
    if character is None:
        return _titles(texts, reader)
    rosette = _ROSETTE if width >= _ROOMY else _ROSETTE_NARROW
    if reader.sideways or width < NARROW:
        rosette = _ROSETTE_LOW
    seal = _seal(character, rosette)
    if reader.side_by_side:
        beside = (width - _ROSETTE) / 2 - Space.L
        first, second = (_names(text, beside, reader, middle=True) for text in texts)
        return ft.Row([first, seal, second], spacing=Space.S)
    room = width - rosette - Space.L
    names = [_names(text, room, reader, middle=False) for text in texts]
    return ft.Row([seal, ft.Column(names, tight=True, expand=True)], spacing=Space.L)


def _seal(character: str, size: float) -> ft.Control:
    rosette = picture(pictures.rosette(current_palette()), size)
    layers: list[ft.Control] = [rosette, emblem(character, size * _EMBLEM)]
    return ft.Stack(layers, width=size, height=size, alignment=ft.Alignment.CENTER)


def _names(text: Text, width: float, reader: Reader, *, middle: bool) -> ft.Control:
    """Return a character's name in one language, and on the group's cards."""
    lines: list[ft.Control] = []
    if reader.beside is not None:
        lines.append(small_text(text.language.profile.own_name))
    whole = unbroken(text.title, width, Size.SHEET, Size.SECONDARY, Font.TITLE)
    size = int(fit(text.title, width, whole, min(whole, _SMALLEST_NAME), Font.TITLE).size)
    align = ft.TextAlign.CENTER if middle else ft.TextAlign.START
    palette = current_palette()
    color = palette.text
    lines.append(title(text.title, size, round(size * 1.2), color, align=align))
    if text.reading:
        small = unbroken(text.reading, width, Size.SECONDARY, Size.SMALLEST, Font.REGULAR)
        lines.append(ft.Text(text.reading, style=style(Font.REGULAR, small, palette.muted, 22)))
    cards = reader.settings.card_language
    if cards is not None:
        on_card = reader.library.name(text.entry.character or "", cards)
        if on_card.text != text.title:
            say = messages(text.language).text
            ours = "" if on_card.printed else say("rules-name-ours")
            words = " · ".join(filter(None, (say("rules-on-card", name=on_card.text), ours)))
            lines.append(ft.Text(words, style=style(Font.REGULAR, Size.BODY, color, 26)))
    across = ft.CrossAxisAlignment.CENTER if middle else ft.CrossAxisAlignment.START
    expand = True if middle else None
    column = ft.Column(lines, spacing=0, tight=True, expand=expand, horizontal_alignment=across)
    return _declared(column, text.language, reader)


def _titles(texts: tuple[Text, ...], reader: Reader) -> ft.Control:
    """Return the kind of entry and its title, in each language."""
    kind = texts[0].entry.kind
    columns: list[ft.Control] = []
    small = reader.phone or reader.side_by_side or kind is Kind.QUESTION
    size: float = 28 if small else Size.AWAITED_LONG
    for text in texts:
        words = messages(text.language).text(f"rules-kind-one-{kind}")
        lines: list[ft.Control] = [
            ft.Text(words, style=eyebrow_style(words)),
            title(text.title, size, round(size * 1.25), current_palette().text),
            *([small_text(text.reading)] if text.reading else []),
        ]
        column = ft.Column(lines, spacing=Space.XXS, tight=True)
        columns.append(_declared(column, text.language, reader))
    return _beside(columns, reader)


def _beside(columns: list[ft.Control], reader: Reader) -> ft.Control:
    """Return one control, or two beside or below each other."""
    if len(columns) == 1:
        return columns[0]
    if not reader.side_by_side:
        return ft.Column(columns, spacing=Space.M, tight=True)
    halves: list[ft.Control] = [ft.Container(column, expand=True) for column in columns]
    start = ft.CrossAxisAlignment.START
    return ft.Row(halves, spacing=2 * Space.L, vertical_alignment=start)


def _divided(content: ft.Control, reader: Reader) -> ft.Control:
    """Return the content with a line down its middle, if two languages stand side by side."""
    if not reader.side_by_side:
        return content
    line = ft.Row(
        [ft.Container(width=1, bgcolor=current_palette().line)],
        left=0,
        right=0,
        top=0,
        bottom=0,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Stack([line, content])


def _parts(texts: tuple[Text, ...], reader: Reader) -> ft.Control:
    """Return the parts in order, each beside the same part in the other language."""
    rows: list[ft.Control] = []
    for number, parts in enumerate(zip(*(text.parts for text in texts), strict=False)):
        if number:
            rows.append(ft.Divider(height=Space.L, color=current_palette().line))
        both = zip(parts, texts, strict=True)
        rows.append(_beside([_part(part, text.language, reader) for part, text in both], reader))
    return _divided(stretched(rows), reader)


def _part(part: Part, language: Language, reader: Reader) -> ft.Control:
    say = messages(language).text
    status = say(f"rules-status-{part.status}")
    head: list[ft.Control] = [tag(status, _STATUS_ICONS[part.status], _status_tone(part.status))]
    if part.role is not Role.TEXT:
        medium = style(Font.MEDIUM, Size.SECONDARY, current_palette().muted, 24)
        head.append(ft.Text(say(f"rules-role-{part.role}"), style=medium))
    row = ft.Row(head, spacing=Space.S, wrap=True)
    shown = stretched([row, prose(part.markdown, language, reader)], Space.XS)
    return _declared(shown, language, reader)


def _declared(content: ft.Control, language: Language, reader: Reader) -> ft.Control:
    """Return a control whose language is declared if it is not that of the page."""
    return content if language is reader.say.language else in_language(language, content)


def _at_this_table(rule: str, reader: Reader) -> list[ft.Control]:
    """Return the house rules of the game on the table that concern an entry."""
    if reader.game is None:
        return []
    say = messages(reader.language, reader.edition)
    lines = house_rules_about(rule, reader.game.table.rules, say)
    if not lines:
        return []
    tone = current_palette().ruling
    head = ft.Row([tag(say.text("house-rules-at-table"), ft.Icons.GAVEL, tone)])
    style_of_body = reader.body(reader.language)
    return [stretched([head, *(ft.Text(line, style=style_of_body) for line in lines)], Space.XS)]


def _status_tone(status: Status) -> Tone:
    palette = current_palette()
    match status:
        case Status.RULEBOOK:
            return palette.rulebook
        case Status.PRINTINGS:
            return palette.printings
        case Status.RULING | Status.OWN | Status.APP:
            return palette.ruling


def _see_also(text: Text, reader: Reader) -> list[ft.Control]:
    related = reader.book.see_also(text)
    rows = [entry_row(other, reader, key=f"see-{other.id}") for other in related]
    rows += other_edition(text, reader)
    return [eyebrow(reader.say.text("rules-see-also")), stretched(rows)] if rows else []
