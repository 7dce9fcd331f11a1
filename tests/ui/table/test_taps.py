"""Taps on the table screen."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import cast

import flet as ft
import pytest

from companion.application.table.service import TableService
from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    CardSlot,
    Claim,
    Entry,
    NoMoreClaims,
    Reveal,
    Swap,
)
from companion.core.setup import Setup
from companion.core.table import Announcement, Table
from companion.ui.board.scene import scene, seat_views
from companion.ui.kit.control_cache import ControlCache
from companion.ui.layout.tokens import DARK, LIGHT
from companion.ui.page import tap_guard
from companion.ui.page.dialog_kinds import AppearanceDialog, MistakenLookDialog, MoreDialog
from companion.ui.table import screen
from companion.ui.table.panel_parts import Reader
from companion.ui.table.seats.seat_taps import with_taps
from companion.ui.table.seats.stage_body import centre_control
from tests.async_runner import async_test
from tests.flet_client import control_id
from tests.simulated_time import pass_time, stall
from tests.ui.pages import OPENING, SETUP, OpenPage, open_page, start_game
from tests.ui.rulebook.reading import buttons
from tests.ui.table.tables import multi_card_setup
from tests.ui.wording.test_card_names import stage_of

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


@async_test
async def test_both_peasants_are_chosen_and_paid() -> None:
    service, shared = start_game(*OPENING, Announce("peasant"), Claim(5), Claim(6), setup=EIGHT)
    page = await open_page(shared)
    await page.tap(page.row("nobody"))
    assert page.holder.view.selection.true == ()
    await page.tap(page.row("5"))
    await page.tap(page.row("6"))
    await page.tap(page.button("Confirm: 5 coins move"))
    assert table_of(service).coins == (6, 6, 6, 6, 5, 8, 8, 6)


@async_test
async def test_unticking_everybody_leaves_the_reveal_unanswered() -> None:
    _, shared = start_game(*OPENING, Announce("peasant"), Claim(5), setup=EIGHT)
    page = await open_page(shared)
    await page.tap(page.row("5"))
    await page.tap(page.row("5"))
    assert page.holder.view.selection.true is None
    await page.tap(page.row("nobody"))
    assert page.holder.view.selection.true == ()


@async_test
async def test_two_quick_ticks_both_count() -> None:
    _, shared = start_game(*OPENING, Announce("peasant"), Claim(5), Claim(6), setup=EIGHT)
    page = await open_page(shared)
    await page.tap(page.row("5"), page.row("6"))
    assert page.holder.view.selection.true == (5, 6)


def tap_seat(page: OpenPage, seat: int) -> None:
    """Tap on a seat. Fails if it cannot be tapped."""
    view = page.holder.view
    assert view.snapshot.game is not None
    on_table = scene(view.snapshot.game, view.selection)
    views = seat_views(on_table, page.actions.say)
    tappable = with_taps(views, on_table, page.actions.table, ControlCache())
    cast(Callable[[], object], tappable[seat].on_tap)()


@async_test
async def test_two_targets_tapped_quickly_both_count() -> None:
    cards = ("judge", "king", "empress", "thief", "puppet_master", "cheat")
    setup = replace(SETUP, edition=EditionId.SECOND, cards=cards, house_set=True)
    _, shared = start_game(*OPENING, Announce("puppet_master"), NoMoreClaims(), setup=setup)
    page = await open_page(shared)
    await page.tap(page.row("1"), page.row("2"))
    assert page.holder.view.selection.targets == (1, 2)
    for seat in (2, 3):
        tap_seat(page, seat)
    assert page.holder.view.selection.targets == (1, 3)


@async_test
async def test_taps_on_seats_say_who_really_is_the_character_and_take_it_back() -> None:
    service, shared = start_game(*OPENING, Announce("king"), Claim(2), NoMoreClaims())
    page = await open_page(shared)
    chosen = []
    for seat in (0, 2, 2, 2):
        tap_seat(page, seat)
        chosen.append(page.holder.view.selection.true)
    assert chosen == [(0,), (2,), None, (2,)]
    await page.settle()
    await page.tap(page.button("Confirm: 4 coins move"))
    assert table_of(service).coins == (5, 6, 9, 6)


def claim_tile(page: OpenPage, person: int) -> int:
    return control_id(page.named(f"claim-{person}-None")[-1])


@async_test
async def test_taps_on_seats_and_tiles_claim_and_take_back_each_claim() -> None:
    service, shared = start_game(*OPENING, Announce("king"))
    page = await open_page(shared)
    places = []
    for seat in (1, 2, 3, 2):
        tap_seat(page, seat)
        await page.settle()
        places.append([str(getattr(each, "key", "")) for each in tile_buttons(page)])
    assert announced(service).claimants == (1, 3)
    await page.tap(claim_tile(page, 1))
    assert announced(service).claimants == (3,)
    await page.tap(claim_tile(page, 2))
    assert announced(service).claimants == (2, 3)
    assert page.holder.view.dialog is None
    # no tile moves when somebody claims
    assert places == [[f"claim-{person}-None" for person in (1, 2, 3)]] * 4
    await page.tap(page.button("Reveal the cards"))
    assert not tile_buttons(page)


def tile_buttons(page: OpenPage) -> list[ft.BaseControl]:
    return [
        each
        for each in page.controls()
        if str(getattr(each, "key", None) or "").startswith("claim-")
    ]


@async_test
async def test_witch_may_choose_nobody() -> None:
    cards = ("judge", "bishop", "king", "queen", "witch", "cheat")
    setup = replace(SETUP, cards=cards, house_set=True)
    service, shared = start_game(*OPENING, Announce("witch"), NoMoreClaims(), setup=setup)
    page = await open_page(shared)
    await page.tap(page.row("nobody"))
    await page.tap(page.button("Confirm"))
    assert (table_of(service).turn, table_of(service).coins) == (6, (6,) * 4)


@async_test
async def test_each_slot_is_announced_by_its_own_button() -> None:
    service, shared = start_game(*OPENING, setup=multi_card_setup(2, "pl"))
    page = await open_page(shared)
    await page.tap(page.button("Announce: right card"))
    await page.tap(page.button("King"))
    assert announced(service).slot is CardSlot.RIGHT


@async_test
async def test_right_after_the_end_of_a_turn_no_tap_counts_but_every_undo_does_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 60.0)
    await page.tap(page.button("Swap or not"))
    for button in ("Swap or not", "Undo"):
        await page.tap(page.button(button))
        assert table_of(service).turn == 6
    assert page.actions.say.text("tap-ignored") in page.read_out()

    page = await open_page(shared)
    for _ in range(2):
        await page.tap(page.button("Undo"))
    assert table_of(service).turn == 4


@pytest.mark.parametrize(("busy_seconds", "turns"), [(0.0, 1), (0.6, 1), (0.8, 2)])
@async_test
async def test_tap_that_waited_while_the_program_was_busy_counts_if_made_late_enough(
    monkeypatch: pytest.MonkeyPatch, busy_seconds: float, turns: int
) -> None:
    monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 0.3)

    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    before = table_of(service).turn
    page.line.slow = True
    await page.tap(page.button("Swap or not"))
    await pass_time(1)
    stall(busy_seconds)
    # read together: that the client has drawn the next turn, and a tap on it
    page.line.catch_up()
    await asyncio.create_task(page.tap(page.button("Swap or not")))
    assert table_of(service).turn == before + turns


@pytest.mark.parametrize(
    ("before", "first", "then"),
    [
        ((Announce("king"),), "No one calls", "Look at your card"),
        ((), "Announce", "King"),
    ],
    ids=["into the next turn", "into a character"],
)
@async_test
async def test_bouncing_tap_does_not_hit_the_next_phase(
    monkeypatch: pytest.MonkeyPatch, before: tuple[Entry, ...], first: str, then: str
) -> None:
    monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 60.0)

    service, shared = start_game(*OPENING, *before)
    page = await open_page(shared)
    await page.tap(page.button(first))
    done = service.record()
    await page.tap(page.button(then))
    assert service.record() == done


@pytest.mark.parametrize(
    ("meanwhile", "then"),
    [
        ((Announce("king"),), "Bruno"),
        ((Announce("king"), Claim(1), NoMoreClaims(), Reveal((0,))), "Look at your card"),
    ],
    ids=["a claim", "the next turn"],
)
@async_test
async def test_tap_right_after_a_change_by_another_page_is_ignored(
    monkeypatch: pytest.MonkeyPatch, meanwhile: tuple[Entry, ...], then: str
) -> None:
    monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 60.0)

    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    service.submit(meanwhile, service.snapshot.revision)
    await page.settle()
    done = service.record()
    await page.tap(page.button(then))
    assert service.record() == done


@async_test
async def test_quick_claims_of_several_people_count(monkeypatch: pytest.MonkeyPatch) -> None:
    service, shared = start_game(*OPENING, Announce("king"))
    page = await open_page(shared)
    monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 60.0)
    await page.tap(page.button("Bruno"))
    await page.tap(page.button("David"))
    assert announced(service).claimants == (1, 3)


@async_test
async def test_tap_on_a_seat_claims_or_chooses_a_target() -> None:
    service, shared = start_game(*OPENING, Announce("bishop"))
    page = await open_page(shared)

    tap_seat(page, 2)
    assert announced(service).claimants == (2,)
    service.start(SETUP, service.snapshot.revision)
    service.submit([*OPENING, Announce("bishop"), NoMoreClaims()], service.snapshot.revision)
    await page.settle()
    tap_seat(page, 2)
    assert page.holder.view.selection.targets == (2,)


@async_test
async def test_tap_on_an_emblem_announces_it() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.tap(page.button("Announce"))
    assert service.snapshot.game is not None
    on_table = scene(service.snapshot.game, page.holder.view.selection)
    cache = ControlCache()
    centre = centre_control(on_table, stage_of(1280, 800), Reader(), page.actions.table, cache)
    next(tap for said, tap in buttons(centre) if "King" in said)()
    assert announced(service).character == "king"


@async_test
async def test_keys_undo_and_redo_at_the_table() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    turns = []
    for held in ({}, {"ctrl": True}, {"meta": True}, {"ctrl": True, "shift": True}):
        await page.press_keys("Z", **held)
        turns.append(table_of(service).turn)
    assert turns == [5, 4, 3, 4]
    page.actions.dialogs.open(MoreDialog())
    await page.press_keys("Z", ctrl=True)
    page.actions.navigation.go("/rules")
    await page.press_keys("Z", ctrl=True)
    assert table_of(service).turn == 4


@async_test
async def test_ignored_tap_leaves_a_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 60.0)

    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    sign = page.actions.say.text("tap-ignored")
    await page.tap(page.button("Swap or not"))
    assert sign not in page.read_out()
    await page.tap(page.button("Swap or not"))
    assert sign in page.read_out()


@async_test
async def test_browser_back_is_followed() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    page.actions.navigation.go("/rules")
    await page.browser_back("/table")
    assert page.holder.view.route == "/table"


@async_test
async def test_browser_back_closes_a_dialog_first() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=MoreDialog())
    await page.browser_back("/")
    assert page.holder.view.dialog is None
    assert page.holder.view.route == "/table"
    await page.browser_back("/")
    assert page.holder.view.route == "/"


@async_test
async def test_notice_stays_until_the_next_move_or_screen() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    page.actions.table.game.submit(Reveal(()))
    assert page.holder.view.notice
    page.actions.navigation.go("/")
    assert page.holder.view.notice is None
    page.actions.navigation.go("/table")
    await page.settle()
    page.actions.table.game.submit(Reveal(()))
    assert page.holder.view.notice
    page.actions.table.game.submit(Swap())
    assert page.holder.view.notice is None


@async_test
async def test_question_mark_in_a_dialog_closes_it_and_opens_the_rule() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=MistakenLookDialog())
    await page.tap(page.button("?"))
    assert page.holder.view.dialog is None
    assert page.holder.view.route == "/rules/first/mistaken-look"


@async_test
async def test_button_changes_the_theme() -> None:
    _, shared = start_game()
    page = await open_page(shared, dialog=AppearanceDialog())
    for theme, palette in (("theme-light", LIGHT), ("theme-dark", DARK)):
        await page.tap(page.row(theme))
        drawn = page.named("table")
        grounds = [each.bgcolor for each in drawn if isinstance(each, ft.Container)]
        assert grounds == [palette.bg]


@async_test
async def test_screen_that_fails_to_render_is_replaced_by_a_message(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> ft.Control:
        raise LookupError

    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    monkeypatch.setattr(screen, "table_screen", fails)
    page.actions.context.show_notice("Something to be drawn")
    await page.settle()
    assert page.actions.say.text("error-page") in page.sent_on_reconnect()
