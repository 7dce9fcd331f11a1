"""The preferences of one device, such as theme and text size, and the scale of its page."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from math import floor
from typing import Final

from companion.i18n import SOURCE_LANGUAGE, Language
from companion.ui.layout.geometry import Layout, layout


class Theme(StrEnum):
    """The themes to choose from."""

    SYSTEM = "system"
    """That of the device's system."""
    LIGHT = "light"
    DARK = "dark"

    def is_dark(self, *, system_dark: bool) -> bool:
        """Return whether the dark theme is shown on a system that is dark or not."""
        return self is Theme.DARK or (self is Theme.SYSTEM and system_dark)


class TextSize(StrEnum):
    """The text sizes to choose from, in percent."""

    SYSTEM = "system"
    """That of the device's system or browser."""
    NORMAL = "100"
    LARGE = "125"
    LARGER = "150"
    LARGEST = "200"

    def factor(self, system_factor: float) -> float:
        """Return the enlargement of a page on a system that enlarges texts by `system_factor`."""
        wanted = system_factor if self is TextSize.SYSTEM else int(self) / 100
        return min(max(1.0, wanted), _LARGEST)


@dataclass(frozen=True, slots=True, kw_only=True)
class DevicePreferences:
    """The preferences of one device, set in the app or in its system."""

    language: Language = SOURCE_LANGUAGE
    theme: Theme = Theme.SYSTEM
    text_size: TextSize = TextSize.SYSTEM
    reduced_motion: bool = False
    """The device's system settings turn animations off."""
    countdown: bool = True
    """Whether a countdown is shown before cards are turned."""
    wit: bool = True
    """Whether lines to say aloud are shown, and the voice of great moments."""
    sounds: bool = False
    hints: bool = False
    """Whether a sentence on the table says what happens now."""
    turning: bool = False
    """Whether the panel turns to whoever acts, on a device lying flat among the players."""
    hourglass: int = 0
    """Seconds of the hourglass for turns and claims; 0 for none."""
    notes: str = ""
    """What the reader has written down for themselves."""
    patience: int = 1
    """How many times longer than usual a second tap counts as none."""
    own_name: str | None = None
    """The name of the player who has this device in hand; None for a device of all players."""
    version: str | None = None
    """The version of the app that was last open on the device; None for none."""


_LARGEST: Final = 2.0
_DESIGNED: Final = (1280.0, 800.0)
"""Longer and shorter side of the page the screens are designed for."""
_GROWS_FROM: Final = 1.1
"""How many times larger than the designed page a page must be to be enlarged."""
_NARROWEST: Final = 256.0
"""The narrowest page in logical pixels."""
_LOWEST: Final = 320.0
_STEP: Final = 0.05
_ROUNDING: Final = 1e-6

HeightAbove = Callable[[float, float], float]
"""The height of what stands above a table on a page of this width and height, in logical pixels."""


def _nothing_above(_width: float, _height: float) -> float:
    return 0.0


def page_scale(width: float, height: float, text: float) -> float:
    """Return the factor by which a page of this many pixels is drawn larger than laid out.

    `text` is the enlargement that the reader wants. Large screens, which are read from afar, are
    enlarged beyond that; small ones no further than screens can be laid out for.
    """
    longer, shorter = max(width, height), min(width, height)
    growth = min(longer / _DESIGNED[0], shorter / _DESIGNED[1])
    wanted = text * (growth if growth > _GROWS_FROM else 1.0)
    scale = min(wanted, largest_text(width, height))
    # in steps: resizing a window would otherwise fill the caches, which are by scale
    return max(1.0, floor(scale / _STEP + _ROUNDING) * _STEP)


def largest_text(width: float, height: float) -> float:
    """Return the largest scale at which screens can be laid out on a page of this many pixels."""
    return max(1.0, min(width / _NARROWEST, height / _LOWEST))


def table_scale(
    width: float, height: float, wanted: float, people: int, above: HeightAbove = _nothing_above
) -> float:
    """Return the largest scale up to `wanted` at which the table of so many people is whole.

    The same in every step of a turn, so that nothing jumps. Smaller type comes before a crowded
    table; 1 if even that would not be enough.
    """

    def division(scale: float) -> Layout:
        page = width / scale, height / scale
        return layout(page[0], page[1] - above(*page), people)

    steps = round((wanted - 1) / _STEP)
    scales = (1 + step * _STEP for step in range(steps, -1, -1))
    whole = {scale: shown for scale in scales if (shown := division(scale)).fits}
    roomy = (scale for scale, shown in whole.items() if not shown.is_crowded)
    return next(roomy, next(iter(whole), 1.0))
