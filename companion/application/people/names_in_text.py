"""Names of people in stored text: in the lines of records, and in settings.

They are replaced in the JSON itself: records that this version cannot play have names too, and
everything else in a line stays as it is.
"""

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain, count
from typing import Any

from companion.application.group.stored import NamePlaces, Replacement
from companion.core.names import comparable_name

ELLIPSIS = "…"
"""Stands in free text for a name that was removed."""
EVERYWHERE = NamePlaces(
    people=frozenset({"names", "players", "people", "youngest"}),
    texts=frozenset({"name", "text", "notes"}),
)
"""Where names may stand in a setting of another version, in a draft, or in a custom character."""
_SHORTEST_WORD = 2
"""Letters of a name that is looked for in free text."""

Setting = Any
"""A JSON value."""


class Renaming(Replacement):
    """Replaces one name by another."""

    def __init__(self, old: str, new: str) -> None:
        self._old = old
        self._new = new

    def name(self, name: str, seat: int) -> str:
        """Return the new name for the old one, whatever spaces are around it."""
        return self._new if name.strip() == self._old else name


class Forgetting(Replacement):
    """Replaces names by those of unnamed seats, each by the same one wherever it occurs."""

    def __init__(
        self,
        forgotten: frozenset[str],
        unnamed: Callable[[int], str],
        occurring: Iterable[str] = (),
    ) -> None:
        """`unnamed` returns what a seat without a name is called, by its number from 1.

        `occurring` are the names in the same record, which are given to nobody else.
        """
        self._forgotten = forgotten
        self._unnamed = unnamed
        self._taken = {comparable_name(name) for name in occurring if name.strip() not in forgotten}
        self._given: dict[str, str] = {}
        self._words = _words(forgotten)

    def name(self, name: str, seat: int) -> str:
        """Return the neutral name for a forgotten one."""
        stripped = name.strip()
        if stripped not in self._forgotten:
            return name
        if stripped not in self._given:
            numbers = chain((seat + 1,), count(len(self._taken) + len(self._forgotten) + 1))
            found = next(
                each
                for each in map(self._unnamed, numbers)
                if comparable_name(each) not in self._taken
            )
            self._given[stripped] = found
            self._taken.add(comparable_name(found))
        return self._given[stripped]

    def person(self, name: str) -> str | None:
        """Return the name; None for a forgotten one."""
        return None if name.strip() in self._forgotten else name

    def text(self, text: str) -> str:
        """Return the text with an ellipsis for each forgotten name."""
        return text if self._words is None else self._words.sub(ELLIPSIS, text)


def names_by_seat(lines: Sequence[str]) -> Mapping[str, frozenset[int]]:
    """Return all names that a record has, without spaces around them, with their seats."""
    found: dict[str, set[int]] = {}
    for _, data in _lines_with_names(lines):
        for seat, name in _named_in(data):
            found.setdefault(name.strip(), set()).add(seat)
    return {name: frozenset(seats) for name, seats in found.items()}


def changed_lines(lines: Sequence[str], replacement: Replacement) -> Mapping[int, str]:
    """Return the lines of a record that a replacement changes, by number."""
    changed: dict[int, str] = {}
    for number, data in _lines_with_names(lines):
        before = json.dumps(data)
        _replace_in_line(data, replacement)
        if json.dumps(data) != before:
            changed[number] = json.dumps(data, ensure_ascii=False)
    return changed


