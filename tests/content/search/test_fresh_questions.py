"""Questions of players that were not taken from the search words: fresh_<language>.toml."""

import tomllib
from pathlib import Path
from typing import TypedDict

import pytest

from companion.content import Library
from companion.core.boxes import EditionId
from companion.i18n import Language

Row = TypedDict(
    "Row",
    {"query": str, "edition": str, "first": str, "or": str, "unknown": bool},
    total=False,
)
LIBRARY = Library.load()
FRESH: dict[Language, list[Row]] = {
    Language(language): rows
    for file in sorted(Path(__file__).parent.glob("fresh_*.toml"))
    for language, rows in tomllib.loads(file.read_text(encoding="utf-8")).items()
}


def edition_of(row: Row) -> EditionId:
    return EditionId(row.get("edition", EditionId.FIRST))


@pytest.mark.parametrize("language", FRESH)
def test_nine_of_ten_questions_find_their_entry_among_three(language: Language) -> None:
    rows = [row for row in FRESH[language] if "first" in row]
    lost = [
        row["query"]
        for row in rows
        if not {row["first"], row.get("or")}
        & {hit.id for hit in LIBRARY.book(language).search(row["query"], edition_of(row), limit=3)}
    ]

    assert len(lost) <= len(rows) / 10, lost


@pytest.mark.parametrize("language", FRESH)
def test_what_is_unknown_is_said_to_be_unknown(language: Language) -> None:
    rows = [row for row in FRESH[language] if row.get("unknown")]
    book = LIBRARY.book(language)
    answered = [
        row["query"]
        for row in rows
        if book.unknown_character(row["query"], edition_of(row)) is None
        and not book.unknown_thing(row["query"])
        and book.search(row["query"], edition_of(row))
    ]

    assert len(answered) <= len(rows) / 20, answered
