"""How much height the panel of a turn needs, whatever the table waits for. In logical pixels."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Space, Touch

TITLE: Final = 24.0
"""Height of a line of the title in a low panel."""
FOOT: Final = 56.0
"""Height of undo and the confirming button, side by side."""
TOOLS: Final = float(Touch.TOOL_PHONE)
_BESIDE_TITLE: Final = 560.0
"""Width of a line from which the tools stand beside the title."""
_LOWEST_TILE: Final = 48.0
_HIGHEST_TILE: Final = 92.0
_NARROWEST_TILE: Final = 58.0
_WIDEST_TILE: Final = 104.0
_CHOICE: Final = 100.0
"""The narrowest option that has a name."""
_LEAST_CHOICES: Final = 6
"""An announcer, four who claim too, and nobody."""
_REASON: Final = 60.0
_REASON_IF_NARROW: Final = 110.0
"""Height of the reason why actions are locked."""
_WITH_SEVERAL_CARDS: Final = 3
"""So many people have several cards each, and an action for each of two cards."""
_FEWEST_CHARACTERS: Final = 6
_GAP: Final = float(Space.XS)


@dataclass(frozen=True, slots=True)
class Tiles:
    """The size of tiles, and how many stand in a row."""

    columns: int
    height: float


def fitting_tiles(count: int, width: float, height: float) -> Tiles:
    """Return the widest tiles of which so many fit a room, as high as they may be."""
    most = max(1, int((width + _GAP) // (_NARROWEST_TILE + _GAP)))
    fewest = min(most, max(3, int((width + _GAP) // (_WIDEST_TILE + _GAP))))
    for columns in range(fewest, most + 1):
        tile = _tile_height(count, columns, height)
        if tile >= _LOWEST_TILE:
            return Tiles(columns, min(_HIGHEST_TILE, tile))
    return Tiles(most, max(_LOWEST_TILE, _tile_height(count, most, height)))


def panel_height(width: float, people: int, *, with_tools: bool) -> float:
    """Return the least height of a panel `width` pixels wide that shows any step of a turn."""
    line = width - 2 * Space.M
    tools = TOOLS + _GAP if with_tools and not stands_beside_title(line) else 0.0
    return tools + _step_height(line, people) + FOOT + 2 * _GAP + 2 * Space.S


def _step_height(width: float, people: int) -> float:
    """Return the least height of title and body: characters, choices, or locked actions."""
    characters = max(_FEWEST_CHARACTERS, people)
    columns = max(1, int((width + _GAP) // (_NARROWEST_TILE + _GAP)))
    tiles = ceil(characters / columns) * (_LOWEST_TILE + _GAP) - _GAP
    count = min(_LEAST_CHOICES, people + 1)
    choices = ceil(count / choice_columns(count, width)) * (_LOWEST_TILE + _GAP) - _GAP
    rows = 1 if people > _WITH_SEVERAL_CARDS else 2
    turn = rows * (Touch.OPTION + _GAP) + (_REASON if width >= NARROW else _REASON_IF_NARROW)
    return max(TITLE + tiles, 2 * TITLE + choices, 2 * TITLE + turn)


def choice_columns(count: int, width: float) -> int:
    """Return how many people to choose from stand in a row, evenly distributed over the rows."""
    most = max(2, int((width + _GAP) // (_CHOICE + _GAP)))
    return ceil(count / ceil(count / most))


def stands_beside_title(width: float) -> bool:
    """Return whether the tools stand beside the title on a line of this width."""
    return width >= _BESIDE_TITLE


def _tile_height(count: int, columns: int, height: float) -> float:
    rows = ceil(count / columns)
    return (height + _GAP) / rows - _GAP
