"""What every picture that is drawn ahead is drawn from."""

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from companion import resources
from companion.ui.kit import pictures
from companion.ui.layout.tokens import DARK, LIGHT, Palette
from tests.tools.pictures import ornament

DRAWN: Final = "drawn.json"
"""Among the assets: what each was drawn from, as a hash."""

_EMBLEM: Final = 144
_ROSETTE: Final = 384
_LARGE: Final = 1024
_BLURRED: Final = 128
"""Without edges, it may be drawn small and shown large."""


class Drawing(NamedTuple):
    """SVG text, and how many pixels wide and high the picture of it is."""

    svg: str
    pixels: int


def drawn_ahead() -> Mapping[str, Drawing]:
    """All of them, by their paths among the assets."""
    found: dict[str, Drawing] = {}
    for palette in (DARK, LIGHT):
        found |= {path: Drawing(svg, _EMBLEM) for path, svg in _emblems(palette).items()}
        found |= {
            pictures.table(palette): Drawing(ornament.table(palette), _BLURRED),
            pictures.candle(palette): Drawing(ornament.candle(palette), _BLURRED),
            pictures.frame(palette): Drawing(ornament.frame(palette), _LARGE),
            pictures.wreath(palette): Drawing(ornament.wreath(palette), _LARGE),
        }
        for court, color in ((False, palette.gold), (True, palette.court)):
            drawn = ornament.rosette(palette, color)
            found[pictures.rosette(palette, court=court)] = Drawing(drawn, _ROSETTE)
    return found


def hashes() -> dict[str, str]:
    """What each would be drawn from now."""
    return {
        path: hashlib.sha256(f"{drawing.pixels} {drawing.svg}".encode()).hexdigest()[:16]
        for path, drawing in drawn_ahead().items()
    }


def _emblems(palette: Palette) -> dict[str, str]:
    paints = palette.paints
    names = sorted(path.stem for path in (resources.assets() / "emblems").glob("*.svg"))
    drawn = {pictures.small(name, palette): pictures.emblem(name, paints) for name in names}
    fine, on_gold = replace(paints, attribute=paints.court), replace(paints, attribute=paints.face)
    return drawn | {
        pictures.small_coin(palette, fine=True): pictures.emblem(pictures.COIN, fine),
        pictures.small_coin(palette, on_gold=True): pictures.emblem(pictures.COIN, on_gold),
    }
