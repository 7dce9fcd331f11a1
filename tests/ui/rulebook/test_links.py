"""Sections opened by "?": they exist in every edition in which they can be opened."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion.ui
from companion.core.boxes import EDITIONS, Edition
from companion.core.commands import (
    Announce,
    Claim,
    Entry,
    MistakenLook,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
)
from companion.ui.page.rules_address import rule_of
from companion.ui.table.panels.game_over import _RULES as ENDS
from companion.ui.table.panels.turn import RULES as REFUSALS
from tests.async_runner import async_test
from tests.ui.pages import LIBRARY, OPENING, open_page, start_game

KING: tuple[Entry, ...] = (*OPENING, Announce("king"))
_TAPPED = {"open_rule": 0, "explained": 1, "help_with_section": 0}
"""Functions that open a section, and the position of its argument."""


def sections_in_code() -> Iterator[str]:
    """Sections named literally where they are opened."""
    for file in sorted(Path(companion.ui.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=arguments):
                    if name in _TAPPED:
                        yield from _said(arguments[_TAPPED[name]])


def _said(section: ast.expr) -> Iterator[str]:
    match section:
        case ast.Constant(value=str(said)):
            yield said
        case ast.IfExp(body=one, orelse=other):
            yield from _said(one)
            yield from _said(other)


SECTIONS = sorted({*sections_in_code(), *REFUSALS.values(), *ENDS.values()})


FEW = {"protected-card": 2}


def can_be_tapped(section: str, edition: Edition) -> bool:
    """Whether a game of the edition can reach the place where the section is opened."""
    return edition.fewest <= FEW.get(section, edition.most)


def test_sections_are_found_in_the_code() -> None:
    assert {"claims", "mistaken-look", *FEW} <= set(sections_in_code())


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
@pytest.mark.parametrize("section", SECTIONS)
def test_every_linked_section_is_in_the_rulebook(section: str, edition: Edition) -> None:
    assert section in LIBRARY.entries
    if can_be_tapped(section, edition):
        assert edition.id in LIBRARY.entries[section].editions


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_character_in_play_is_in_the_rulebook(edition: Edition) -> None:
    missing = [
        each
        for each in map(rule_of, edition.characters)
        if each not in LIBRARY.entries or edition.id not in LIBRARY.entries[each].editions
    ]
    assert missing == []


@pytest.mark.parametrize(
    ("done", "section"),
    [
        ((), "opening-turns"),
        ((*OPENING, MistakenLook(0)), "mistaken-look"),
        ((*KING, Claim(1), NoMoreClaims(), Reveal((0,))), "forced-by-reveal"),
        (KING, "claims"),
        ((*OPENING, Transfer("bank", 0, 7), Swap()), "thirteen"),
        ((*OPENING, Transfer(0, "court", 6), Swap()), "bankruptcy"),
        (
            (*OPENING, Transfer("bank", 0, 4), Announce("cheat"), NoMoreClaims()),
            "character-cheat",
        ),
    ],
)
@async_test
async def test_question_mark_opens_the_section_for_its_text(
    done: tuple[Entry, ...], section: str
) -> None:
    _, shared = start_game(*done)
    page = await open_page(shared)
    await page.tap(page.button("?"))
    assert page.holder.view.route == f"/rules/first/{section}"
