"""The screen "Games" and replays."""

import asyncio

import flet as ft
import pytest

from companion.application.archive.record_import import Record
from companion.application.ports import GameId
from companion.core.commands import Announce, Claim, NoMoreClaims, Reveal, Swap, Transfer
from companion.flet_adapter.device import Device
from companion.ui.games.state import Status
from companion.ui.page.dialog_kinds import HistoryDialog
from companion.ui.replay.state import ReplayState
from tests.async_runner import async_test
from tests.ui.pages import (
    OPENING,
    SETUP,
    OpenPage,
    empty_store,
    open_page,
    saved_files,
    services_on,
    start_game,
)

WON = (*OPENING, Transfer("bank", 2, 7), Swap())
PEOPLE = "Adele, Bruno, Cedric, and David"


async def page_with_three_games() -> OpenPage:
    """A page that shows the list: one game unfinished, one won, one on the table."""
    store = empty_store()
    start_game(*OPENING, store=store)
    start_game(*WON, store=store)
    _, services = start_game(Swap(), store=store)
    page = await open_page(services, route="/")
    page.actions.navigation.go("/games")
    await page.settle()
    return page


async def show_replay(page: OpenPage, game: int) -> None:
    page.actions.navigation.go(f"/games/{game}")
    await page.settle()


def rows(page: OpenPage) -> list[object]:
    return [
        each.key
        for each in page.controls()
        if isinstance(each, ft.Row) and str(each.key).startswith("game-")
    ]


@async_test
async def test_unfinished_games_stand_before_finished_ones() -> None:
    page = await page_with_three_games()
    assert rows(page) == ["game-1", "game-2"]
    shown = page.texts()
    assert shown.index("Unfinished") < shown.index("Finished") < shown.index("Cedric wins")
    assert "Jan 1, 2026" in " ".join(shown)
    page.actions.games.choose_status(Status.FINISHED)
    await page.settle()
    assert rows(page) == ["game-2"]
    page.actions.games.choose_status(Status.ALL)
    page.actions.games.search("bru  DAV")
    await page.settle()
    assert rows(page) == ["game-1", "game-2"]
    page.actions.games.search("Xenia")
    await page.settle()
    assert rows(page) == []


@async_test
async def test_list_says_how_a_game_ended() -> None:
    store = empty_store()
    start_game(*OPENING, Transfer(0, "bank", 6), Swap(), store=store)
    start_game(Swap(), store=store)
    page = await open_page(services_on(store), route="/games")
    await page.settle()
    assert any("bankruptcy" in each for each in page.texts())


@async_test
async def test_list_says_first_who_won_then_how_and_what_was_remarkable() -> None:
    store = empty_store()
    start_game(
        *OPENING, Transfer(0, "bank", 4), Swap(), Transfer("bank", 0, 11), Swap(), store=store
    )
    start_game(Swap(), store=store)
    services = services_on(store)
    (game,) = (each for each in store.games() if each.id == GameId(1))
    services.table.games.statistics(game)
    page = await open_page(services, route="/games")
    await page.settle()
    shown = page.texts()
    first = shown.index("Adele wins")
    assert shown[first + 1] == "13"
    assert shown[first + 2].startswith("With 13 or more coins · Comeback: Adele")
    assert shown.index(PEOPLE, first) == first + 3


@async_test
async def test_deleted_game_comes_back_on_undo() -> None:
    page = await page_with_three_games()
    deletion = asyncio.create_task(page.actions.games.delete(GameId(1)))
    await page.settle()
    assert rows(page) == ["game-2"]
    assert "Game deleted." in page.read_out()
    await page.tap(page.button("Undo"))
    await page.settle()
    assert rows(page) == ["game-1", "game-2"]
    assert "Game deleted." not in page.read_out()
    await deletion
    deletion = asyncio.create_task(page.actions.games.delete(GameId(2)))
    await page.settle()
    assert "Game deleted." in page.read_out()
    await deletion
    await page.settle()
    assert "Game deleted." not in page.read_out()
    assert rows(page) == ["game-1"]


