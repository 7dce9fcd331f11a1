"""Colours, sizes and durations: every number of the design that is not geometry.

The design is "the mint by candlelight". Gold means coins or the active player; verdigris means the
court or a fine; a candle leans towards the active player. A test checks that every text colour has
WCAG AA contrast on every background it is used on.
"""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

WIDE_LINE: Final = 292.0
"""Pixels of the line from which on buttons look the same on all pages."""
_LINE_STEP: Final = 4.0


@dataclass(frozen=True, slots=True)
class Tone:
    """The colours of a small filled shape: fill, text and edge."""

    fill: str
    text: str
    edge: str


@dataclass(frozen=True, slots=True)
class Paints:
    """The colours of an emblem; the last two are used by the court's scales only."""

    face: str
    attribute: str
    shade: str
    line: str
    court: str
    court_face: str


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours of one theme, as `#RRGGBB`."""

    name: str
    bg: str
    """Background of pages."""
    surface: str
    """Seat cards, panels, sheets."""
    high: str
    """Buttons and rows that stand out from a surface."""
    edge: str
    """Around the table, and the inner ring of an active seat card."""
    dock: str
    """Background of the dock."""
    line: str
    """Decorative lines and inner frames; never the only sign of anything."""
    ctrl: str
    """Edges of controls: at least 3:1 on every background."""

    text: str
    muted: str
    off: str
    """Text of locked controls."""
    gold: str
    """Coins and the active player, as text and line."""
    gold_fill: str
    on_gold: str
    court: str
    """Court and fines, as text and line."""
    court_fill: str
    on_court: str
    error: str
    focus: str
    focus_fill: str
    """Around a menu's pill, and behind the row of an open menu, that has the focus."""

    table: tuple[str, str]
    """The table from its middle to its rim; used below `text` only."""
    active: tuple[str, str]
    """The active seat card from top left to bottom right; used below `on_active` only."""
    on_active: str
    candle: str
    shadow: str
    lines: tuple[str, ...]
    """Lines of a chart on `surface`: at least 3:1."""
    people: tuple[str, ...]
    """Colors to choose from: at least 3:1 on every background, and below `edge` or `surface`."""

    paints: Paints
    rulebook: Tone
    printings: Tone
    ruling: Tone
    dimmed: float
    """Opacity of the text on dimmed seat cards."""
    text_factor: float = 1.0
    """The factor by which the page's system or browser enlarges all texts; styles divide by it."""
    page_scale: float = 1.0
    """The factor by which the page is enlarged, for what Flet shows beside it."""
    line_width: float = WIDE_LINE
    """Pixels of a line of the page or dialog that is being built; wider ones count as
    `WIDE_LINE`."""

    @property
    def is_dark(self) -> bool:
        """Whether this is the dark theme."""
        return self.name == "dark"


DARK: Final = Palette(
    name="dark",
    bg="#15172D",
    surface="#212446",
    high="#2C3059",
    edge="#0E0F20",
    dock="#1B1D39",
    line="#454A7A",
    ctrl="#8286B8",
    text="#F6EBD3",
    muted="#C4B9AE",
    off="#A09DBB",
    gold="#EFBF5A",
    gold_fill="#EFBF5A",
    on_gold="#1B1633",
    court="#79CDB8",
    court_fill="#79CDB8",
    on_court="#1B1633",
    error="#FFA08E",
    focus="#F6EBD3",
    focus_fill="#6E76BC",
    table=("#362943", "#1A1830"),
    active=("#FBDD93", "#E9B44C"),
    on_active="#1B1633",
    candle="#EFBF5A",
    shadow="#000000",
    lines=("#79CDB8", "#FFA08E", "#9DB7FF", "#E3A6E8", "#C7D97A", "#C4B9AE", "#F06FA6"),
    people=(
        *("#FF7F78", "#FF9F40", "#F7E463", "#B9E769", "#5FD38D", "#4FD6D2"),
        *("#9AD8FF", "#8CA8FF", "#BFA2FF", "#FF9AD0", "#D0A27A", "#D5D5DF"),
    ),
    paints=Paints("#F6EBD3", "#EFBF5A", "#8583B4", "#17182F", "#79CDB8", "#E4F3EC"),
    rulebook=Tone("#F6EBD3", "#1B1633", "#F6EBD3"),
    printings=Tone("#3B3250", "#EFBF5A", "#EFBF5A"),
    ruling=Tone("#1F3447", "#79CDB8", "#79CDB8"),
    dimmed=0.7,
)

