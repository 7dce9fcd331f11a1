"""Lists untranslated texts: `python -m tests.tools.missing_translations [de ...]`.

Without language codes, lists those of all languages. The exit code is 1 if a text is missing; a
text that is the same as in English may be right.
"""

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion import resources
from companion.content import Library, rule_file
from companion.core import EditionId
from companion.core.boxes import EXPANSIONS
from companion.i18n import SOURCE_LANGUAGE, Language

_HEADING = re.compile(r"^# (\S+)(?: \[(\w+)\])?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Gap:
    """A text that is missing, or the same as in English."""

    file: str
    key: str
    missing: bool

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {'missing' if self.missing else 'same as English'}"


def gaps(language: Language, locales: Path) -> Iterator[Gap]:
    """Yield what `language` lacks under `locales`: messages, names, rule texts, search data."""
    yield from _message_gaps(language, locales)
    yield from _name_gaps(language, locales)
    yield from _rule_gaps(language, locales)
    yield from _search_gaps(language, locales)


def _message_gaps(language: Language, locales: Path) -> Iterator[Gap]:
    for file in sorted((locales / SOURCE_LANGUAGE).glob("*.ftl")):
        own = locales / language / file.name
        yield from _compared(f"{language}/{file.name}", _messages(file), _messages(own))


def _messages(file: Path) -> dict[str, str]:
    """Return the texts of a file by id, without the cases of names and the words of an edition."""
    found: dict[str, str] = {}
    source = file.read_text(encoding="utf-8") if file.is_file() else ""
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        name = entry.id.name
        if entry.value is not None:
            found[name] = _text(entry.value)
        if not name.startswith(("character-", "given-character")):
            for attribute in entry.attributes:
                if attribute.id.name not in set(EditionId):
                    found[f"{name}.{attribute.id.name}"] = _text(attribute.value)
    return found


def _text(pattern: ast.Pattern) -> str:
    """Return the words of a pattern, of all its variants, without its variables."""
    words = _Words()
    words.visit(pattern)
    return "".join(words.found)


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def _name_gaps(language: Language, locales: Path) -> Iterator[Gap]:
    for file in ("names.toml", *(f"{box}.toml" for box in EXPANSIONS)):
        rows = tomllib.loads((locales / file).read_text(encoding="utf-8"))
        characters = rows if file == "names.toml" else rows.get("characters", {})
        for character, names in characters.items():
            if language not in names:
                yield Gap(file, f"{character}.{language}", missing=True)


def _rule_gaps(language: Language, locales: Path) -> Iterator[Gap]:
    own, english = _rules(language, locales), _rules(SOURCE_LANGUAGE, locales)
    files = _rule_files(locales)
    for entry in Library.load(locales).entries.values():
        for edition in entry.editions:
            key = f"{entry.id} [{edition}]"
            file = f"{language}/rules/{files.get((entry.id, edition)) or files[entry.id, '']}"
            text = own.get((entry.id, edition)) or own.get((entry.id, None))
            if text is None:
                yield Gap(file, key, missing=True)
            elif text in (english.get((entry.id, edition)), english.get((entry.id, None))):
                yield Gap(file, key, missing=False)


def _rule_files(locales: Path) -> dict[tuple[str, str], str]:
    """Return the files of the texts by entry and edition ("" for all), as in English."""
    return {
        heading: file.name
        for file in (locales / SOURCE_LANGUAGE / "rules").glob("*.md")
        for heading in _HEADING.findall(file.read_text(encoding="utf-8"))
    }


def _rules(language: Language, locales: Path) -> Mapping[tuple[str, str | None], object]:
    texts, _ = rule_file.read(locales, language)
    return {(text.id, text.edition): text.parts for text in texts}


def _search_gaps(language: Language, locales: Path) -> Iterator[Gap]:
    own, english = _search_data(locales / language), _search_data(locales / SOURCE_LANGUAGE)
    if language.profile.stemmer is None:
        # without a stemmer there are no forms that it misses
        english.pop("forms", None)
    yield from _compared(f"{language}/search.toml", english, own)


def _search_data(folder: Path) -> dict[str, str]:
    file = folder / "search.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {key: str(value) for key, value in data.items() if value and str(value).strip()}


def _compared(file: str, english: Mapping[str, str], own: Mapping[str, str]) -> Iterator[Gap]:
    for key, text in english.items():
        if key not in own:
            yield Gap(file, key, missing=True)
        elif own[key] == text and any(map(str.isalpha, text)):
            yield Gap(file, key, missing=False)


def main(codes: Iterable[str]) -> int:
    """Print the gaps of some languages, of all by default; return 1 if a text is missing."""
    chosen = [Language(code) for code in codes] or list(Language)
    found = [
        gap
        for language in chosen
        if language is not SOURCE_LANGUAGE
        for gap in gaps(language, resources.locales())
    ]
    print(*found, sep="\n")
    return int(any(gap.missing for gap in found))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
