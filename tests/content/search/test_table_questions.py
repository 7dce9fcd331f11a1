"""At a table of two or three, the search answers for that table; table_questions.toml."""

import tomllib
from pathlib import Path
from typing import NotRequired, TypedDict

import pytest

from companion.content import Library
from companion.core.boxes import EditionId
from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners

Row = TypedDict(
    "Row",
    {"query": str, "players": NotRequired[int], "first": str, "or": NotRequired[str], "says": str},
)
LIBRARY = Library.load()
QUESTIONS: dict[str, list[Row]] = tomllib.loads(
    Path(__file__).with_name("table_questions.toml").read_text(encoding="utf-8")
)
ROWS = [
    pytest.param(Language(language), row, id=f"{language}-{row.get('players', 2)}-{row['query']}")
    for language, rows in QUESTIONS.items()
    for row in rows
]


@pytest.mark.parametrize(("language", "row"), ROWS)
def test_answer_for_the_table_comes_first_and_is_quoted(language: Language, row: Row) -> None:
    players = row.get("players", 2)

    best, *_ = LIBRARY.book(language).search(row["query"], EditionId.FIRST, players=players)

    assert best.id in (row["first"], row.get("or"))
    assert row["says"] in without_joiners(best.snippet.text).replace("\u00a0", " ")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("players", "other"), [(2, "three-players"), (3, "two-players")])
def test_entries_of_other_tables_come_after_those_of_this_one(
    language: Language, players: int, other: str
) -> None:
    book = LIBRARY.book(language)
    own = "two-players" if players == 2 else "three-players"
    query = book.entry("look", EditionId.FIRST).title

    ids = [hit.id for hit in book.search(f"{query} 2 3", EditionId.FIRST, 200, players)]

    assert own in ids
    assert other not in ids or ids.index(own) < ids.index(other)


@pytest.mark.parametrize("rule", ["look", "swap"])
@pytest.mark.parametrize("language", Language)
def test_part_about_the_table_comes_first(language: Language, rule: str) -> None:
    book = LIBRARY.book(language)

    def order(players: int | None) -> list[int | None]:
        return [p.players for p in book.entry(rule, EditionId.FIRST, players).parts]

    assert order(None) == [None, 2, 3]
    assert order(2) == [2, None, 3]
    assert order(3) == [3, None, 2]
