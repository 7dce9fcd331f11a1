"""Queries of users find the expected entries; queries.toml lists them."""

import tomllib
from pathlib import Path

import pytest

from companion.content import Library
from companion.core.boxes import EDITIONS, EditionId
from companion.i18n import Language

LIBRARY = Library.load()
QUERIES = tomllib.loads((Path(__file__).parent / "queries.toml").read_text(encoding="utf-8"))
CASES = [
    pytest.param(Language(language), row, id=f"{language}-{row['query']}")
    for language, rows in QUERIES.items()
    for row in rows
]


@pytest.mark.parametrize(("language", "row"), CASES)
def test_query_finds_the_expected_entry(language: Language, row: dict[str, str]) -> None:
    hits = LIBRARY.book(language).search(row["query"], EditionId(row.get("edition", "first")))

    found = [hit.id for hit in hits[:3]]
    if "near" in row:
        assert row["near"] in found
    else:
        assert found[:1] == [row["first"]], found


@pytest.mark.parametrize("language", Language)
def test_every_language_has_enough_queries(language: Language) -> None:
    assert len({row["query"] for row in QUERIES[language]}) >= 70


@pytest.mark.parametrize("language", Language)
def test_nearly_all_expected_entries_come_first(language: Language) -> None:
    """At most a tenth of the queries may expect an entry merely near the top."""
    assert sum("near" in row for row in QUERIES[language]) <= len(QUERIES[language]) / 10


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("edition", EDITIONS)
def test_title_finds_its_entry(language: Language, edition: EditionId) -> None:
    """Among the first two: a term and its section may share the title."""
    book = LIBRARY.book(language)
    lost = [
        text.id
        for text in book.entries(edition)
        if text.id not in [hit.id for hit in book.search(text.title, edition, limit=2)]
    ]

    assert lost == []
