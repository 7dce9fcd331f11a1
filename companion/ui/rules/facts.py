"""What is known of a character beside its text: players, bank money, names, the other edition."""

import flet as ft

from companion.content import Kind, Text
from companion.core.editions import EDITIONS, Character, EditionId
from companion.i18n import Language
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Size, Space
from companion.ui.rules.reader import Reader
from companion.ui.rules.rows import eyebrow, quiet_button


def facts(text: Text, reader: Reader) -> list[ft.Control]:
    """What goes below the text of a character or a term; nothing for other entries."""
    character = text.entry.character
    if character is not None:
        return [*_figures(reader.box.characters[character], reader), *_names(text, reader)]
    if text.entry.kind is Kind.TERM:
        return _names(text, reader)
    return []


def _figures(character: Character, reader: Reader) -> list[ft.Control]:
    say = reader.say.text
    players = say("rules-minimum-on-card")
    if character.minimum is not None:
        players = say("rules-minimum", count=character.minimum)
    money = say("rules-bank-money" if character.bank_money else "rules-no-bank-money")
    palette = reader.palette
    return [
        ft.Row(
            [
                _fact(players, ft.Icons.GROUP, reader),
                _fact(
                    money,
                    ft.Icons.SAVINGS if character.bank_money else ft.Icons.MONEY_OFF,
                    reader,
                ),
            ],
            wrap=True,
            spacing=Space.L,
            run_spacing=Space.XS,
        ),
        ft.Divider(height=1, color=palette.line),
    ]


def _fact(words: str, icon: ft.IconData, reader: Reader) -> ft.Control:
    palette = reader.palette
    return ft.Row(
        [
            ft.Icon(icon, size=22, color=palette.gold),
            ft.Text(words, style=style(Font.REGULAR, Size.SECONDARY, palette.text, 24)),
        ],
        spacing=Space.XS,
        tight=True,
    )


def _names(text: Text, reader: Reader) -> list[ft.Control]:
    cells = [_name(text, each, reader) for each in Language if each not in reader.languages]
    if text.entry.character is not None:
        cells += _elsewhere(text.entry.character, reader)
    return [
        eyebrow(reader.say.text("rules-other-languages"), reader.palette),
        ft.Row(cells, wrap=True, spacing=Space.L, run_spacing=Space.S),
    ]


def _name(text: Text, language: Language, reader: Reader) -> ft.Control:
    library = reader.desk.services.library
    words, notes = "", []
    if text.entry.character is not None:
        name = library.name(text.entry.character, language)
        words = name.text
        notes = [name.reading or "", "" if name.printed else reader.say.text("rules-name-ours")]
    else:
        entry = library.book(language).entry(text.id, reader.edition)
        words, notes = entry.title, [entry.reading or ""]
    return _cell(language.own_name, words, " · ".join(filter(None, notes)), reader)


def _cell(caption: str, words: str, note: str, reader: Reader) -> ft.Control:
    palette = reader.palette
    small = style(Font.REGULAR, Size.CAPTION, palette.muted, 20)
    lines: list[ft.Control] = [
        ft.Text(caption, style=small),
        ft.Text(words, style=style(Font.MEDIUM, Size.BODY, palette.text, 26)),
    ]
    if note:
        lines.append(ft.Text(note, style=small))
    return ft.Container(ft.Column(lines, spacing=0, tight=True), width=170)


def _elsewhere(character: str, reader: Reader) -> list[ft.Control]:
    """The character in the other edition, and whoever has the same power there."""
    own = reader.box.characters[character]
    found = []
    for edition in EditionId:
        if edition is reader.edition:
            continue
        box = EDITIONS[edition].characters
        same = [each for each in box.values() if each.power == own.power and each.id != character]
        shown = [box[character]] if character in box else []
        found += [
            _there(edition, each, reader, same_power=each.power == own.power)
            for each in (*shown, *same)
        ]
    return found


def _there(edition: EditionId, other: Character, reader: Reader, *, same_power: bool) -> ft.Control:
    palette = reader.palette
    entry = reader.book.character(other.id, edition)
    there = reader.address.to(entry.id, edition=edition)
    caption = reader.say.text(f"edition-{edition}")
    if same_power:
        caption = f"{caption} · {reader.say.text('rules-same-power')}"
    return ft.Container(
        ft.Column(
            [
                ft.Text(caption, style=style(Font.REGULAR, Size.CAPTION, palette.muted, 20)),
                quiet_button(
                    reader.name(other.id),
                    ft.Icons.ARROW_FORWARD,
                    lambda: reader.go(there),
                    palette,
                ),
            ],
            spacing=0,
            tight=True,
        ),
    )
