"""Asking for a set: three suggestions, the best first; scenario sheets get their figures."""

from dataclasses import replace

import flet as ft
import pytest

from companion.application.group.scenario_sheets import SCENARIO_SHEETS, ScenarioSheets
from companion.core.boxes import EditionId
from companion.simulation.statistics import estimated_minutes
from companion.simulation.stored_statistics import stored_statistics
from companion.ui.new_game.available_sets import offers
from companion.ui.new_game.state import Draft
from companion.ui.new_game.wishes import Suggestion, lengths, suggestions
from companion.ui.page.dialog_kinds import AskSetDialog
from companion.ui.wording.set_texts import mood_of, riches_of
from tests.async_runner import async_test
from tests.flet_client import control_id
from tests.ui.control_tree import controls, words
from tests.ui.pages import OpenPage, open_page, services_on

SIX = ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry")
SHEET = ("judge", "king", "empress", "thief", "widow", "cheat")


def _asked(wishes: AskSetDialog, edition: EditionId = EditionId.FIRST) -> list[Suggestion]:
    draft = Draft(names=SIX, edition=edition)
    return suggestions(draft, offers(draft, ScenarioSheets()), wishes, stored_statistics())


@pytest.mark.parametrize("edition", list(EditionId))
@pytest.mark.parametrize("without", [(), ("witch", "shaman"), ("king", "widow"), ("fool", "spy")])
def test_three_sets_without_what_nobody_wants(edition: EditionId, without: tuple[str, ...]) -> None:
    found = _asked(AskSetDialog(minutes=20, mood="low", without=frozenset(without)), edition)
    assert len(found) == 3
    assert all(set(without).isdisjoint(each.scenario.cards) for each in found)


def test_best_match_comes_first() -> None:
    best, *_ = _asked(AskSetDialog(minutes=15, mood="low", coins="high"))
    assert best.figures is not None
    assert best.scenario.id == "gold-rush-6"
    assert (mood_of(best.figures), riches_of(best.figures)) == ("low", "high")
    mean, *_ = _asked(AskSetDialog(mood="high", coins="low"))
    assert mean.figures is not None
    assert (mood_of(mean.figures), riches_of(mean.figures)) == ("high", "low")
    assert estimated_minutes(mean.figures.turns, 6) >= 20


def test_judge_cannot_be_left_out() -> None:
    assert _asked(AskSetDialog(without=frozenset({"judge"}))) == []


@async_test
async def test_suggested_set_is_chosen_with_a_tap() -> None:
    page = await open_page(services_on(), route="/new/set")
    page.actions.new_game.change(Draft(names=SIX))
    await page.settle()
    await page.tap(page.button("Suggest a set"))
    page.actions.dialogs.change(AskSetDialog, lambda now: replace(now, minutes=15, coins="high"))
    await page.settle()
    (suggested,) = page.named("suggested-gold-rush-6")
    assert {"Judge", "Cheat"} <= set(words(suggested))
    await page.tap(_card_button(suggested))
    assert page.actions.new_game.draft.set_id == "gold-rush-6"
    assert page.actions.view.dialog is None
    assert page.line.asked.count("scroll_to") == 1


def _card_button(suggested: ft.BaseControl) -> int:
    (button,) = (each for each in controls(suggested) if isinstance(each, ft.TextButton))
    return control_id(button)


def _suggested(page: OpenPage) -> list[ft.Container]:
    return [
        each
        for each in page.controls()
        if isinstance(each, ft.Container) and str(each.key).startswith("suggested-")
    ]


@async_test
async def test_random_set_keeps_its_name_once_chosen() -> None:
    page = await open_page(services_on(), route="/new/set")
    page.actions.new_game.change(Draft(names=SIX))
    page.actions.dialogs.open(AskSetDialog(without=frozenset({"witch", "cheat"})))
    await page.settle()
    suggested, *_ = _suggested(page)
    title, *_ = words(suggested)
    assert title.startswith("Random set")
    await page.tap(_card_button(suggested))
    card, *_ = page.named("own")
    assert title in words(card)


@pytest.mark.parametrize(("players", "quickest"), [(4, 10), (8, 20)])
def test_lengths_to_ask_for_are_those_of_the_sets(players: int, quickest: int) -> None:
    draft = Draft(names=("",) * players)
    known = stored_statistics()
    minutes = lengths(offers(draft, ScenarioSheets()), AskSetDialog(minutes=90), known)
    assert (minutes[0], minutes[-1]) == (quickest, 90)


@async_test
async def test_each_wish_is_tapped_and_taken_back() -> None:
    page = await open_page(services_on(), route="/new/set")
    page.actions.new_game.change(Draft(names=SIX))
    page.actions.dialogs.open(AskSetDialog())
    await page.settle()
    say = page.actions.say.text
    for words_of_wish in (
        say("set-minutes", minutes=15),
        say("set-mood", mood="low"),
        say("set-coins", coins="high"),
    ):
        await page.tap(page.menu_row(words_of_wish))
    wished = AskSetDialog(minutes=15, mood="low", coins="high")
    assert page.actions.view.dialog == wished
    for nothing in (say("ask-any-length"), say("ask-any-mood"), say("ask-any-coins")):
        await page.tap(page.menu_row(nothing))
    assert page.actions.view.dialog == AskSetDialog()


@async_test
async def test_several_characters_are_left_out_one_after_another() -> None:
    page = await open_page(services_on(), route="/new/set")
    page.actions.new_game.change(Draft(names=SIX))
    page.actions.dialogs.open(AskSetDialog())
    await page.settle()
    await page.tap(page.row("ask-left-out"))
    for character in ("witch", "cheat", "witch", "judge"):
        await page.tap(page.row(f"no-{character}"))
    wished = AskSetDialog(without=frozenset({"cheat", "judge"}), choosing=True)
    assert page.actions.view.dialog == wished
    assert page.actions.say.text("ask-none-judge") in page.texts()


@async_test
async def test_random_sets_that_fill_up_say_how_they_play() -> None:
    page = await open_page(services_on(), route="/new/set")
    page.actions.new_game.change(Draft(names=SIX))
    page.actions.dialogs.open(AskSetDialog(without=frozenset({"witch", "cheat"})))
    await page.settle()
    suggested = _suggested(page)
    assert len(suggested) == 3
    for each in suggested:
        assert any("minutes" in told for told in words(each))


@async_test
async def test_sheet_that_was_entered_says_how_it_plays() -> None:
    services = services_on()
    services.table.group.change(SCENARIO_SHEETS, lambda all_: all_.with_sheet("6-a", SHEET))
    page = await open_page(services, route="/new")
    page.actions.new_game.change(Draft(names=SIX, edition=EditionId.SECOND, set_id="sheet-6-a"))
    await page.visit("/new/set")
    (card,) = page.named("sheet-6-a")
    assert any("minutes" in each for each in words(card))
