"""The players over all games, and saved groups."""

import asyncio
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import flet as ft

from companion.application.group.marks import Mark, Symbol
from companion.application.group.saved_groups import SAVED_GROUPS
from companion.application.memory_store import MemoryStore
from companion.application.ports import StoredFile
from companion.application.table.service import utc_now
from companion.core.commands import Entry, Line, Swap, Transfer
from companion.core.record import dump_line
from companion.core.revisions import CURRENT_RULES
from companion.core.setup import Setup
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.dialog_kinds import MergePersonDialog, RenamePersonDialog
from companion.ui.people.state import PeopleState
from tests.async_runner import async_test
from tests.flet_client import control_id
from tests.ui.control_tree import controls, words
from tests.ui.pages import OPENING, SETUP, OpenPage, open_page, services_on, start_game

WON: tuple[Entry, ...] = (*OPENING, Transfer("bank", 2, 7), Swap())
NAMED = replace(SETUP, version=2, rules=CURRENT_RULES)


def said(page: OpenPage) -> list[str]:
    return [each for control in page.controls() for each in words(control)]


def is_choice(control: object, said: str) -> bool:
    return isinstance(control, ft.PopupMenuItem) and said in [*words(control)]


async def players_page(**shown: float) -> OpenPage:
    """The players' screen after a finished game."""
    _, services = start_game(*WON)
    page = await open_page(services, **shown)
    await page.visit("/players")
    return page


@async_test
async def test_players_are_listed_with_their_wins() -> None:
    page = await players_page(width=390, height=844)
    assert "1 of 1 games won" in said(page)
    assert not page.named("figures")
    (row,) = page.named("player-Bruno")
    button = next(each for each in controls(row) if isinstance(each, ft.TextButton))
    await page.tap(control_id(button))
    (figures,) = page.named("figures")
    assert "Games won" in [*words(figures)]
    assert "0 of 1" in [*words(figures)]


@async_test
async def test_wide_screen_shows_figures_of_the_best_player_at_once() -> None:
    page = await players_page(width=1280, height=800)
    (figures,) = page.named("figures")
    assert "1 of 1" in [*words(figures)]


@async_test
async def test_players_of_the_evening_are_counted_apart() -> None:
    setup = replace(SETUP, version=2, rules=CURRENT_RULES)
    store = MemoryStore(utc_now)
    last_year = (Line(each, n, "2025-05-01T20:00:00Z") for n, each in enumerate(WON, start=1))
    store.create([dump_line(setup), *map(dump_line, last_year)])
    _, services = start_game(*WON, setup=setup, store=store)
    page = await open_page(services, width=390, height=844)
    page.actions.people.open_players()
    await page.settle()
    assert "2 of 2 games won" in said(page)
    (tonight,) = (each for each in page.controls() if is_choice(each, "Tonight"))
    await page.tap(control_id(tonight))
    assert "1 of 1 games won" in said(page)
    await page.tap(page.button("Back"))
    assert page.holder.view.route == "/table"


def played(store: MemoryStore, *setups: Setup) -> None:
    for setup in setups:
        store.create([dump_line(setup), *map(dump_line, WON)])
        store.leave()


def seated(*names: str) -> Setup:
    return replace(NAMED, players=names)


class Backups:
    """Files beside the store that have every name."""

    def __init__(self) -> None:
        self.found: tuple[StoredFile, ...] = (
            StoredFile(Path("mascarade-backup.json.gz"), date(2026, 4, 30)),
        )
        self.saved = 0

    def mentioning(self, names: frozenset[str]) -> tuple[StoredFile, ...]:
        return self.found

    def delete(self, files: object) -> None:
        self.found = ()

    def latest(self) -> datetime | None:
        return None

    def games(self) -> int | None:
        return None

    def save(self, make: object, now: datetime) -> None:
        self.saved += 1


async def players_of(
    store: MemoryStore, backups: Backups | None = None, width: float = 390, height: float = 844
) -> OpenPage:
    services = services_on(store)
    if backups is not None:
        services = replace(services, files=backups, backups=backups)
    page = await open_page(services, width=width, height=height)
    await page.visit("/players")
    return page


@async_test
async def test_unnamed_seats_are_no_players() -> None:
    store = MemoryStore(utc_now)
    played(store, seated("Player 1", "Gracz 2", "Cedric", "プレイヤー4"))
    page = await players_of(store)
    assert [each.name for each in page.holder.view.state(PeopleState).players or ()] == ["Cedric"]


@async_test
async def test_player_gets_another_name_and_undo_brings_the_old_one_back() -> None:
    store = MemoryStore(utc_now)
    played(store, SETUP)
    page = await players_of(store)
    page.actions.people.show_player("Cedric")
    await page.settle()
    await page.tap(page.button("Rename"))
    await page.type("Name", "Cid")
    tapped = asyncio.create_task(page.tap(page.button("Save name")))
    await page.settle()
    assert page.named("player-Cid")
    assert not page.named("player-Cedric")
    assert "Cedric is now Cid in every game." in page.read_out()
    await page.tap(page.button("Undo"))
    await page.settle()
    assert page.named("player-Cedric")
    assert not page.named("player-Cid")
    await tapped


@async_test
async def test_name_that_is_taken_merges_two_players() -> None:
    store = MemoryStore(utc_now)
    played(store, SETUP, seated("Ada", "Bea", "Cid", "Dan"))
    page = await players_of(store)
    page.actions.dialogs.open(RenamePersonDialog("Cid"))
    await page.settle()
    await page.type("Name", "cedric ")
    assert (
        "A player called Cedric already exists. Both will count as one player." in page.read_out()
    )
    await page.tap(page.button("Merge"))
    await page.settle()
    assert "2 of 2 games won" in said(page)


