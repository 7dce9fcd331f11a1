"""Facts about a character besides its text: players, bank money, names, the other edition."""

from collections.abc import Iterator

import flet as ft

from companion.content import Kind, Text
from companion.core.boxes import EDITIONS, LIKELY_MINIMUM, Character, EditionId
from companion.i18n import Language
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import spoken
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
    palette = current_palette()
    icon = ft.Icons.SAVINGS if character.bank_money else ft.Icons.MONEY_OFF
    both: list[ft.Control] = [_fact(players, ft.Icons.GROUP, reader), _fact(money, icon, reader)]
    return [
        # in a column, words that do not fit break
        ft.Column(both, spacing=Space.XS, tight=True)
        if reader.phone
        else ft.Row(both, wrap=True, spacing=Space.L, run_spacing=Space.XS),
        ft.Divider(height=1, color=palette.line),
    ]


def _fact(words: str, icon: ft.IconData, reader: Reader) -> ft.Control:
    palette = current_palette()
    return ft.Row(
        [
            ft.Icon(icon, size=22, color=palette.gold),
            ft.Text(
                words,
                expand=True if reader.phone else None,
                style=style(Font.REGULAR, Size.SECONDARY, palette.text, 24),
            ),
        ],
        spacing=Space.XS,
        tight=not reader.phone,
    )


def _names(text: Text, reader: Reader) -> list[ft.Control]:
    cells = [_name(text, each, reader) for each in Language if each not in reader.languages]
    return [
        eyebrow(reader.say.text("rules-other-languages")),
        ft.Row(
            cells,
            wrap=True,
            spacing=Space.M,
            run_spacing=Space.S,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
    ]


def _name(text: Text, language: Language, reader: Reader) -> ft.Control:
    library = reader.actions.library
    if text.entry.character is not None:
        name = library.name(text.entry.character, language)
        ours = "" if name.printed else reader.say.text("rules-name-ours")
        return _cell(language, name.text, (name.reading, ours), reader)
    entry = library.book(language).entry(text.id, reader.edition)
    return _cell(language, entry.title, (entry.reading,), reader)


def _cell(
    language: Language, words: str, notes: tuple[str | None, ...], reader: Reader
) -> ft.Control:
    palette = current_palette()
    small = style(Font.REGULAR, Size.CAPTION, palette.muted, 20)
    lines: list[ft.Control] = [
        ft.Text(language.profile.own_name, style=small),
        ft.Text(words, style=style(Font.MEDIUM, Size.BODY, palette.text, 26)),
        *(ft.Text(note, style=small) for note in notes if note),
    ]
    label = ", ".join(filter(None, (words, *notes)))
    labelled = spoken(
        f"{language.profile.own_name}: {label}", ft.Column(lines, spacing=0, tight=True)
    )
    return ft.Container(labelled, width=_CELL_PHONE if reader.phone else _CELL)


def other_edition(text: Text, reader: Reader) -> list[ft.Control]:
    """Return rows for the same entry, or the same power, in the other edition."""
    return [
        row
        for edition in EditionId
        if edition is not reader.edition
        for row in _there(text, edition, reader)
    ]


def _there(text: Text, edition: EditionId, reader: Reader) -> Iterator[ft.Control]:
    say, book = reader.say.text, reader.book
    caption = say(f"edition-{edition}")
    character = text.entry.character
    if character is None:
        there = book.find(text.id, edition)
        if there is not None:
            yield entry_row(there, reader, key=f"there-{text.id}", caption=caption)
        return
    own = reader.box.characters[character]
    for other in EDITIONS[edition].characters.values():
        same_power = other.power == own.power
        if other.id == character or same_power:
            yield entry_row(
                book.character(other.id, edition),
                reader,
                key=f"there-{other.id}",
                caption=f"{caption} · {say('rules-same-power')}" if same_power else caption,
            )