@async_test
async def test_recently_deleted_game_is_restored_later() -> None:
    page = await page_with_three_games()
    await page.actions.games.delete(GameId(2))
    page.actions.navigation.go("/")
    page.actions.navigation.go("/games")
    await page.settle()
    assert "Recently deleted" in page.texts()
    await page.tap(page.button(f"Restore the game with {PEOPLE}"))
    await page.settle()
    assert rows(page) == ["game-1", "game-2"]
    assert "Recently deleted" not in page.texts()


@async_test
async def test_opened_game_is_replayed_and_leaves_the_table() -> None:
    page = await page_with_three_games()
    before = page.holder.view.snapshot
    await show_replay(page, 2)
    await page.tap(page.button("Replay from the start"))
    assert "The game begins." in page.texts()
    await page.press("To the end")
    assert "Turn 5 of 5" in page.texts()
    await page.press("One step back")
    await page.press("To the start")
    assert "The game begins." in page.texts()
    await page.press("One step forward")
    assert "Turn 1 of 5" in page.texts()
    assert page.holder.view.snapshot is before
    labels = {each.label for each in page.controls() if isinstance(each, ft.Semantics)}
    assert not any("Undo" in str(label) for label in labels)


@async_test
async def test_finished_game_opens_with_its_end_and_is_taken_up_from_its_history_only() -> None:
    page = await page_with_three_games()
    await show_replay(page, 2)
    await page.press_keys("End")
    assert "13 or more coins: Cedric wins" in page.texts()
    page.actions.navigation.go("/games")
    await page.settle()
    page.actions.replay.open_stored(GameId(2))
    await page.settle()
    assert {"Cedric wins", "With 13 or more coins.", "Final coins"} <= set(page.texts())
    await page.tap(page.button("Replay from the start"))
    await page.tap(page.button("Result"))
    assert "Final coins" in page.texts()
    assert not {"Reopen this game", "Continue this game"} & set(page.texts())
    page.actions.dialogs.open(HistoryDialog())
    await page.settle()
    await page.tap(page.button("Reopen this game"))
    await page.tap(page.button("Yes, continue"))
    assert page.holder.view.snapshot.game_id == GameId(2)


@async_test
async def test_finished_game_from_a_file_is_brought_into_the_app_from_its_end() -> None:
    elsewhere, _ = start_game(*WON)
    record = Record.of(elsewhere.record())

    page = await page_with_three_games()
    page.actions.replay.open(record, None)
    await page.settle()
    assert "Final coins" in page.texts()
    await page.tap(page.button("Reopen this game"))
    await page.tap(page.button("Yes, continue"))
    assert page.holder.view.snapshot.game_id == GameId(4)


@pytest.mark.parametrize(("width", "height"), [(1280.0, 800.0), (390.0, 844.0)])
@async_test
async def test_moment_of_a_finished_game_opens_the_replay_there(
    width: float, height: float
) -> None:
    unmasked = (Announce("king"), Claim(3), NoMoreClaims(), Reveal(()))
    store = empty_store()
    start_game(*OPENING, *unmasked, Transfer("bank", 2, 8), Swap(), store=store)
    _, services = start_game(Swap(), store=store)

    page = await open_page(services, route="/games/1")
    page.show(width=width, height=height)
    await page.settle()
    assert "No one is the King: 2 fined" in page.texts()
    await page.tap(page.button("No one is the King: 2 fined"))
    replay = page.holder.view.state(ReplayState).replay
    assert replay is not None
    assert isinstance(replay.record.game.steps()[replay.position - 1].command, Reveal)
    assert not replay.summary


