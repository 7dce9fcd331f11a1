"""Where the words and the pictures are: beside the package, or inside it once installed."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def folder(name: str) -> Path:
    """The folder `name` that travels with the program.

    Raises FileNotFoundError naming the places looked at: then the installation is incomplete.
    """
    places = (_PACKAGE / name, _PACKAGE.parent / name)
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"{name}: neither {' nor '.join(map(str, places))} is a folder")


def locales() -> Path:
    """The folder with every word a person reads."""
    return folder("locales")


def assets() -> Path:
    """The folder with fonts, emblems and icons."""
    return folder("assets")
