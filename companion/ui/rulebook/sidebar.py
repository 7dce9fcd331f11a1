"""The sidebar: characters in play, all characters, contents."""

from functools import partial

import flet as ft

from companion.content import Kind
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import stretched
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.rules_address import Address, rule_of
from companion.ui.rulebook.list_rows import eyebrow, row
from companion.ui.rulebook.reader import Reader

_NAMES = 164.0
"""Width of a name, or of two beside each other."""
_SMALLEST = 13.0


def sidebar(reader: Reader) -> ft.Control:
    """Return the links of every page of the rulebook."""
    say, address = reader.say.text, reader.address
    parts: list[ft.Control] = []
    if reader.game is not None:
        padding = ft.Padding.only(left=Space.M, bottom=Space.XS)
        parts.append(ft.Container(eyebrow(say("rules-characters-here")), padding=padding))
        parts += [_character(each, reader) for each in reader.game.table.rules.characters]
        parts.append(ft.Divider(height=Space.L, color=current_palette().line))
    for words, icon, there in (
        ("rules-characters-all", ft.Icons.THEATER_COMEDY, reader.at(kind=Kind.CHARACTER)),
        ("rules-contents", ft.Icons.MENU_BOOK, reader.at()),
    ):
        same = (address.kind == Kind.CHARACTER) is (there.kind == Kind.CHARACTER)
        chosen = not address.rule and same
        parts.append(_link(say(words), icon, there, reader, chosen=chosen))
    key = f"sidebar-{'-'.join(reader.languages)}"
    return ft.ListView([stretched(parts)], key=key, expand=True, padding=0)


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
        fitted = fit(name, _NAMES / len(names), size, _SMALLEST, family, on_two=1).size
        words.append(ft.Text(name, expand=True, style=style(family, fitted, ink, 26)))
    content = ft.Row([emblem(character, 42), *words], spacing=Space.S)
    go = partial(reader.open, rule)
    return row(content, go, key=f"sidebar-{character}", chosen=chosen)


def _link(
    words: str, icon: ft.IconData, there: Address, reader: Reader, *, chosen: bool
) -> ft.Control:
    palette = current_palette()
    text = style(Font.REGULAR, Size.BODY, palette.text, 26)
    parts: list[ft.Control] = [
        ft.Icon(icon, size=28, color=palette.text),
        ft.Text(words, expand=True, style=text),
    ]
    go = partial(reader.go, there)
    return row(ft.Row(parts, spacing=Space.S), go, key=f"sidebar-{icon}", chosen=chosen)