@async_test
async def test_tap_on_the_track_leads_there() -> None:
    page = await page_with_three_games()
    page.show(width=390.0, height=844.0)
    await show_replay(page, 2)
    page.actions.replay.show(0)
    await page.settle()
    last = page.holder.view.state(ReplayState).replay
    assert last is not None
    for x, position in ((358.0, last.last), (179.0, last.last // 2), (0.0, 0)):
        await page.tap_at("track", x)
        replay = page.holder.view.state(ReplayState).replay
        assert replay is not None
        assert replay.position == position


@async_test
async def test_replay_plays_to_its_end_by_itself() -> None:
    page = await page_with_three_games()
    await show_replay(page, 2)
    page.actions.replay.show(0)
    await page.settle()
    await page.press("Play")
    assert "Turn 5 of 5" in page.texts()
    await page.press("Play")


@async_test
async def test_replay_that_plays_stops_at_a_tap() -> None:
    page = await page_with_three_games()
    await show_replay(page, 2)
    playing = asyncio.create_task(page.actions.replay.play())
    await page.settle()
    await page.press("Pause")
    await page.press_keys("Arrow Right")
    await playing
    replay = page.holder.view.state(ReplayState).replay
    assert replay is not None
    assert (replay.position, replay.playing) == (1, False)


@pytest.mark.parametrize(("width", "height"), [(390.0, 844.0), (844.0, 390.0), (800.0, 1200.0)])
@async_test
async def test_replay_shows_the_coins_of_its_step(width: float, height: float) -> None:
    page = await page_with_three_games()
    page.show(width=width, height=height)
    await show_replay(page, 2)
    page.actions.replay.show(5)
    await page.settle()
    assert {"13", "6"} <= set(page.texts())
    page.actions.replay.show(4)
    await page.settle()
    assert "13" not in set(page.texts())


@pytest.mark.parametrize("segment", ["99", "file", "x", "1/2", "9" * 30])
@async_test
async def test_route_of_no_game_leads_to_the_list(segment: str) -> None:
    page = await page_with_three_games()
    page.actions.navigation.go(f"/games/{segment}")
    await page.settle()
    assert page.holder.view.route == "/games"
    assert page.holder.view.state(ReplayState).replay is None


@async_test
async def test_game_of_the_table_leads_back_to_it() -> None:
    page = await page_with_three_games()
    await show_replay(page, 3)
    await page.tap(page.button("To the table"))
    assert page.holder.view.route == "/table"
    assert page.holder.view.snapshot.game_id == GameId(3)


@async_test
async def test_game_is_taken_up_at_once_from_an_empty_table() -> None:
    page = await page_with_three_games()
    table = page.actions.context.services.table
    table.leave(table.snapshot.revision)
    await page.settle()
    await show_replay(page, 1)
    await page.tap(page.button("Continue this game"))
    assert table.snapshot.game_id == GameId(1)
    assert table.snapshot.game is not None
    assert table.snapshot.game.table.rules.setup == SETUP


@async_test
async def test_backup_is_saved_and_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    files = saved_files(monkeypatch)

    async def pick(_: Device) -> bytes:
        return next(iter(files.values()))

    monkeypatch.setattr(Device, "pick_file", pick)

    page = await page_with_three_games()
    await page.actions.games.save_backup()
    await page.settle()
    (name,) = files
    assert name.startswith("mascarade-backup-")
    assert f"Saved as {name}." in page.texts()
    other = await open_page(services_on(), route="/")
    other.actions.navigation.go("/games")
    await other.actions.games.restore_backup()
    await other.settle()
    assert "3 games added." in other.texts()
    assert other.holder.view.snapshot.game is None
    files.update(dict.fromkeys(files, b"no backup"))
    await other.actions.games.restore_backup()
    await other.settle()
    notice = "This file isn’t a backup. Nothing was changed."
    assert other.holder.view.notice == notice


@async_test
async def test_all_finished_games_are_saved_as_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    files = saved_files(monkeypatch)
    page = await page_with_three_games()
    await page.tap(page.button("Save all games as a table"))
    await page.settle()
    ((name, data),) = files.items()
    assert name.endswith(".csv")
    _, *rows = data.decode("utf-8-sig").splitlines()
    assert len(rows) == len(SETUP.players)
    assert f"Saved as {name}." in page.texts()
