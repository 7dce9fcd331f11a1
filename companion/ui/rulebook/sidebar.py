"""The sidebar: characters in play, all characters, contents."""

import flet as ft

from companion.content import Kind
from companion.ui.kit.buttons import Tap
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.rules_address import rule_of
from companion.ui.rulebook.list_rows import eyebrow, listed, row
from companion.ui.rulebook.reader import Reader

_NAMES = 164.0
"""Width of a name, or of two beside each other."""
_SMALLEST = 13.0


def sidebar(reader: Reader) -> ft.Control:
    """Return the links of every page of the rulebook."""
    address = reader.address
    say, palette = reader.say.text, current_palette()
    parts: list[ft.Control] = []
    characters = _characters_in_play(reader)
    if characters:
        parts.append(
            ft.Container(
                eyebrow(say("rules-characters-here")),
                padding=ft.Padding.only(left=Space.M, bottom=Space.XS),
            )
        )
        parts += [_character(each, reader) for each in characters]
        parts.append(ft.Divider(height=Space.L, color=palette.line))
    everyone = reader.at(kind=Kind.CHARACTER)
    contents = reader.at()
    parts += [
        _link(
            say("rules-characters-all"),
            ft.Icons.THEATER_COMEDY,
            lambda: reader.go(everyone),
            chosen=not address.rule and address.kind == Kind.CHARACTER,
        ),
        _link(
            say("rules-contents"),
            ft.Icons.MENU_BOOK,
            lambda: reader.go(contents),
            chosen=not address.rule and address.kind != Kind.CHARACTER,
        ),
    ]
    key = f"sidebar-{'-'.join(reader.languages)}"
    return ft.ListView([listed(parts)], key=key, expand=True, padding=0)


def _characters_in_play(reader: Reader) -> tuple[str, ...]:
    """The characters in play, if this edition is being played."""
    game = reader.view.snapshot.game
    if game is None or game.table.rules.edition.id is not reader.edition:
        return ()
    return tuple(game.table.rules.characters)


def _character(character: str, reader: Reader) -> ft.Control:
    palette = current_palette()
    rule = rule_of(character)
    chosen = reader.address.rule == rule
    second = reader.second_name(character)
    names = [reader.name(character), *([] if second is None else [second])]
    quiet = palette.text if chosen else palette.muted
    inks = ((Font.MEDIUM, Size.LIST, palette.text), (Font.REGULAR, Size.BODY, quiet))
    words: list[ft.Control] = []
    for name, (family, size, ink) in zip(names, inks, strict=False):
        fitted = round(fit(name, _NAMES / len(names), size, _SMALLEST, 1).size, 1)
        words.append(ft.Text(name, expand=True, style=style(family, fitted, ink, 26)))
    content = ft.Row([emblem(character, 42), *words], spacing=Space.S)
    return row(content, lambda: reader.open(rule), key=f"sidebar-{character}", chosen=chosen)


def _link(words: str, icon: ft.IconData, on_tap: Tap, *, chosen: bool) -> ft.Control:
    palette = current_palette()
    content = ft.Row(
        [
            ft.Icon(icon, size=28, color=palette.text),
            ft.Text(words, expand=True, style=style(Font.REGULAR, Size.BODY, palette.text, 26)),
        ],
        spacing=Space.S,
    )
    return row(content, on_tap, key=f"sidebar-{icon}", chosen=chosen)
