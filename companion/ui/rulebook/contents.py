"""The contents: all entries of an edition by kind."""

from functools import partial

import flet as ft

from companion.content import Kind
from companion.core.boxes import EDITIONS, EditionId, expansions_of
from companion.ui.kit.chips import chip
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import small_text, stretched
from companion.ui.kit.theme import style
from companion.ui.kit.titles import title
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.rules_address import TEACHING, rule_of
from companion.ui.rulebook.actions import RulebookActions
from companion.ui.rulebook.card_language import card_language_choice
from companion.ui.rulebook.list_rows import entry_row, quiet_button, row
from companion.ui.rulebook.reader import Reader

_CARD = 236.0


def contents(reader: Reader, actions: RulebookActions) -> ft.Control:
    """Return the entries of one kind, with chips for the other kinds and the other edition."""
    say, asked = reader.say.text, reader.address.kind
    kind = Kind(asked) if asked in set(Kind) else Kind.SECTION
    key = f"{reader.edition}-{kind}-{'-'.join(reader.languages)}"
    size = Size.AWAITED_LONG if reader.phone else Size.PAGE
    top = title(say("rules-title"), size, round(size * 1.15), current_palette().text)
    editions = [
        chip(
            say(f"edition-{each}"),
            partial(reader.go, reader.at(edition=each, kind=asked)),
            chosen=each is reader.edition,
            key=f"edition-{each}",
        )
        for each in EditionId
    ]
    kinds = [
        chip(
            say(f"rules-kind-{each}"),
            partial(reader.go, reader.at(kind=each)),
            chosen=each is kind,
            key=f"kind-{each}",
        )
        for each in Kind
    ]
    head = [_chips([top, *editions])] if reader.sideways else [top, _chips(editions)]
    if kind is Kind.CHARACTER:
        entries = _characters(reader, actions, key)
    else:
        entries = _entries(kind, reader, key)
    help_out = _chips([_teaching(reader), _aid_sheet(reader, actions)])
    return stretched([*head, help_out, _chips(kinds), entries], Space.M, key=f"contents-{key}")


def _teaching(reader: Reader) -> ft.Control:
    show = partial(reader.go, reader.at(TEACHING, shown=True))
    words = reader.say.text("teach-open")
    return quiet_button(words, ft.Icons.RECORD_VOICE_OVER, show, key="teach")


def _aid_sheet(reader: Reader, actions: RulebookActions) -> ft.Control:
    show = partial(actions.navigation.go, "/aid")
    return quiet_button(reader.say.text("aid-open"), ft.Icons.GRID_VIEW, show, key="aid")


def _chips(chips: list[ft.Control]) -> ft.Control:
    center = ft.CrossAxisAlignment.CENTER
    return ft.Row(
        chips, wrap=True, spacing=Space.XS, run_spacing=Space.XS, vertical_alignment=center
    )


def _characters(reader: Reader, actions: RulebookActions, key: str) -> ft.Control:
    """Return the edition's characters and the group's own, then what each expansion adds."""
    texts = reader.book.entries(reader.edition, Kind.CHARACTER)
    left = {text.entry.character or "": text.id for text in texts}
    cards = card_language_choice(reader.settings.card_language, left, actions)
    parts: list[ft.Control] = [cards]
    edition = EDITIONS[reader.edition].characters
    expansions = {f"box-{box.id}": box.characters for box in expansions_of(reader.edition)}
    for heading, characters in {"": edition, **expansions}.items():
        rules = {each: left.pop(each) for each in [*left] if each in characters}
        if not heading:
            rules |= {own.id: rule_of(own.id) for own in reader.custom}
        elif rules:
            parts.append(small_text(reader.say.text(heading)))
        tiles = [_card(character, rule, reader) for character, rule in rules.items()]
        parts.append(ft.Row([*tiles], wrap=True, spacing=Space.XS, run_spacing=0))
    return ft.Column(parts, key=f"entries-{key}")


def _entries(kind: Kind, reader: Reader, key: str) -> ft.Control:
    texts = reader.book.entries(reader.edition, kind)
    rows = [entry_row(text, reader, key=f"entry-{text.id}") for text in texts]
    if not reader.wide and not reader.sideways:
        return stretched(rows, key=f"entries-{key}")
    half = (len(rows) + 1) // 2
    halves: list[ft.Control] = [
        ft.Semantics(container=True, content=stretched(part), expand=True)
        for part in (rows[:half], rows[half:])
    ]
    start = ft.CrossAxisAlignment.START
    return ft.Row(halves, key=f"entries-{key}", spacing=Space.L, vertical_alignment=start)


def _card(character: str, rule: str, reader: Reader) -> ft.Control:
    size = Size.LIST if reader.width >= NARROW else Size.SECONDARY
    name = style(Font.MEDIUM, size, current_palette().text, 26)
    second = reader.second_name(character)
    words = [
        ft.Text(reader.name(character), style=name),
        *([] if second is None else [small_text(second)]),
    ]
    column = ft.Column([*words], spacing=0, tight=True, expand=True)
    content = ft.Row([emblem(character, 56), column], spacing=Space.S)
    return ft.Container(
        row(content, partial(reader.open, rule), key=f"card-{character}"), width=_CARD
    )
