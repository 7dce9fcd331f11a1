"""Choosing one person, or nobody."""

from collections.abc import Callable, Iterable

import flet as ft

from companion.ui.kit.option_list import Option, options
from companion.ui.table.panel_parts import Frame

NOBODY = "nobody"
"""The option value of nobody; people's values are their numbers."""
_IN_A_COLUMN = 4
"""Rows visible below a stage without scrolling."""


def person_options(
    people: Iterable[Option],
    nobody: str | None,
    named: tuple[int, ...] | None,
    on_name: Callable[[tuple[int, ...]], object],
    frame: Frame,
) -> ft.Control:
    """Return the people as options, and nobody if `nobody` has words for it.

    Below a stage, many options stand in two columns. `named` is None without a choice, and an empty
    tuple for nobody.
    """
    rows = [*people, *([] if nobody is None else [Option(NOBODY, nobody)])]
    return options(
        tuple(rows),
        _value(named),
        lambda value: on_name(() if value == NOBODY else (int(value),)),
        frame.width,
        columns=2 if frame.below_stage and len(rows) > _IN_A_COLUMN else 1,
    )


def _value(named: tuple[int, ...] | None) -> str | None:
    if named is None:
        return None
    return str(named[0]) if named else NOBODY
