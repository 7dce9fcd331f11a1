"""Lists what the fonts can draw: run `python -m tests.tools.font_letters` after changing a font."""

import unicodedata

from fontTools.ttLib import TTFont

from companion import resources
from companion.i18n import Language
from companion.ui.layout.font_coverage import LETTERS

_RUNNING_TEXT = (
    "fonts/Roboto-Regular.ttf",
    *(font.path for language in Language for font in language.profile.fonts),
)
"""The fallback fonts of every style."""
_NO_SHAPE = ("Cc", "Cf", "Zl", "Zp")


def drawn() -> str:
    """Every character that can be drawn in running text, in the order of their numbers."""
    folder = resources.assets()
    codes = {code for file in _RUNNING_TEXT for code in TTFont(folder / file).getBestCmap()}
    characters = map(chr, sorted(codes))
    return "".join(each for each in characters if unicodedata.category(each) not in _NO_SHAPE)


if __name__ == "__main__":
    (resources.assets() / LETTERS).write_text(drawn(), encoding="utf-8")
