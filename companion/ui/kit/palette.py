"""The palette of the page being rendered.

Every component that draws colours calls `set_palette` in its first line: Flet renders the pages of
one process by turns, and nested components apart from their parents.
"""

from collections.abc import Callable
from contextvars import ContextVar
from functools import cache, wraps
from typing import ParamSpec, TypeVar, cast

from companion.ui.layout.tokens import Palette

_P = ParamSpec("_P")
_T = TypeVar("_T")

_palette: ContextVar[Palette] = ContextVar("palette")


def set_palette(palette: Palette) -> None:
    """Render with this palette from now on."""
    _palette.set(palette)


def current_palette() -> Palette:
    """Return the palette of the component being rendered.

    For functions that build controls, not for event handlers: those run when another page may
    have been rendered last. Raises LookupError if no component has set one.
    """
    return _palette.get()


def text_factor() -> float:
    """Return how much the page's system enlarges texts; 1 if no component has set a palette."""
    palette = _palette.get(None)
    return 1.0 if palette is None else palette.text_factor


def cache_by_palette(function: Callable[_P, _T]) -> Callable[_P, _T]:
    """Cache the results of a function by the current palette and its arguments."""

    @cache
    def cached(_: Palette) -> Callable[_P, _T]:
        return cast(Callable[_P, _T], cache(function))

    @wraps(function)
    def with_current(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        return cached(current_palette())(*args, **kwargs)

    return with_current