@async_test
async def test_people_who_sat_together_stay_two() -> None:
    store = MemoryStore(utc_now)
    played(store, SETUP)
    page = await players_of(store)
    page.actions.dialogs.open(MergePersonDialog("Cedric"))
    await page.settle()
    await page.tap(page.button("Adele"))
    await page.settle()
    assert page.read_out() == [
        "Cedric and Adele have played together, so they can’t be the same person."
    ]


@async_test
async def test_forgetting_names_the_backups_and_needs_a_second_tap() -> None:
    store, backups = MemoryStore(utc_now), Backups()
    played(store, SETUP)
    page = await players_of(store, backups)
    page.show(NewGameState(Draft(names=("Adele", "Cedric", "", ""), youngest="Cedric")))
    page.actions.people.show_player("Cedric")
    await page.settle()
    await page.tap(page.button("Forget this player"))
    await page.settle()
    assert "1 game stays, but the player becomes unnamed." in said(page)
    assert any(each.startswith("Still in automatic backups: Apr") for each in said(page))
    assert "Cedric" in store.lines(store.games()[0].id)[0]

    await page.tap(page.button("Forget"))
    await page.settle()
    assert "Cedric" not in store.lines(store.games()[0].id)[0]
    assert (backups.found, backups.saved) == ((), 1)
    assert not page.named("player-Cedric")
    draft = page.holder.view.state(NewGameState).draft
    assert (draft.names, draft.youngest) == (("Adele", "", "", ""), "")


@async_test
async def test_backups_may_stay() -> None:
    store, backups = MemoryStore(utc_now), Backups()
    played(store, SETUP)
    page = await players_of(store, backups)
    await page.actions.people.names.ask_to_forget(("Cedric",), None)
    await page.settle()
    await page.tick("delete-files")
    await page.tap(page.button("Forget"))
    await page.settle()
    assert "Cedric" not in store.lines(store.games()[0].id)[0]
    assert backups.found


@async_test
async def test_group_counts_games_with_a_majority_of_its_people() -> None:
    store = MemoryStore(utc_now)
    played(store, SETUP, seated("Adele", "Bruno", "Cedric", "Guest"))
    played(store, seated("Adele", "Bruno", "Guest", "Hal"), seated("X", "Y", "Z", "Adele"))
    page = await players_of(store)
    await page.tap(page.button("New group"))
    for name in ("Adele", "Bruno", "Cedric"):
        await page.tick(name)
    await page.type("Name (optional)", "Thursday")
    await page.tap(page.button("Save group"))
    await page.settle()
    assert "Thursday" in said(page)
    (figures,) = page.named("group-figures")
    assert [*words(figures)][:2] == ["Games", "2"]
    assert page.named("player-Cedric")
    assert not page.named("player-Guest")

    await page.tap(page.button("Edit group"))
    await page.tick("Hal")
    await page.tap(page.button("Save group"))
    await page.settle()
    (figures,) = page.named("group-figures")
    assert [*words(figures)][:4] == ["Games", "3", "Games won by guests", "1 of 3"]

    await page.tap(page.button("Forget group and players"))
    await page.settle()
    await page.tap(page.button("Forget"))
    await page.settle()
    names = {each.name for each in page.holder.view.state(PeopleState).players or ()}
    assert names == {"David", "Guest", "X", "Y", "Z"}
    assert not page.holder.view.group_state.groups.groups


@async_test
async def test_plots_have_sentences() -> None:
    store = MemoryStore(utc_now)
    played(store, SETUP, SETUP)
    page = await players_of(store, width=1280, height=800)
    (latest,) = page.named("latest")
    assert [*words(latest)] == ["Won 2 of the last 2."]


@async_test
async def test_deleted_group_comes_back_with_one_tap() -> None:
    page = await open_page(services_on(), route="/players")
    page.actions.context.services.table.group.change(
        SAVED_GROUPS, lambda all_: all_.with_new("Thursday", SETUP.players)
    )
    await page.settle()
    page.actions.people.groups.delete(1)
    await page.settle()
    assert not page.holder.view.group_state.groups.groups
    await page.tap(page.button("Undo"))
    assert [each.name for each in page.holder.view.group_state.groups.groups] == ["Thursday"]


@async_test
async def test_group_stays_shown_after_one_of_its_players_is_forgotten() -> None:
    store = MemoryStore(utc_now)
    played(store, SETUP)
    page = await players_of(store)
    page.actions.context.services.table.group.change(
        SAVED_GROUPS, lambda all_: all_.with_new("Thursday", SETUP.players)
    )
    page.actions.people.groups.show(1)
    page.actions.people.show_player("Cedric")
    await page.settle()
    await page.tap(page.button("Forget this player"))
    await page.settle()
    await page.tap(page.button("Forget"))
    await page.settle()
    assert page.holder.view.state(PeopleState).group == 1
    assert "Thursday" in said(page)


@async_test
async def test_color_and_sign_are_chosen_and_removed_by_a_tap_and_shown_at_the_table() -> None:
    page = await players_page()
    await page.tap(page.button(page.actions.say.text("mark-title")))
    for message in ("mark-color-red", "mark-symbol-star", "mark-color-red"):
        await page.press(page.actions.say.text(message))
    shown = page.holder.view.state(PeopleState)
    assert shown.players is not None
    winner = shown.players[0].name
    mark = page.holder.view.group_state.marks.find(winner)
    assert mark == Mark(name=winner, symbol=Symbol.STAR)
    await page.dismiss()
    await page.visit("/table")
    stars = [each for each in page.controls() if getattr(each, "icon", None) is ft.Icons.STAR]
    # on the plate, and beside the line of the chart
    assert len(stars) == 2
