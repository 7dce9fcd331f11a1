"""RULES.md: its numbers are those that docstrings, comments and texts cite."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.content import Library
from companion.core import boxes
from companion.core.boxes import EDITIONS, EXPANSIONS, EditionId

CODE = Path(boxes.__file__).parents[2]
TESTS = Path(__file__).parents[1]
DOCUMENT = (CODE / "core" / "RULES.md").read_text(encoding="utf-8")

SECTION = re.compile(r"^## (\d+)\. ", re.MULTILINE)
RULING = re.compile(r"^- \*\*(R\d+)\*\* ", re.MULTILINE)
EXAMPLE = re.compile(r"^(\d+)\. ", re.MULTILINE)
CITED_SECTIONS = re.compile(r"\bsections?\s+(\d+(?:(?:,\s+|\s+and\s+)\d+)*)")
CITED_RULING = re.compile(r"\bR\d+\b")


def part(number: int) -> str:
    """One section of the document, without its heading."""
    _, rest = DOCUMENT.split(f"\n## {number}. ")
    return rest.partition("\n## ")[0]


def numbers() -> set[str]:
    """What can be cited: "4" for a section, "9.6" for a worked example, "R5" for a ruling."""
    examples = {f"9.{number}" for number in EXAMPLE.findall(part(9))}
    return {*SECTION.findall(DOCUMENT), *examples, *RULING.findall(DOCUMENT)}


def prose(source: str) -> Iterator[tuple[int, str]]:
    """The comments and docstrings in Python code, each with its line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, str(node.value.value)


def cited(text: str) -> set[str]:
    sections = " ".join(CITED_SECTIONS.findall(text))
    return {*re.findall(r"\d+", sections), *CITED_RULING.findall(text)}


def missing_numbers(source: str) -> list[tuple[int, str]]:
    return [
        (line, number) for line, text in prose(source) for number in sorted(cited(text) - numbers())
    ]


def table_of(number: int) -> list[list[str]]:
    """The cells of a section's table rows."""
    rows = [line for line in part(number).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def test_sections_and_rulings_are_numbered_without_a_gap() -> None:
    for found, prefix in ((SECTION.findall(DOCUMENT), ""), (RULING.findall(DOCUMENT), "R")):
        assert len(found) >= 12
        assert found == [f"{prefix}{number}" for number in range(1, len(found) + 1)]
    assert EXAMPLE.findall(part(9)) == [str(number) for number in range(1, 14)]


def test_every_section_and_ruling_cited_in_code_is_there() -> None:
    missing = [
        f"{path.relative_to(CODE.parent)}:{line}: {number}"
        for folder in (CODE, TESTS)
        for path in sorted(folder.rglob("*.py"))
        if cited(source := path.read_text(encoding="utf-8"))
        for line, number in missing_numbers(source)
    ]
    assert missing == []


def test_every_fact_of_a_text_is_there() -> None:
    library = Library.load()
    missing = [
        f"{entry.id}: {fact}"
        for entry in library.entries.values()
        for fact in entry.facts.split(", ")
        if fact not in numbers()
    ]
    assert missing == []


@pytest.mark.parametrize(
    ("source", "missing"),
    [
        ('"""Sections that exist (sections 5 and 6, R10)."""', []),
        ("x = 1  # ruled in R99", [(1, "R99")]),
        ('x = 1\n"""A figure (sections 2, 13 and\n40)."""', [(2, "13"), (2, "40")]),
        ("x = 'section 77, R77'", []),
    ],
)
def test_citations_are_found(source: str, missing: list[tuple[int, str]]) -> None:
    assert missing_numbers(source) == missing


@pytest.mark.parametrize(("edition", "section"), [(EditionId.FIRST, 5), (EditionId.SECOND, 6)])
def test_every_character_of_an_edition_has_a_power(edition: EditionId, section: int) -> None:
    described = [name for row in table_of(section)[1:] for name in row[0].split(", ")]
    assert sorted(described) == sorted(EDITIONS[edition].characters)


def test_every_character_of_the_expansion_is_described_as_in_its_box() -> None:
    rows = [row for row in table_of(12)[1:] if len(row) == 4 and row[0] != "bear_tamer"]
    box = EXPANSIONS["expansion"].characters
    assert [row[0] for row in rows] == list(box)
    for name, money, fewest, _ in rows:
        assert (box[name].bank_money, box[name].minimum) == (bool(money), int(fewest or 0))


def test_printed_sets_are_those_of_the_expansion() -> None:
    described = {row[1].replace(";", ",") for row in table_of(12) if len(row) == 2}
    longest = [each for each in EXPANSIONS["expansion"].printed_sets if each.players in (2, 3, 13)]
    assert {", ".join(each.cards) for each in longest} == described - {"cards"}


def test_printed_sets_are_those_of_the_edition() -> None:
    sets: dict[str, list[str]] = {}
    described = []
    for players, cards in (row for row in table_of(3) if row[0][0].isdigit()):
        earlier = re.match(r"as for (\d+), ", cards)
        start = sets[earlier[1]] if earlier else []
        sets[players] = [*start, *cards[earlier.end() if earlier else 0 :].split(", ")]
        for number in re.findall(r"\d+", players):
            described.append((int(number), sorted(sets[players])))
    printed = EDITIONS[EditionId.FIRST].printed_sets
    assert described == [(each.players, sorted(each.cards)) for each in printed]
