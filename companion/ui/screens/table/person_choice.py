"""One person is named, or nobody."""

from collections.abc import Callable, Iterable

import flet as ft

from companion.ui.screens.table.panel import Frame
from companion.ui.widgets.option_list import Option, options

NOBODY = "nobody"
"""What nobody is called where people are called by their numbers."""
_IN_A_COLUMN = 4
"""Rows that stand below a stage without being rolled."""


def one_or_nobody(
    people: Iterable[Option],
    nobody: str | None,
    named: tuple[int, ...] | None,
    on_name: Callable[[tuple[int, ...]], object],
    frame: Frame,
) -> ft.Control:
    """The people, each with their number as value, and nobody in these words where it may be so.

    Where many would have to be rolled to, below a stage, they stand in two columns.

    `named` is None until somebody is, or nobody; nobody is an empty tuple.
    """
    rows = [*people, *([] if nobody is None else [Option(NOBODY, nobody)])]
    return options(
        tuple(rows),
        _value(named),
        lambda value: on_name(() if value == NOBODY else (int(value),)),
        frame.width,
        columns=2 if frame.low and len(rows) > _IN_A_COLUMN else 1,
    )


def _value(named: tuple[int, ...] | None) -> str | None:
    if named is None:
        return None
    return str(named[0]) if named else NOBODY
