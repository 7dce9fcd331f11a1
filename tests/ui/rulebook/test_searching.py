"""Searching the rulebook: results, the way back to them, and what is not in the box."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.application.group.character_library import CHARACTER_LIBRARY
from companion.core.custom_characters import CustomCharacter
from companion.core.game import new_game
from companion.core.powers.blocks import MovePeople
from companion.ui.page.reading import Reading
from companion.ui.page.rules_address import rule_of
from companion.ui.page.view import States
from tests.async_runner import async_test
from tests.ui.pages import OPENING, open_page, services_on, start_game
from tests.ui.rulebook.reading import Reader, played_through
from tests.ui.table.tables import multi_card_setup

RECORDS = Path(__file__).parents[2] / "records"


def search(reader: Reader, words: str) -> None:
    now = reader.view
    reader.actions.rulebook.change(replace(now.state(Reading), query=words, searching=now.route))


def test_search_shows_the_best_entry_first() -> None:
    reader = Reader("/rules")
    search(reader, "krol")
    assert reader.sees("results", "King", "Król")

    reader.tap("King")

    assert reader.view.route == "/rules/first/character-king"
    assert reader.sees("coins from the bank.")


def test_results_stay_available_until_the_search_is_cleared() -> None:
    reader = Reader("/rules")
    search(reader, "krol")
    reader.tap("King")
    reader.tap("results")
    assert reader.sees("Queen", "Królowa")

    reader.tap("Clear search")

    assert not reader.sees("results")
    assert reader.sees("coins from the bank.")


def test_reopened_rulebook_has_an_empty_search() -> None:
    reader = Reader("/table", played_through(RECORDS / "first-08-peasants.jsonl"))
    reader.goes("/rules")
    search(reader, "krol")
    reader.tap("King")
    reader.goes("/table").goes("/rules")
    assert (reader.view.state(Reading).query, reader.view.state(Reading).searching) == ("", "")
    assert not reader.sees("results")


def test_back_to_results_has_their_number() -> None:
    reader = Reader("/rules?lang=pl&with=en")
    search(reader, "king")
    (texts,) = (each for each in reader.words() if "Znaleziono" in each)
    reader.tap("Król")

    assert texts in reader.words()


def test_browser_back_leads_to_the_results_that_were_left() -> None:
    reader = Reader("/rules")
    search(reader, "king")
    results = reader.words()
    reader.tap("King")
    assert reader.words() != results
    reader.actions.navigation.follow("/rules")
    assert reader.words() == results


def test_search_falls_back_to_the_second_language() -> None:
    reader = Reader("/rules?lang=en&with=pl")
    search(reader, "grzywna")

    assert reader.sees("Grzywny")


@pytest.mark.parametrize("query", ["zzzz qqq xxx", "\x00\x01\x1b", "‮", "🂡", "q" * 10_000])
def test_search_without_match_offers_the_nearest_entries(query: str) -> None:
    reader = Reader("/rules/first/fines")
    search(reader, query)

    assert reader.sees("No results for", "Did you mean")


@async_test
async def test_cleared_search_regains_the_focus() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.visit("/rules/first")
    page.actions.rulebook.change(Reading(query="krol", searching="/rules/first"))
    await page.settle()
    assert "focus" not in page.line.asked
    await page.press("Clear search")
    assert "focus" in page.line.asked


def test_search_for_a_character_of_the_other_edition_opens_it_there() -> None:
    reader = Reader("/rules/first/fines")
    reader.actions.rulebook.change(
        Reading(query="what does the empress do", searching=reader.view.route)
    )

    assert reader.sees("The Empress isn’t in this box. It’s in the second edition")
    reader.tap("Empress\nSecond edition")
    assert reader.view.route == "/rules/second/character-empress"


def test_search_for_a_name_that_no_box_has_offers_the_characters() -> None:
    reader = Reader("/rules/second/fines")
    reader.actions.rulebook.change(Reading(query="vampire", searching=reader.view.route))

    assert reader.sees("No character is called “vampire”.")
    assert not reader.sees("results")
    reader.tap("All characters")
    assert reader.sees("Empress", "Puppet Master")


def test_rest_of_a_question_about_an_unknown_name_is_answered() -> None:
    reader = Reader("/rules/first/fines")
    reader.actions.rulebook.change(
        Reading(query="does the vampire pay a fine", searching=reader.view.route)
    )

    assert reader.sees("No character is called “vampire”.", "results")


@pytest.mark.parametrize("players", [None, 2, 3])
def test_at_a_table_of_two_or_three_the_answer_for_it_comes_first(players: int | None) -> None:
    game = new_game(multi_card_setup(players, None)) if players else None
    beginnings = {
        None: "Look at your own card in secret",
        2: "With two players, look at one of your three cards",
        3: "With three players, look at one of your two cards",
    }

    searching = Reading(query="may I look at both my cards?", searching="/rules/first")
    found = " ".join(Reader("/rules/first", game, states=States().having(searching)).words())
    entry = " ".join(Reader("/rules/first/look", game).words())

    first = min((text for text in beginnings.values() if text in entry), key=entry.index)
    assert first == beginnings[players]
    assert players is None or beginnings[players] in found


@async_test
async def test_own_character_is_found_by_its_name_and_never_denied() -> None:
    swat = CustomCharacter("house_1", "Swat", (MovePeople(1),))
    services = services_on()
    services.table.group.change(CHARACTER_LIBRARY, lambda all_: all_.with_added(swat))
    page = await open_page(services, route="/rules/first")
    for query in ("Swat", "swa", "what does the Swat do"):
        state = replace(page.actions.view.state(Reading), query=query, searching="/rules/first")
        page.actions.rulebook.change(state)
        await page.settle()
        assert page.named("own-house_1"), query
        assert not any("There’s no" in each for each in page.read_out()), query
    await page.visit(f"/rules/first/{rule_of(swat.id)}")
    assert any("coins and cards stay where they are" in each for each in page.texts())
