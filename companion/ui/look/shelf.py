"""Controls kept from one drawing to the next, so that what has not changed costs nothing.

Flet compares every drawing with the one before, control by control, unless it meets the very same
object again. Most of a table stays as it is at a tap; a shelf hands out the same objects for it.
"""

from collections.abc import Callable
from typing import Any

import flet as ft


class Shelf:
    """The kept controls of one component; make it with `use_shelf`."""

    def __init__(self) -> None:
        self._controls: dict[str, tuple[object, ft.Control]] = {}
        self._handlers: dict[str, Callable[..., object]] = {}
        self._steady: dict[str, Callable[..., object]] = {}

    def keep(self, key: str, shown: object, build: Callable[[], ft.Control]) -> ft.Control:
        """The control last built under `key`, or a new one if it is to show something else.

        `shown` is all that `build` depends on, compared with `==`. It must hold no handler that is
        new at every drawing: take `steady` of it.
        """
        kept = self._controls.get(key)
        if kept is None or kept[0] != shown:
            kept = self._controls[key] = (shown, build())
        return kept[1]

    def steady(self, key: str, handler: Callable[..., Any] | None) -> Callable[..., Any] | None:
        """The same function for `key` at every drawing, which calls the newest `handler`."""
        if handler is None:
            return None
        self._handlers[key] = handler
        if key not in self._steady:
            self._steady[key] = lambda *args: self._handlers[key](*args)
        return self._steady[key]


def use_shelf() -> Shelf:
    """The shelf of the component being drawn: a hook, to be called like one."""
    return ft.use_memo(Shelf, [])
