"""Rows, boxes and sets as players are added and removed."""

from dataclasses import replace

import pytest

from companion.application.memory_store import MemoryStore
from companion.core.boxes import EditionId
from tests.async_runner import async_test
from tests.ui.control_tree import words
from tests.ui.new_game.naming import Naming
from tests.ui.pages import OpenPage, empty_store, services_on


async def _new_game(store: MemoryStore) -> OpenPage:
    """A page on which "New game" was tapped."""
    page = OpenPage(services_on(store))
    await page.visit("/")
    await page.tap(page.button("New game"))
    return page


@async_test
async def test_new_game_has_two_rows_and_enter_adds_the_others() -> None:
    page = await _new_game(empty_store())
    assert page.actions.new_game.draft.names == ("", "")
    names = ("Adele", "Bruno", "Cedric", "David", "Fran", "Gus", "Harry")
    for place, name in enumerate(names, start=1):
        await page.type(f"Player {place}", name)
        await page.submit(f"Player {place}", name)
    await page.tap(page.button("Choose a set"))
    assert page.actions.new_game.draft.names == names


@async_test
async def test_second_edition_has_rows_for_four_and_gives_them_back() -> None:
    page = await _new_game(empty_store())
    await page.type("Player 1", "Adele")
    await page.tap(page.row("second"))
    assert page.actions.new_game.draft.names == ("Adele", "", "", "")
    assert "Choose a set" not in page.locked()
    await page.tap(page.row("first"))
    assert page.actions.new_game.draft.names == ("Adele", "")


@async_test
async def test_changing_the_box_resets_the_set() -> None:
    page = Naming("Adele", "Bruno", "Cedric", "David")
    cards = ("judge", "king", "queen", "thief", "spy", "cheat")
    page.actions.new_game.change(
        replace(page.actions.new_game.draft, cards=cards, set_id="own", printing="ru")
    )
    await page.visit("/new")
    await page.tap(page.row("second"))
    draft = page.actions.new_game.draft
    assert (draft.edition, draft.cards) == (EditionId.SECOND, ())
    assert (draft.set_id, draft.printing) == (None, None)


@pytest.mark.parametrize("fewer", [False, True], ids=["one more", "one less"])
@async_test
async def test_seed_is_dropped_with_another_number_of_players(
    fewer: bool,
) -> None:
    page = Naming("Adele", "Bruno", "Cedric", "David", "Fran")
    page.actions.new_game.change(replace(page.actions.new_game.draft, seed=4711))
    await page.visit("/new/own")
    assert "Seed 4711" in page.sent_on_reconnect()
    await page.visit("/new")
    if fewer:
        await page.press("Remove David")
    else:
        await page.tap(page.button(page.actions.say.text("people-add")))
    await page.visit("/new/own")
    assert "Seed 4711" not in page.sent_on_reconnect()


@async_test
async def test_add_player_puts_the_caret_into_the_new_line() -> None:
    page = Naming("Adele", "Bruno", "", "")
    await page.settle()
    await page.tap(page.button("Add player"))
    assert len(page.actions.new_game.draft.names) == 5
    assert page.carets == ["Player 5"]


@async_test
async def test_double_name_is_marked_at_its_field_once_it_is_typed() -> None:
    twice = "Two players are called “Adele”."

    page = Naming("Adele", "Bruno", "", "")
    await page.settle()
    await page.focus("Player 3")
    await page.type("Player 3", "Adele")
    assert twice not in page.texts()
    await page.focus("Player 3", gained=False)
    assert page.texts().count(twice) == 1
    await page.type("Player 3", "Adela")
    assert twice not in page.texts()


@async_test
async def test_empty_names_are_no_obstacle() -> None:
    page = Naming("Adele", "", "", "Player 2")
    await page.settle()
    await page.tap(page.button("Choose a set"))
    assert page.holder.view.route == "/new/set"
    await page.tap(page.button("Start the game"))
    game = page.holder.view.snapshot.game
    assert game is not None
    assert game.table.rules.setup.players == ("Adele", "Player 5", "Player 3", "Player 2")


@async_test
async def test_edition_that_is_not_for_so_many_players_is_disabled_with_the_reason() -> None:
    page = Naming("Adele", "Bruno", "Cedric")
    await page.settle()
    assert "only for 4–12 players" in page.texts()
    await page.tap(page.row("second"))
    assert page.actions.new_game.draft.edition is EditionId.FIRST
    page.actions.new_game.change(replace(page.actions.new_game.draft, edition=EditionId.SECOND))
    await page.settle()
    assert "This edition is for 4 to 12 players, not 3." in page.texts()
    await page.tap(page.button("Choose a set"))
    assert page.holder.view.route == "/new"


@async_test
async def test_new_game_in_place_of_an_unfinished_one_says_so_and_gives_it_back() -> None:
    page = await _new_game(empty_store())
    await page.type("Player 1", "Adele")
    await page.visit("/")
    await page.tap(page.button("New game"))
    assert page.actions.new_game.draft.names == ("", "")
    assert "The game you were setting up was replaced." in page.read_out()
    await page.tap(page.button("Undo"))
    assert page.actions.new_game.draft.names == ("Adele", "")


@async_test
async def test_places_that_were_added_stay_with_another_box() -> None:
    page = await _new_game(empty_store())
    for _ in range(6):
        await page.tap(page.button("Add player"))
    await page.tap(page.row("second"))
    await page.tap(page.row("first"))
    assert page.actions.new_game.draft.names == ("",) * 8


@async_test
async def test_places_can_go_while_one_of_them_gets_the_caret() -> None:
    page = Naming("Adele", "Bruno", "Cedric", "David", "Eve")
    await page.settle()
    # the rows are first drawn again as they were: they must not look at what is there now
    await page.focus("Player 5", then=lambda: page.actions.new_game.remove_person(4))
    assert [each.label for each in page.fields()] == [f"Player {seat}" for seat in range(1, 5)]
    # still drawing
    await page.tap(page.button("Add player"))
    assert len(page.fields()) == 5


@async_test
async def test_set_built_for_one_box_waits_there_while_the_other_is_chosen() -> None:
    page = Naming("Adele", "Bruno", "Cedric", "David")
    cards = ("judge", "king", "queen", "thief", "spy", "cheat")
    built = replace(page.actions.new_game.draft, cards=cards, set_id="own", set_name="Ours")
    page.actions.new_game.change(built)
    await page.visit("/new")
    await page.tap(page.row("second"))
    assert any("Your set stays with its edition" in each for each in page.read_out())
    await page.tap(page.row("first"))
    draft = page.actions.new_game.draft
    assert (draft.cards, draft.set_id, draft.set_name) == (cards, "own", "Ours")


@async_test
async def test_chosen_set_that_is_not_for_so_many_is_named_with_the_ways_on() -> None:
    page = Naming("Adele", "Bruno", "Cedric", "David", "Eva", "Fran")
    page.actions.new_game.change(replace(page.actions.new_game.draft, set_id="pickpockets-6"))
    await page.visit("/new/set")
    assert not page.named("left-out")
    page.actions.new_game.add_person()
    await page.settle()
    (said,) = page.named("left-out")
    assert "Pickpockets" in " ".join(words(said))
    page.actions.new_game.remove_person(6)
    page.actions.new_game.remove_person(5)
    await page.settle()
    # the same set for five is still chosen
    assert not page.named("left-out")
