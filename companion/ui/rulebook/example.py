"""A worked example: the table before an announcement or a swap, with the changes it made."""

from typing import Final

import flet as ft

from companion.ui.board.pots_row import pots_row
from companion.ui.board.seat_list import seat_rows
from companion.ui.kit.control_cache import ControlCache
from companion.ui.layout.tokens import Space
from companion.ui.rulebook.example_steps import example_pots, example_seats, load_example
from companion.ui.rulebook.list_rows import eyebrow
from companion.ui.rulebook.reader import Reader

_ROW: Final = 60.0
_WIDEST: Final = 640.0


def example(record: str, width: float, reader: Reader) -> ft.Control:
    """Return the table of an example, at most `width` pixels wide."""
    shown = load_example(reader.actions.library.folder / "examples" / record)
    room = min(width, _WIDEST)
    names = reader.actions.library.example_names(reader.language)
    character = reader.name(shown.character) if shown.character is not None else None
    seats = example_seats(shown, names, character, reader.say)
    pots = example_pots(shown, reader.say)
    return ft.Column(
        [
            eyebrow(reader.say.text("rules-example-before")),
            ft.Container(pots_row(*pots, room), width=room),
            ft.Container(seat_rows(seats, room, _ROW, ControlCache()), width=room),
        ],
        key=f"example-{record}-{reader.language}",
        spacing=Space.S,
        tight=True,
    )