LIGHT: Final = Palette(
    name="light",
    bg="#F4E8CF",
    surface="#FCF6E7",
    high="#EBDDBA",
    edge="#E9D9B3",
    dock="#F9F0DC",
    line="#CDB483",
    ctrl="#86704A",
    text="#2A2140",
    muted="#5F5470",
    off="#62576F",
    gold="#7A4F00",
    gold_fill="#E0A93F",
    on_gold="#2A2140",
    court="#0E6152",
    court_fill="#0E6152",
    on_court="#FCF6E7",
    error="#A3261B",
    focus="#2A2140",
    focus_fill="#8A6F3C",
    table=("#EFDDB4", "#DFC793"),
    # gold hardly differs from parchment: the active card is ink
    active=("#43356B", "#2A2140"),
    on_active="#FCF6E7",
    candle="#FFF3C9",
    shadow="#5A4320",
    lines=("#0E6152", "#A3261B", "#2B4FA3", "#7C2E86", "#5B6B00", "#5F5470", "#B8246B"),
    people=(
        *("#B3261E", "#A34700", "#7A6400", "#55700A", "#1C7038", "#006E6E"),
        *("#00659E", "#2A46B8", "#6A35B5", "#AE1F74", "#6B4A2B", "#55566B"),
    ),
    paints=Paints("#FFFDF6", "#E0A93F", "#8E86AE", "#2A2140", "#3E9C86", "#E4F3EC"),
    rulebook=Tone("#2A2140", "#FCF6E7", "#2A2140"),
    printings=Tone("#F6E3B4", "#6B4500", "#7A4F00"),
    ruling=Tone("#FCF6E7", "#0E6152", "#0E6152"),
    dimmed=0.85,
)


@cache
def palette_for(
    *, dark: bool, text_factor: float = 1.0, page_scale: float = 1.0, line_width: float = WIDE_LINE
) -> Palette:
    """Return the palette of a theme, for a page that is enlarged by `page_scale`.

    Its system enlarges texts by `text_factor`. `line_width` comes from `narrow_line`.
    """
    own = DARK if dark else LIGHT
    return replace(own, text_factor=text_factor, page_scale=page_scale, line_width=line_width)


def narrow_line(width: float) -> float:
    """Return the line of a palette for lines of `width` pixels.

    In steps: what is cached by palette stays little while a window is being resized.
    """
    return min(WIDE_LINE, _LINE_STEP * (width // _LINE_STEP))


@dataclass(frozen=True, slots=True)
class Motion:
    """Durations of animations in milliseconds. No animation delays a tap."""

    marker: int
    """Candle and seat cards."""
    coin: int
    """One coin."""
    stagger: int
    """Between the starts of two coins of one move."""
    count: int = 0
    """One count of the countdown before cards are turned; 0 for none."""

    @property
    def flight(self) -> int:
        """From the first coin's start to the last coin's landing."""
        return self.coin + (DISCS - 1) * self.stagger


DISCS: Final = 3
"""Coins drawn for one move at most; the number beside them gives the amount."""

MOVING: Final = Motion(marker=320, coin=280, stagger=40, count=800)
STILL: Final = Motion(marker=0, coin=0, stagger=0)
"""For devices set to reduced motion."""


class Font:
    """Font families. Each has one weight."""

    REGULAR: Final = "Roboto"
    MEDIUM: Final = "Roboto Medium"
    BOLD: Final = "Roboto Bold"
    TITLE: Final = "Bona Nova"
    """Titles only, never digits: its figures are old-style."""


FIGURES: Final = 0.86
"""Scale of the bold figures in titles: they are as high as capitals and would look too large."""


class Size:
    """Type sizes in pixels."""

    COINS: Final = 88
    COURT: Final = 76
    BANK: Final = 60
    SHEET: Final = 52
    PAGE: Final = 42
    AWAITED: Final = 38
    AWAITED_LONG: Final = 32
    AWAITED_PHONE: Final = 24
    RESULT: Final = 30
    DELTA: Final = 24
    NAME: Final = 24
    NAME_PHONE: Final = 20
    ACTION: Final = 22
    ACTION_PHONE: Final = 16
    LIST: Final = 20
    BODY: Final = 18
    BODY_LINE: Final = 26
    SECONDARY: Final = 16
    CAPTION: Final = 14
    SMALLEST: Final = 11
    """Texts that do not fit even at this size are cut or broken."""


class Space:
    """Distances in pixels."""

    XXS: Final = 4
    XS: Final = 8
    S: Final = 12
    M: Final = 16
    L: Final = 24
    XL: Final = 32


class Radius:
    """Corner radii in pixels."""

    TILE: Final = 10
    FRAME: Final = 11
    """The inner frame of a seat card."""
    CARD: Final = 16
    SHEET: Final = 20


class Touch:
    """Heights of tap targets in pixels."""

    SMALLEST: Final = 48
    OPTION: Final = 52
    WHY: Final = 52
    TOOL: Final = 64
    TOOL_PHONE: Final = 48
    ACTION: Final = 72
    ACTION_PHONE: Final = 68
    UNDO: Final = 72
    UNDO_PHONE: Final = 56


FOCUS_RING: Final = 3
PRESSED: Final = 0.08
"""Opacity of the text colour laid over a pressed control."""
