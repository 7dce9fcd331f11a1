"""Paths of locales and assets: beside the package in the source tree, inside it once installed."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def folder(name: str) -> Path:
    """Return the path of a folder shipped with the app.

    Raises FileNotFoundError with the paths tried if the installation is incomplete.
    """
    places = (_PACKAGE / name, _PACKAGE.parent / name)
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"{name}: neither {' nor '.join(map(str, places))} is a folder")


def locales() -> Path:
    """Return the folder of all displayed texts."""
    return folder("locales")


def assets() -> Path:
    """Return the folder of fonts, emblems and icons."""
    return folder("assets")
