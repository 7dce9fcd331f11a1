"""The set builder and the choice of sets."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import flet as ft
import pytest

from companion.application.group.last_group import Group
from companion.application.group.scenario_sheets import ScenarioSheets
from companion.content.set_generator import random_set
from companion.core.boxes import FIRST, EditionId
from companion.i18n import Language
from companion.i18n.line_breaks import join_words
from companion.ui.new_game import simulation
from companion.ui.new_game.available_sets import chosen_of, offers, setup_of
from companion.ui.new_game.set_choice import set_choice_screen
from companion.ui.new_game.sets.card_tiles import tapped
from companion.ui.new_game.sets.figures import figures_body
from companion.ui.new_game.state import OWN, Draft, NewGameState
from tests.async_runner import async_test
from tests.ui.control_tree import controls, words
from tests.ui.new_game.choosing import NAMES, OTHER, SHEET, VALID, Table
from tests.ui.pages import open_page, services_on


def test_taps_add_copies_and_then_remove_the_character() -> None:
    cards: tuple[str, ...] = ("judge",)
    seen = []
    for _ in range(3):
        cards = tapped(FIRST, cards, "peasant")
        seen.append(cards.count("peasant"))

    assert seen == [1, 2, 0]
    assert cards == ("judge",)


def test_impossible_set_lists_every_defect_and_is_locked() -> None:
    table = Table(Draft(names=NAMES, cards=("bishop", "thief", "peasant", "inquisitor", "witch")))

    texts = table.texts()

    assert "The set needs 6 cards; it has 5." in texts
    assert "The set must include the Judge." in texts
    assert "Use both Peasants or neither." in texts
    assert "Inquisitor: for 8 or more players." in texts
    assert any("bring money: 1 of 5; you need at least 2" in each for each in texts)
    assert "Not ready yet" in texts


def test_set_that_breaks_only_choosing_rules_is_playable() -> None:
    table = Table(Draft(names=NAMES, cards=("witch", *VALID[1:])))

    table.tap("Play anyway")

    assert table.holder.view.route == "/new/set"
    assert table.chosen() == "Your own set"


def test_same_group_gets_its_own_set_again() -> None:
    table = Table(Draft(names=NAMES, cards=VALID, set_id="own"))
    chosen = chosen_of(table.draft, ScenarioSheets())
    assert chosen is not None
    again = Table(Draft())

    again.actions.new_game.start_over_with(
        Group.of(setup_of(table.draft, chosen), tablet_holds_coins=False)
    )

    assert again.chosen() == "Your own set"
    assert again.draft.cards == VALID


def test_advice_is_separate_from_defects() -> None:
    second = Table(
        Draft(
            names=NAMES,
            edition=EditionId.SECOND,
            cards=("judge", "king", "empress", "thief", "spy", "cheat"),
        )
    )

    texts = second.texts()

    assert "This set follows the rules." in texts
    assert "Better: half of them." in texts
    assert any(each.startswith("Check the corner of the Mask") for each in texts)


def test_masks_that_probably_need_more_players_are_named() -> None:
    cards = ("judge", "king", "empress", "princess", "guru", "puppet_master")
    draft = Draft(names=NAMES, edition=EditionId.SECOND, cards=cards)
    four, six = Table(draft).texts(), Table(replace(draft, names=(*NAMES, "Eve", "Finn"))).texts()

    eight = "Probably for 8 or more players: Guru and Puppet Master."
    assert any(each.startswith(eight) for each in six)
    assert not any("6 or more players: Princess" in each for each in six)
    assert any("6 or more players: Princess." in each for each in four)
    assert "This set follows the rules." in six


def test_partial_set_is_completed() -> None:
    table = Table(Draft(names=NAMES, cards=("spy", "widow")))

    table.tap("Complete it for me")

    assert {"spy", "widow", "judge"} <= set(table.draft.cards)
    assert "This set follows the rules." in table.texts()


def test_set_that_cannot_be_completed_is_unchanged_with_a_notice() -> None:
    table = Table(Draft(names=NAMES, cards=("inquisitor",)))

    table.tap("Complete it for me")

    said = "No allowed set for this many players includes these cards."
    assert table.holder.view.notice == f"{said} Take out one of these: Inquisitor"
    assert table.draft.cards == ("inquisitor",)


def test_completing_removes_no_cards() -> None:
    seven = ("judge", "bishop", "king", "queen", "thief", "cheat", "fool")
    table = Table(Draft(names=NAMES, cards=seven))

    table.tap("Complete it for me")

    said = "No allowed set for this many players includes these cards."
    assert (table.holder.view.notice or "").startswith(f"{said} Take out one of these: Bishop, ")
    assert table.draft.cards == seven


def test_random_set_shows_its_seed() -> None:
    table = Table(Draft(names=NAMES))

    table.tap("Random set")

    assert f"Seed {table.draft.seed}" in table.texts()
    assert "This set follows the rules." in table.texts()


@async_test
async def test_typed_seed_generates_the_same_set() -> None:
    page = await open_page(services_on(), route="/new/own")
    page.actions.new_game.change(Draft(names=NAMES))
    await page.settle()
    for typed in ("4", "47", "471", "0471", "47a1"):
        await page.type("Seed for the random set", typed)
        assert page.holder.view.state(NewGameState).draft.cards == ()
    await page.type("Seed for the random set", "4711")
    assert page.holder.view.state(NewGameState).draft.cards == random_set(FIRST, len(NAMES), 4711)
    assert page.holder.view.state(NewGameState).draft.seed == 4711


class Progress:
    """The numbers of simulated games shown, in order."""

    def __init__(self, table: Table) -> None:
        self.shown: list[int] = []
        self._holder = table.holder
        # an observable holds its listeners weakly: this one lives as long as the object
        self._listener = self._note
        table.holder.subscribe(self._listener)

    def _note(self, *_: object) -> None:
        trial = self._holder.view.state(NewGameState).trial
        if trial is not None:
            self.shown.append(trial.done)


@async_test
async def test_simulation_shows_progress_and_then_statistics(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulation, "SIMULATED_GAMES", 300)
    table = Table(Draft(names=NAMES, cards=VALID))
    progress = Progress(table)

    await cast(Any, table.tap("Simulate this set"))

    assert progress.shown == [0, 100, 200, 300]
    assert "Simulation: 300 games with simple bots" in table.texts()


@async_test
async def test_simulation_yields_between_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulation, "SIMULATED_GAMES", 30)
    table = Table(Draft(names=NAMES, cards=VALID))
    turns = 0
    running = asyncio.create_task(cast(Any, table.tap("Simulate this set")))
    while not running.done():
        turns += 1
        await asyncio.sleep(0)
    assert turns >= 30
    assert "Simulation: 30 games with simple bots" in table.texts()


@async_test
async def test_changing_the_set_ends_its_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(Draft(names=NAMES, cards=VALID))

    running = asyncio.create_task(cast(Any, table.tap("Simulate this set")))
    await asyncio.sleep(0)
    table.actions.new_game.change(replace(table.draft, cards=("witch", *VALID[1:])))
    await running

    assert "Simulate this set" in table.texts()
    table.actions.new_game.change(replace(table.draft, cards=VALID))
    assert "Simulate this set" in table.texts()


@async_test
async def test_two_quick_taps_start_one_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "SIMULATED_GAMES", 100)
    table = Table(Draft(names=NAMES, cards=VALID))
    progress = Progress(table)

    taps = [cast(Any, table.tap("Simulate this set")) for _ in range(2)]
    await asyncio.gather(*taps)

    assert progress.shown == [0, 100]


def test_copied_sheet_is_saved() -> None:
    table = Table(Draft(names=NAMES, edition=EditionId.SECOND))

    table.tap("Enter: Sheet 4, side B", set_choice_screen)
    assert table.holder.view.route == "/new/own"
    table.actions.new_game.change(replace(table.draft, cards=SHEET))
    table.tap("Save this sheet")

    assert (table.holder.view.route, table.draft.set_id) == ("/new/set", "sheet-4-b")
    assert table.chosen() == "Sheet 4, side B"
    assert "Edit: Sheet 4, side B" in table.texts(set_choice_screen)


def test_copying_a_sheet_keeps_the_own_set() -> None:
    table = Table(Draft(names=NAMES, edition=EditionId.SECOND, cards=SHEET, set_id="own"))

    table.tap("Enter: Sheet 4, side A", set_choice_screen)
    assert table.draft.cards == ()
    table.actions.new_game.change(replace(table.draft, cards=OTHER))
    assert table.chosen() == "Your own set"
    table.tap("Back")

    assert (table.draft.sheet, table.draft.cards) == (None, SHEET)
    assert table.chosen() == "Your own set"


def test_half_copied_sheet_does_not_become_the_own_set() -> None:
    table = Table(Draft(names=NAMES, edition=EditionId.SECOND))

    table.tap("Enter: Sheet 4, side A", set_choice_screen)
    table.actions.new_game.change(replace(table.draft, cards=SHEET))
    assert OWN not in [each.id for each in offers(table.draft, ScenarioSheets())]
    table.tap("Build your own set", set_choice_screen)

    assert (table.draft.sheet, table.draft.cards) == (None, ())


def test_recommended_sets_are_marked_and_their_statistics_called_simulated() -> None:
    table = Table(Draft(names=NAMES))
    texts = table.texts(set_choice_screen)
    figures = [*words(ft.Column(figures_body(table.holder.view, table.actions.say)))]

    assert texts.count("app’s own set") == 3
    assert sum(each.startswith("About ") for each in texts) == 4
    assert figures.count("Simulation: 1,000 games with simple bots") == 4


def test_figures_of_all_sets_stand_together_on_phones() -> None:
    table = Table(Draft(names=NAMES), width=390, height=844)
    column = figures_body(table.holder.view, table.actions.say)
    texts = [*words(ft.Column(column))]

    first, second = texts.index("Turns per game"), texts.index("Coins from the bank per turn")
    # a title and a figure for each
    assert second - first - 1 == 2 * 4


@pytest.mark.parametrize("players", [2, 3])
def test_printing_of_two_and_three_players_is_a_line_with_its_swaps(players: int) -> None:
    texts = Table(Draft(names=NAMES[:players], printing="ru")).texts(set_choice_screen)

    assert "Russian printing" in texts
    if players == 2:
        assert "Swap any of your three cards with your opponent’s left or right." in texts
        assert not any(each.startswith("Swap your left or right card") for each in texts)
    else:
        assert "Swap one of your cards with an opponent’s." in texts


def test_printing_follows_the_language_until_it_is_chosen() -> None:
    japanese = Table(Draft(names=NAMES[:2]), language=Language.JA).texts(set_choice_screen)
    printing = join_words("日本語版", Language.JA)
    # in the menu's pill, and among its choices
    assert japanese.count(printing) == 2
    chosen = Table(Draft(names=NAMES[:2], printing="pl"), language=Language.JA)
    assert chosen.texts(set_choice_screen).count(printing) == 1


def test_box_too_small_for_the_players_says_so() -> None:
    texts = Table(Draft(names=NAMES[:2], edition=EditionId.SECOND)).texts(set_choice_screen)

    assert "This edition takes 4–12 players." in texts


def tapped_on(
    table: Table, key: str, holder: Callable[..., ft.Control] = set_choice_screen
) -> None:
    """Tap the row or card with this key."""
    (found,) = (each for each in controls(table.drawn(holder)) if each.key == key)
    taps = [each for each in controls(found) if getattr(each, "on_click", None)]
    cast(Any, taps[0]).on_click()


def tapped_in_menu(table: Table, label: str) -> None:
    """Tap the row of a menu that says this."""
    (found,) = (
        each
        for each in controls(table.drawn(set_choice_screen))
        if isinstance(each, ft.PopupMenuItem) and label in [*words(each)]
    )
    cast(Any, found).on_click()


def test_tap_on_a_set_chooses_it() -> None:
    table = Table(Draft(names=NAMES))

    tapped_on(table, "gold-rush-4")

    assert table.chosen() == "Gold Rush"


def test_choice_of_another_printing_is_kept() -> None:
    table = Table(Draft(names=NAMES[:2], printing="pl"))

    tapped_in_menu(table, "Russian printing")

    assert table.draft.printing == "ru"


def test_tablet_holds_the_coins_if_chosen() -> None:
    table = Table(Draft(names=NAMES))

    tapped_in_menu(table, "Coins in the app only")

    assert table.draft.tablet_holds_coins


def test_set_builder_continues_the_draft() -> None:
    table = Table(Draft(names=NAMES, cards=VALID))

    table.tap("Build your own set", set_choice_screen)

    assert table.draft.cards == VALID
