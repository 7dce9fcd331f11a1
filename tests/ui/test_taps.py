"""What a tap on the table or in the dock does."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import flet as ft
import pytest

from companion.application.table_service import TableService
from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    CardSlot,
    Claim,
    Entry,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.setup import Setup
from companion.core.table import Announcement, Table
from companion.ui import app
from companion.ui.actions import tap_guard
from companion.ui.components.table_scene import plaques, scene
from companion.ui.dialogs import open_dialog
from companion.ui.screens.table.table_screen import centre_of_table
from companion.ui.state.view import Dialog
from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.tokens import DARK, LIGHT
from tests.async_runner import run_in_thread
from tests.ui.drawn import words
from tests.ui.pages import OPENING, SETUP, begun, empty_store, opened
from tests.ui.presenters.test_card_names import stage_of
from tests.ui.screens.rulebook.reading import buttons
from tests.ui.test_table_variants import few

EIGHT = Setup(
    EditionId.FIRST,
    ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry", "Ines", "Jan"),
    ("judge", "bishop", "king", "fool", "queen", "witch", "peasant", "peasant"),
    0,
    1,
)


def table_of(service: TableService) -> Table:
    assert service.snapshot.game is not None
    return service.snapshot.game.table


def announced(service: TableService) -> Announcement:
    opened_now = table_of(service).announcement
    assert opened_now is not None
    return opened_now


def test_both_peasants_are_named_and_both_are_paid() -> None:
    async def play() -> None:
        service, shared = begun(*OPENING, Announce("peasant"), Claim(5), Claim(6), setup=EIGHT)
        page = await opened(shared)
        await page.tap(page.row("nobody"))
        assert page.holder.view.selection.true == ()
        await page.tap(page.row("5"))
        await page.tap(page.row("6"))
        await page.tap(page.button("Confirm: 5 coins move"))
        assert table_of(service).coins == (6, 6, 6, 6, 5, 8, 8, 6)

    run_in_thread(play())


def test_who_is_unticked_again_leaves_the_question_open() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING, Announce("peasant"), Claim(5), setup=EIGHT)
        page = await opened(shared)
        await page.tap(page.row("5"))
        await page.tap(page.row("5"))
        assert page.holder.view.selection.true is None
        await page.tap(page.row("nobody"))
        assert page.holder.view.selection.true == ()

    run_in_thread(play())


def test_of_two_quick_ticks_none_is_lost() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING, Announce("peasant"), Claim(5), Claim(6), setup=EIGHT)
        page = await opened(shared)
        await page.tap(page.row("5"), page.row("6"))
        assert page.holder.view.selection.true == (5, 6)

    run_in_thread(play())


def test_of_two_people_named_quickly_none_is_lost() -> None:
    async def play() -> None:
        cards = ("judge", "king", "empress", "thief", "puppet_master", "cheat")
        setup = replace(SETUP, edition=EditionId.SECOND, cards=cards, house_set=True)
        service, shared = begun(*OPENING, Announce("puppet_master"), NoMoreClaims(), setup=setup)
        page = await opened(shared)
        await page.tap(page.row("1"), page.row("2"))
        assert page.holder.view.selection.targets == (1, 2)
        assert service.snapshot.game is not None
        seen = plaques(scene(service.snapshot.game, page.holder.view.selection), page.actions)
        for place in (2, 3):
            cast(Callable[[], object], seen[place].on_tap)()
        assert page.holder.view.selection.targets == (1, 3)

    run_in_thread(play())


def test_the_witch_may_leave_all_fortunes_as_they_are() -> None:
    async def play() -> None:
        cards = ("judge", "bishop", "king", "queen", "witch", "cheat")
        setup = replace(SETUP, cards=cards, house_set=True)
        service, shared = begun(*OPENING, Announce("witch"), NoMoreClaims(), setup=setup)
        page = await opened(shared)
        await page.tap(page.row("nobody"))
        await page.tap(page.button("Confirm"))
        assert (table_of(service).turn, table_of(service).coins) == (6, (6,) * 4)

    run_in_thread(play())


def test_each_hand_announces_for_itself() -> None:
    async def play() -> None:
        service, shared = begun(*OPENING, setup=few(2, "pl"))
        page = await opened(shared)
        await page.tap(page.button("Announce: right card"))
        await page.tap(page.button("King"))
        assert announced(service).slot is CardSlot.RIGHT

    run_in_thread(play())


def test_a_finger_that_bounces_takes_one_turn_but_undoes_as_often_as_it_taps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 60.0)

    async def play() -> None:
        service, shared = begun(*OPENING)
        page = await opened(shared)
        for _ in range(2):
            await page.tap(page.button("Swap or not"))
        assert table_of(service).turn == 6
        for _ in range(2):
            await page.tap(page.button("Undo"))
        assert table_of(service).turn == 4

    run_in_thread(play())


@pytest.mark.parametrize(
    ("before", "first", "then"),
    [
        ((Announce("king"),), "No one claims", "Look at your card"),
        ((), "Announce", "King"),
    ],
    ids=["into the next turn", "into a character"],
)
def test_a_finger_that_bounces_does_not_answer_what_its_tap_has_brought(
    monkeypatch: pytest.MonkeyPatch, before: tuple[Entry, ...], first: str, then: str
) -> None:
    monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 60.0)

    async def play() -> None:
        service, shared = begun(*OPENING, *before)
        page = await opened(shared)
        await page.tap(page.button(first))
        done = service.record()
        await page.tap(page.button(then))
        assert service.record() == done

    run_in_thread(play())


@pytest.mark.parametrize(
    ("meanwhile", "then"),
    [
        ((Announce("king"),), "Bruno"),
        ((Announce("king"), Claim(1), NoMoreClaims(), Reveal((0,))), "Look at your card"),
    ],
    ids=["a claim", "the next turn"],
)
def test_a_tap_is_none_on_what_another_screen_has_only_just_brought(
    monkeypatch: pytest.MonkeyPatch, meanwhile: tuple[Entry, ...], then: str
) -> None:
    monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 60.0)

    async def play() -> None:
        service, shared = begun(*OPENING)
        page = await opened(shared)
        service.submit(meanwhile, service.snapshot.revision)
        await page.settle()
        done = service.record()
        await page.tap(page.button(then))
        assert service.record() == done

    run_in_thread(play())


def test_several_claims_may_come_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        service, shared = begun(*OPENING, Announce("king"))
        page = await opened(shared)
        monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 60.0)
        await page.tap(page.button("Bruno"))
        await page.tap(page.button("David"))
        assert announced(service).claimants == (1, 3)

    run_in_thread(play())


def test_a_tap_on_a_plaque_claims_and_names_whom_a_power_is_for() -> None:
    async def play() -> None:
        service, shared = begun(*OPENING, Announce("bishop"))
        page = await opened(shared)

        def tap_cedric() -> None:
            assert service.snapshot.game is not None
            seen = plaques(scene(service.snapshot.game, page.holder.view.selection), page.actions)
            cast(Callable[[], object], seen[2].on_tap)()

        tap_cedric()
        assert announced(service).claimants == (2,)
        service.start(SETUP, service.snapshot.revision)
        service.submit([*OPENING, Announce("bishop"), NoMoreClaims()], service.snapshot.revision)
        await page.settle()
        tap_cedric()
        assert page.holder.view.selection.targets == (2,)

    run_in_thread(play())


def test_a_tap_on_an_emblem_in_the_middle_announces_it() -> None:
    async def play() -> None:
        service, shared = begun(*OPENING)
        page = await opened(shared)
        await page.tap(page.button("Announce"))
        assert service.snapshot.game is not None
        on_table = scene(service.snapshot.game, page.holder.view.selection)
        centre = centre_of_table(on_table, stage_of(1280, 800), page.actions, ControlCache())
        next(tap for said, tap in buttons(centre) if "King" in said)()
        assert announced(service).character == "king"

    run_in_thread(play())


def test_the_browsers_way_back_is_followed() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared)
        page.actions.navigation.go("/rules")
        await page.back_to("/table")
        assert page.holder.view.route == "/table"

    run_in_thread(play())


def test_the_browsers_way_back_leads_out_of_a_dialog_first() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.MORE)
        await page.back_to("/")
        assert page.holder.view.dialog is None
        assert page.holder.view.route == "/table"
        await page.back_to("/")
        assert page.holder.view.route == "/"

    run_in_thread(play())


def test_what_was_refused_is_told_until_the_next_move_or_screen() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared)
        page.actions.game.submit(Reveal(()))
        assert page.holder.view.notice
        page.actions.navigation.go("/")
        assert page.holder.view.notice is None
        page.actions.navigation.go("/table")
        await page.settle()
        page.actions.game.submit(Reveal(()))
        assert page.holder.view.notice
        page.actions.game.submit(Swap())
        assert page.holder.view.notice is None

    run_in_thread(play())


def test_a_question_mark_in_a_dialog_opens_the_rule_and_nothing_lies_over_it() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.MISTAKEN)
        await page.tap(page.button("?"))
        assert page.holder.view.dialog is None
        assert page.holder.view.route == "/rules/first/mistaken-look"

    run_in_thread(play())


def test_the_theme_is_changed_by_its_button() -> None:
    async def play() -> None:
        _, shared = begun()
        page = await opened(shared, dialog=Dialog.MORE)
        for button, palette in (("Light theme", LIGHT), ("Dark theme", DARK)):
            await page.tap(page.button(button))
            drawn = page.named("table")
            grounds = [each.bgcolor for each in drawn if isinstance(each, ft.Container)]
            assert grounds == [palette.bg]

    run_in_thread(play())


def test_a_screen_that_cannot_be_drawn_is_replaced_by_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> ft.Control:
        raise LookupError

    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared)
        monkeypatch.setattr(app, "table_screen", fails)
        page.actions.context.show_notice("Something to be drawn")
        await page.settle()
        assert page.actions.say.text("error-page") in page.told_when_back()

    run_in_thread(play())


def test_an_earlier_game_says_how_far_it_came_or_who_won() -> None:
    async def play() -> None:
        store = empty_store()
        begun(*OPENING, store=store)
        begun(*OPENING, Transfer("bank", 2, 7), Swap(), store=store)
        _, services = begun(store=store)
        page = await opened(services)
        page.actions.dialogs.open(Dialog.GAMES)
        told = [
            each for each in words(open_dialog(page.holder.view, page.actions)) if " · " in each
        ]
        assert [each.partition(" · ")[0] for each in told] == ["Cedric wins", "Turn 5"]

    run_in_thread(play())


def test_a_game_that_cannot_be_read_hides_no_other() -> None:
    async def play() -> None:
        store = empty_store()
        store.create(["from a later program"])
        begun(store=store)
        _, services = begun(store=store)
        page = await opened(services)
        page.actions.dialogs.open(Dialog.GAMES)
        told = list(words(open_dialog(page.holder.view, page.actions)))
        assert told.count("Adele, Bruno, Cedric, and David") == 1

    run_in_thread(play())
