"""What people type has to find what they mean; queries.toml holds the table."""

import tomllib
from pathlib import Path

import pytest

from companion import resources
from companion.content import Library
from companion.i18n import Language

LIBRARY = Library.load()
QUERIES = tomllib.loads((Path(__file__).parent / "queries.toml").read_text(encoding="utf-8"))
CASES = [
    pytest.param(Language(language), row, id=f"{language}-{row['query']}")
    for language, rows in QUERIES.items()
    if (resources.locales() / language).is_dir()
    for row in rows
]


@pytest.mark.parametrize(("language", "row"), CASES)
def test_the_entry_that_was_meant_comes_first(language: Language, row: dict[str, str]) -> None:
    hits = LIBRARY.book(language).search(row["query"], row.get("edition", "first"))

    assert [hit.id for hit in hits[:1]] == [row["first"]], [hit.id for hit in hits[:4]]


@pytest.mark.parametrize("language", Language)
def test_there_are_enough_queries_in_every_language(language: Language) -> None:
    assert len({row["query"] for row in QUERIES[language]}) >= 30
