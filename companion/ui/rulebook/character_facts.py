"""Facts about a character besides its text: players, bank money, names, the other edition."""

from collections.abc import Iterator

import flet as ft

from companion.content import Kind, Text
from companion.core.boxes import (
    EDITIONS,
    LIKELY_MINIMUM,
    Character,
    EditionId,
    expansions_of,
    whole_box,
)
from companion.i18n import CardLanguage, Language, NameLanguage
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import in_language, spoken
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.rulebook.list_rows import entry_row, eyebrow
from companion.ui.rulebook.reader import Reader

_CELL = 170.0
_CELL_PHONE = 140.0


def facts(text: Text, reader: Reader) -> list[ft.Control]:
    """Return what stands below the text of a character or a term; nothing for other entries."""
    character = text.entry.character
    if character is not None:
        return [*figures(reader.box.characters[character], reader), *_names(text, reader)]
    if text.entry.kind is Kind.TERM:
        return _names(text, reader)
    return []


def figures(character: Character, reader: Reader) -> list[ft.Control]:
    """Return the minimum of players of a character, and whether it draws on the bank."""
    say = reader.say.text
    if character.minimum is not None:
        players = say("rules-minimum", count=character.minimum)
    elif character.id in LIKELY_MINIMUM:
        players = say("rules-minimum-likely", minimum=LIKELY_MINIMUM[character.id])
    else:
        players = say("rules-minimum-on-card")
    money = say("rules-bank-money" if character.bank_money else "rules-no-bank-money")
    icon = ft.Icons.SAVINGS if character.bank_money else ft.Icons.MONEY_OFF
    both = [_fact(players, ft.Icons.GROUP, reader), _fact(money, icon, reader)]
    if character.id not in EDITIONS[reader.edition].characters:
        both += [
            _fact(say(f"box-{box.id}"), ft.Icons.EXTENSION, reader)
            for box in expansions_of(reader.edition)
            if character.id in box.characters
        ]
    # in a column, words that do not fit break
    column = ft.Column(both, spacing=Space.XS, tight=True)
    row = ft.Row(both, wrap=True, spacing=Space.L, run_spacing=Space.XS)
    divider = ft.Divider(height=1, color=current_palette().line)
    return [column if reader.phone else row, divider]


def _fact(words: str, icon: ft.IconData, reader: Reader) -> ft.Control:
    palette = current_palette()
    plain = style(Font.REGULAR, Size.SECONDARY, palette.text, 24)
    text = ft.Text(words, expand=True if reader.phone else None, style=plain)
    picture = ft.Icon(icon, size=22, color=palette.gold)
    return ft.Row([picture, text], spacing=Space.XS, tight=not reader.phone)


def _names(text: Text, reader: Reader) -> list[ft.Control]:
    known: tuple[NameLanguage, ...] = (*Language,)
    if text.entry.character is not None:
        known += (*CardLanguage,)
    others = [language for language in known if language not in reader.languages]
    return [
        eyebrow(reader.say.text("rules-other-languages")),
        ft.Row(
            [_name(text, language, reader) for language in others],
            wrap=True,
            spacing=Space.M,
            run_spacing=Space.S,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
    ]


def _name(text: Text, language: NameLanguage, reader: Reader) -> ft.Control:
    """Return the name of a character, or the title of a term, in another language."""
    palette, own_name = current_palette(), language.profile.own_name
    if text.entry.character is None and isinstance(language, Language):
        term = reader.library.book(language).entry(text.id, reader.edition)
        words, notes = term.title, (term.reading, "")
    else:
        name = reader.library.name(text.entry.character or "", language)
        ours = "" if name.printed else reader.say.text("rules-name-ours")
        words, notes = name.text, (name.reading, ours)
    small = style(Font.REGULAR, Size.CAPTION, palette.muted, 20)
    lines: list[ft.Control] = [
        ft.Text(own_name, style=small),
        ft.Text(words, style=style(Font.MEDIUM, Size.BODY, palette.text, 26)),
        *(ft.Text(note, style=small) for note in notes if note),
    ]
    label = ", ".join(filter(None, (words, *notes)))
    told = spoken(f"{own_name}: {label}", ft.Column(lines, spacing=0, tight=True))
    cell = in_language(language, told)
    return ft.Container(cell, width=_CELL_PHONE if reader.phone else _CELL)


def other_edition(text: Text, reader: Reader) -> Iterator[ft.Control]:
    """Yield rows for the same entry, or the same power, in the other edition."""
    for edition in EditionId:
        if edition is not reader.edition:
            yield from _there(text, edition, reader)


def _there(text: Text, edition: EditionId, reader: Reader) -> Iterator[ft.Control]:
    say, book, character = reader.say.text, reader.book, text.entry.character
    caption = say(f"edition-{edition}")
    if character is None:
        same = book.find(text.id, edition)
        if same is not None:
            yield entry_row(same, reader, key=f"there-{text.id}", caption=caption)
        return
    power = reader.box.characters[character].power
    for other in whole_box(edition).characters.values():
        same_power = other.power == power
        if other.id == character or same_power:
            words = f"{caption} · {say('rules-same-power')}" if same_power else caption
            entry = book.character(other.id, edition)
            yield entry_row(entry, reader, key=f"there-{other.id}", caption=words)
