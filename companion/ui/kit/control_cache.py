"""Controls kept from one render to the next, so that only what changed is compared and sent.

Flet compares every control of a render with the one before, unless both are the same object.
`ft.memo` has the same effect and costs more: see flet_adapter/INTERNALS.md.
"""

from collections.abc import Callable
from typing import overload

import flet as ft

from companion.ui.kit.palette import current_palette

Handler = Callable[[], object]


class ControlCache:
    """The kept controls of one component."""

    def __init__(self) -> None:
        self._previous: dict[str, tuple[object, ft.Control]] = {}
        self._controls: dict[str, tuple[object, ft.Control]] = {}
        self._handlers: dict[str, Handler] = {}
        self._steady: dict[str, Handler] = {}

    def keep(self, key: str, shown: object, build: Callable[[], ft.Control]) -> ft.Control:
        """Return the control last built under `key`, or a new one if `shown` has changed.

        `shown` is all that `build` depends on besides the palette, compared with `==`. Handlers in
        it must come from `steady`. The control must be an item of a list: only there does Flet
        update its parent.
        """
        kept = self._controls.get(key) or self._previous.get(key)
        depends_on = (current_palette(), shown)
        if kept is None or kept[0] != depends_on:
            kept = depends_on, build()
        self._controls[key] = kept
        return kept[1]

    def begin(self) -> None:
        """Begin a render: forget controls that the previous one did not keep.

        A control that has left the page must not be added again.
        """
        self._previous, self._controls = self._controls, {}

    @overload
    def steady(self, key: str, handler: None) -> None: ...

    @overload
    def steady(self, key: str, handler: Handler) -> Handler: ...

    @overload
    def steady(self, key: str, handler: Handler | None) -> Handler | None: ...

    def steady(self, key: str, handler: Handler | None) -> Handler | None:
        """Return the same function for `key` in every render; it calls the latest `handler`.

        `handler` must not be a coroutine function: nothing would await it.
        """
        if handler is None:
            return None
        self._handlers[key] = handler
        if key not in self._steady:
            self._steady[key] = lambda: self._handlers[key]()
        return self._steady[key]


def use_control_cache(*scope: object) -> ControlCache:
    """Return the control cache of the current component. A hook: call it once, unconditionally.

    A changed `scope` gives an empty cache: the controls of another screen have left the page.
    """
    cache = ft.use_memo(ControlCache, scope)
    cache.begin()
    return cache
