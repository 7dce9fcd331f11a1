"""The rule texts of all languages: the index, the names of characters, and the rulebooks."""

import logging
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from companion import resources
from companion.content.errors import ContentError, Defect, defects_of
from companion.content.rulebook import RuleBook, Texts
from companion.content.schema import BoxNames, CharacterNames, Entry, Kind
from companion.core.boxes import EXPANSIONS
from companion.i18n import SOURCE_LANGUAGE, Language, NameLanguage
from companion.i18n.line_breaks import join_words

_log = logging.getLogger(__name__)

_INDEX = "index.toml"
_NAMES = "names.toml"
_EXAMPLE_NAMES = "examples/names.toml"
_Row = TypeVar("_Row", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Name:
    """A character's name in one language."""

    text: str
    printed: bool
    """Whether the name is known to be printed; otherwise, the card may have another one."""
    reading: str | None = None
    """The reading, in languages that have readings."""


class Library:
    """The rule texts of all languages. A language is read when its book is first requested."""

    def __init__(
        self,
        folder: Path,
        entries: Mapping[str, Entry],
        names: Mapping[str, CharacterNames],
        example_names: Mapping[Language, tuple[str, ...]],
        of_boxes: Mapping[str, Mapping[str, CharacterNames]],
    ) -> None:
        self.folder = folder
        self.entries = entries
        self._names = names
        self._example_names = example_names
        self._of_boxes = of_boxes
        self._texts = {language: Texts(folder, language) for language in Language}
        self._books: dict[Language, RuleBook] = {}
        self._unnamed: set[tuple[str, NameLanguage]] = set()
        """The missing names already logged."""

    @classmethod
    def load(cls, folder: Path | None = None) -> "Library":
        """Read the index, names and expansions from `folder`, by default the app's `locales`.

        Raises ContentError with all defects of these files. A name missing in some language is no
        defect: see `name`.
        """
        place = folder or resources.locales()
        defects: list[Defect] = []
        index = _toml(place / _INDEX, defects)
        entries = _entries(_INDEX, index, defects)
        defects += [Defect(_INDEX, key, "key_unknown") for key in index]
        names = {
            key: row
            for key, raw in _toml(place / _NAMES, defects).items()
            if (row := _row(CharacterNames, _NAMES, key, raw, defects))
        }
        people = _example_names(place, defects)
        of_boxes: dict[str, Mapping[str, CharacterNames]] = {}
        for box in EXPANSIONS:
            file = f"{box}.toml"
            content = _toml(place / file, defects)
            of_box = _entries(file, content, defects)
            described = {entry.character for entry in of_box}
            entries += of_box
            of_boxes[box] = _names_of_box(file, content, names, defects)
            names |= {id: row for id, row in of_boxes[box].items() if id in described}
        defects += _contradictions(place, entries, names)
        if defects:
            raise ContentError(defects)
        rows_by_id = {entry.id: entry for entry in entries}
        return cls(place, rows_by_id, names, people, of_boxes)

    def name(self, character: str, language: NameLanguage) -> Name:
        """Return the name of a character in `language`; if missing, log it once and use English.

        Raises KeyError for a character without names, such as a custom one.
        """
        names = self._names[character]
        if language not in names.words:
            self._report_missing_name(character, language)
            return Name(names.words[SOURCE_LANGUAGE], printed=False)
        printed = language not in names.unprinted
        reading = names.reading_in(language)
        return Name(
            join_words(names.words[language], language),
            printed,
            None if reading is None else join_words(reading, language),
        )

    def example_names(self, language: Language) -> tuple[str, ...]:
        """Return the people in the worked examples; none for a language without names."""
        return tuple(join_words(name, language) for name in self._example_names.get(language, ()))

    def _report_missing_name(self, character: str, language: NameLanguage) -> None:
        if (character, language) not in self._unnamed:
            self._unnamed.add((character, language))
            _log.warning("%s: %s.%s: no name, English shown", _NAMES, character, language)

    def book(self, language: Language) -> RuleBook:
        """Return the rulebook in `language`. Each call returns the same object."""
        if language not in self._books:
            self._books[language] = RuleBook(
                self.entries,
                self._names,
                self._of_boxes,
                self._texts[language],
                self._texts[SOURCE_LANGUAGE],
            )
        return self._books[language]


def _entries(file: str, content: dict[str, Any], defects: list[Defect]) -> list[Entry]:
    """Return the entries listed in a file, and remove them from its content."""
    rows = [
        (str(row["id"]) if isinstance(row, dict) and "id" in row else f"entry {number}", row)
        for number, row in enumerate(_as_list(content.pop("entry", [])), start=1)
    ]
    return [entry for key, row in rows if (entry := _row(Entry, file, key, row, defects))]


def _toml(path: Path, defects: list[Defect]) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        defects.append(Defect(path.name, "", "unreadable", str(error)))
        return {}


def _example_names(folder: Path, defects: list[Defect]) -> Mapping[Language, tuple[str, ...]]:
    """Return the people in the worked examples, in the order of players in the records."""
    if not (folder / _EXAMPLE_NAMES).is_file():
        return {}
    raw = _toml(folder / _EXAMPLE_NAMES, defects)
    try:
        return TypeAdapter(dict[Language, tuple[str, ...]]).validate_python(raw)
    except ValidationError as error:
        defects += defects_of(error, _EXAMPLE_NAMES, "")
        return {}


def _as_list(value: object) -> list[object]:
    """Return a list as it is, and anything else as a single row, which validation rejects."""
    return value if isinstance(value, list) else [value]


def _row(model: type[_Row], file: str, key: str, raw: object, defects: list[Defect]) -> _Row | None:
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        defects += defects_of(error, file, key)
        return None


def _names_of_box(
    file: str, raw: dict[str, Any], known: Mapping[str, CharacterNames], defects: list[Defect]
) -> Mapping[str, CharacterNames]:
    """Return the names of an expansion's own characters, which must not be `known` yet."""
    box = _row(BoxNames, file, "", raw, defects)
    if box is None:
        return {}
    twice = [character for character in box.characters if character in known]
    defects += [Defect(file, f"characters.{character}", "id_twice") for character in twice]
    return box.characters


def _contradictions(
    folder: Path, entries: list[Entry], names: Mapping[str, CharacterNames]
) -> Iterator[Defect]:
    """Yield defects across rows: duplicate or unknown ids, and characters without an entry."""
    ids = [entry.id for entry in entries]
    yield from (
        Defect(_INDEX, id, "id_twice") for id in sorted({id for id in ids if ids.count(id) > 1})
    )
    for entry in entries:
        for target in entry.see:
            if target not in ids or target == entry.id:
                yield Defect(_INDEX, f"{entry.id}.see", "see_unknown", target)
        if entry.character is not None and entry.character not in names:
            yield Defect(_INDEX, f"{entry.id}.character", "character_unknown", entry.character)
        for record in entry.records:
            if not (folder / "examples" / record).is_file():
                yield Defect(_INDEX, f"{entry.id}.record", "record_missing", record)
    described = {entry.character for entry in entries if entry.kind is Kind.CHARACTER}
    yield from (
        Defect(_NAMES, name, "character_without_entry") for name in names if name not in described
    )
