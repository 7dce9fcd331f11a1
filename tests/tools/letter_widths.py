"""Lists how wide the fonts draw letters: run `python -m tests.tools.letter_widths` after changing
a font.
"""

import json
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from fontTools.ttLib import TTFont

from companion import resources
from companion.i18n import Language
from companion.ui.kit.theme import fonts
from companion.ui.layout.letter_widths import TABLE

_UNSEEN: Final = ("Cc", "Cf", "Mn", "Zl", "Zp")
"""Categories of characters without a width, and of those that no text has."""

_SINGLE: Final = 1
"""The type of lookups that replace a single glyph by another one."""
_KERNED: Final = (*range(0x20, 0x180), *range(0x400, 0x460), 0x490, 0x491, *range(0x2010, 0x203B))
"""Latin, Cyrillic and punctuation. Kerning of other letters would double the table; they seem a
little wider than they are."""

Kern = Callable[[str, str], int]
"""How much wider, in the font's units, the first letter is before the second."""


def measured() -> str:
    """Return the table, by font: measures in the font's units.

    It leaves out accented letters that are as wide as without the accent, and in the fonts that
    languages bring along, letters as wide as the type is high.
    """
    of_languages = {font.family for each in Language for font in each.profile.fonts}
    faces = (
        f"{_json(family)}:{_of_font(path, is_wide=family in of_languages)}"
        for family, path in fonts(web=False).items()
    )
    return _lines("{}", faces) + "\n"


def _of_font(path: str, *, is_wide: bool) -> str:
    font = TTFont(resources.assets() / path)
    glyphs = {chr(code): _drawn(font, glyph) for code, glyph in font.getBestCmap().items()}
    units = font["head"].unitsPerEm
    widths = {letter: font["hmtx"][glyph][0] for letter, glyph in glyphs.items()}
    letters = [each for each in sorted(glyphs) if unicodedata.category(each) not in _UNSEEN]
    found = defaultdict[int, str](str)
    for letter in letters:
        bare = _bare(letter)
        usual = units if is_wide else None if letter == bare else widths.get(bare)
        if widths[letter] != usual:
            found[widths[letter]] += letter
    by_width = (f'"{width}":{_json(found[width])}' for width in sorted(found))
    own = [each for each in letters if ord(each) in _KERNED]
    before, after, pairs = _kerning(own, _kern(font, glyphs))
    return _lines(
        "{}",
        (
            f'"units":{units}',
            f'"ascent":{font["hhea"].ascent}',
            f'"descent":{-font["hhea"].descent}',
            f'"widths":{_lines("{}", by_width)}',
            f'"before":{_lines("[]", map(_json, before))}',
            f'"after":{_lines("[]", map(_json, after))}',
            f'"pairs":{_lines("[]", map(_json, pairs))}',
        ),
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _lines(brackets: str, values: Iterable[str]) -> str:
    return f"{brackets[0]}\n" + ",\n".join(values) + f"\n{brackets[1]}"


def _bare(letter: str) -> str:
    """Return a letter without its accents."""
    return unicodedata.normalize("NFD", letter)[0]


def _kerning(
    letters: Sequence[str], kern: Kern
) -> tuple[list[str], list[str], list[dict[int, int]]]:
    """Return the classes of letters that are kerned alike before others, and after others.

    And for each class before, the kerning by the number of the class after.
    """
    rows = {first: tuple(kern(first, second) for second in letters) for first in letters}
    before = _alike(rows)
    columns = zip(*before, strict=True)
    after = _alike(dict(zip(letters, columns, strict=False)))
    pairs = [
        {number: column[row] for number, column in enumerate(after) if column[row]}
        for row in range(len(before))
    ]
    return [*before.values()], [*after.values()], pairs


def _alike(kernings: dict[str, tuple[int, ...]]) -> dict[tuple[int, ...], str]:
    """Return the letters of each kerning, without those that are not kerned at all."""
    found = defaultdict[tuple[int, ...], str](str)
    for letter, kerning in kernings.items():
        if any(kerning):
            found[kerning] += letter
    return found


def _kern(font: TTFont, glyphs: dict[str, str]) -> Kern:
    """Return the kerning of a font: the sum of its lookups.

    In a lookup, the first subtable that knows the first letter decides.
    """
    lookups = [[*map(_adjustment, each)] for each in _lookups(font, "GPOS", "kern")]

    def kern(first: str, second: str) -> int:
        pair = glyphs[first], glyphs[second]
        found = ([one(*pair) for one in subtables] for subtables in lookups)
        return sum(next((each for each in found if each is not None), 0) for found in found)

    return kern


def _drawn(font: TTFont, glyph: str) -> str:
    """Return what is drawn instead of a glyph: in Bona Nova, another "A" without kerning."""
    for subtable in chain(*_lookups(font, "GSUB", "ccmp", "locl")):
        if subtable.LookupType == _SINGLE:
            glyph = subtable.mapping.get(glyph, glyph)
    return glyph


def _lookups(font: TTFont, table: str, *tags: str) -> Iterator[Any]:
    """Yield a table's lookups for Latin letters; in these fonts, other scripts have the same."""
    layout = font[table].table
    if layout.ScriptList is None:
        return
    scripts = {each.ScriptTag: each.Script for each in layout.ScriptList.ScriptRecord}
    language = (scripts.get("latn") or scripts["DFLT"]).DefaultLangSys
    numbers = language.FeatureIndex if language else ()
    features = (layout.FeatureList.FeatureRecord[number] for number in numbers)
    wanted = [each.Feature for each in features if each.FeatureTag in tags]
    for number in sorted({number for each in wanted for number in each.LookupListIndex}):
        # an extension only says where the subtable is
        yield [
            getattr(each, "ExtSubTable", each) for each in layout.LookupList.Lookup[number].SubTable
        ]


def _adjustment(subtable: Any) -> Callable[[str, str], int | None]:
    """Return the kerning by one subtable, which is None for pairs it does not know."""
    covered = {glyph: number for number, glyph in enumerate(subtable.Coverage.glyphs)}
    if subtable.Format == 1:
        pairs = [
            {each.SecondGlyph: _advance(each.Value1) for each in one.PairValueRecord}
            for one in subtable.PairSet
        ]
        return lambda first, second: pairs[covered[first]].get(second) if first in covered else None
    rows, columns = subtable.ClassDef1.classDefs, subtable.ClassDef2.classDefs
    matrix = [[_advance(each.Value1) for each in row.Class2Record] for row in subtable.Class1Record]
    return lambda first, second: (
        matrix[rows.get(first, 0)][columns.get(second, 0)] if first in covered else None
    )


def _advance(value: Any) -> int:
    return getattr(value, "XAdvance", 0) or 0


if __name__ == "__main__":
    TABLE.write_text(measured(), encoding="utf-8")
