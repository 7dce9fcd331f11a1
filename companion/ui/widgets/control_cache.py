"""Controls kept from one drawing to the next, so that what has not changed costs nothing.

Flet compares every drawing with the one before, control by control, unless it meets the very same
object again. Most of a table stays as it is at a tap; a shelf hands out the same objects for it.
"""

from collections.abc import Callable
from typing import overload

import flet as ft

Handler = Callable[[], object]


class ControlCache:
    """The kept controls of one component; make it with `use_shelf`."""

    def __init__(self) -> None:
        self._before: dict[str, tuple[object, ft.Control]] = {}
        self._controls: dict[str, tuple[object, ft.Control]] = {}
        self._handlers: dict[str, Handler] = {}
        self._steady: dict[str, Handler] = {}

    def keep(self, key: str, shown: object, build: Callable[[], ft.Control]) -> ft.Control:
        """The control last built under `key`, or a new one if it is to show something else.

        `shown` is all that `build` depends on, compared with `==`. It must hold no handler that is
        new at every drawing: take `steady` of it.
        """
        kept = self._controls.get(key) or self._before.get(key)
        if kept is None or kept[0] != shown:
            kept = shown, build()
        self._controls[key] = kept
        return kept[1]

    def begin(self) -> None:
        """Begin another drawing: what the one before did not keep is forgotten.

        What was taken off the screen must not be put there again.
        """
        self._before, self._controls = self._controls, {}

    @overload
    def steady(self, key: str, handler: None) -> None: ...

    @overload
    def steady(self, key: str, handler: Handler) -> Handler: ...

    @overload
    def steady(self, key: str, handler: Handler | None) -> Handler | None: ...

    def steady(self, key: str, handler: Handler | None) -> Handler | None:
        """The same function for `key` at every drawing, which calls the newest `handler`.

        What it gives is no coroutine function, so `handler` must not be one: nobody would await it.
        """
        if handler is None:
            return None
        self._handlers[key] = handler
        if key not in self._steady:
            self._steady[key] = lambda: self._handlers[key]()
        return self._steady[key]


def use_shelf(*room: object) -> ControlCache:
    """The shelf of the component being drawn: a hook, to be called like one.

    Another `room` gets another shelf: what was taken off the screen is not put there again.
    """
    shelf = ft.use_memo(ControlCache, room)
    shelf.begin()
    return shelf