def without_names(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the lines of a record without names and texts, to compare it with another one."""
    changed = changed_lines(lines, _Removing())
    return tuple(changed.get(number, line) for number, line in enumerate(lines))


class _Removing(Replacement):
    """Removes all names and texts."""

    def name(self, name: str, seat: int) -> str:
        return ""

    def text(self, text: str) -> str:
        return ""


def changed_setting(text: str, replacement: Replacement, places: NamePlaces) -> str:
    """Return a setting after a replacement, or as it is. Raises ValueError if it is not JSON."""
    value = json.loads(text)
    changed = _replaced(value, "", 0, replacement, places)
    if changed == value:
        return text
    return json.dumps(changed, ensure_ascii=False, separators=(",", ":"))


def mentions(text: str, names: frozenset[str]) -> bool:
    """Return whether a name stands in a text, as a word or as a JSON string, perhaps within one."""
    found = frozenset(spelling for name in names for spelling in spellings(name))
    words = _words(found)
    if words is not None and words.search(text):
        return True
    return any(f'"{each}"' in text or f'\\"{each}\\"' in text for each in found)


def names_in_setting(text: str, places: NamePlaces) -> frozenset[str]:
    """Return the names in a setting; none if it is not JSON."""
    found: set[str] = set()

    class Collecting(Replacement):
        def name(self, name: str, seat: int) -> str:
            found.add(name)
            return name

    with suppress(ValueError):
        changed_setting(text, Collecting(), places)
    return frozenset(found)


def names_somebody_twice(text: str, places: NamePlaces) -> bool:
    """Return whether a list of people in a setting has one twice. Raises ValueError for no JSON."""
    return _has_double(json.loads(text), "", places)


def _has_double(value: Setting, key: str, places: NamePlaces) -> bool:
    match value:
        case list() if key in places.people:
            return len(set(value)) < len(value)
        case dict():
            return any(_has_double(of, each, places) for each, of in value.items())
        case list():
            return any(_has_double(of, key, places) for of in value)
        case _:
            return False


def spellings(name: str) -> frozenset[str]:
    """Return how a name may be written in a file: as it is, and within JSON, also twice."""
    found, written = {name}, name
    for _ in range(2):
        for ascii_only in (True, False):
            found.add(json.dumps(written, ensure_ascii=ascii_only)[1:-1])
        written = json.dumps(written, ensure_ascii=False)[1:-1]
    return frozenset(found)


def _lines_with_names(lines: Sequence[str]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the setup and the new names of a record, with the numbers of their lines."""
    for number, text in enumerate(lines):
        if number and '"rename"' not in text:
            continue
        try:
            data = json.loads(text)
        except ValueError:
            continue
        if isinstance(data, dict) and data.get("do") in ("setup", "rename"):
            yield number, data


def _named_in(data: dict[str, Any]) -> Iterator[tuple[int, str]]:
    if data["do"] == "rename":
        named = [(data.get("player"), data.get("name"))]
    else:
        players = data.get("players")
        named = list(enumerate(players)) if isinstance(players, list) else []
    for seat, name in named:
        if isinstance(seat, int) and isinstance(name, str):
            yield seat, name


def _replace_in_line(data: dict[str, Any], replacement: Replacement) -> None:
    for seat, name in _named_in(data):
        new = replacement.name(name, seat)
        if data["do"] == "rename":
            data["name"] = new
        else:
            data["players"][seat] = new
    if "house" in data:
        data["house"] = _replaced(data["house"], "house", 0, replacement, EVERYWHERE)


def _replaced(
    value: Setting, key: str, place: int, replacement: Replacement, places: NamePlaces
) -> Setting:
    def each(of: Setting, key: str, at: int = place) -> Setting:
        return _replaced(of, key, at, replacement, places)

    match value:
        case str() if key in places.people:
            return replacement.name(value, place)
        case str() if key in places.texts:
            return replacement.text(value)
        case dict() if key in places.texts:
            # notes by section
            return {name: each(of, key) for name, of in value.items()}
        case dict():
            return {name: each(of, name) for name, of in value.items()}
        case list():
            return [each(of, key, at) for at, of in enumerate(value)]
        case _:
            return value


def _words(names: Iterable[str]) -> re.Pattern[str] | None:
    """Return a pattern of these names: whole words, or anywhere in scripts without spaces."""
    patterns = [
        re.escape(name) if _joins_words(name) else rf"(?<!\w){re.escape(name)}(?!\w)"
        for name in sorted(names, key=len, reverse=True)
        if len(name) >= _SHORTEST_WORD
    ]
    return re.compile("|".join(patterns)) if patterns else None


def _joins_words(name: str) -> bool:
    """Return whether a name is in a script without spaces: Japanese, Chinese."""
    return any(unicodedata.category(letter) == "Lo" for letter in name)
