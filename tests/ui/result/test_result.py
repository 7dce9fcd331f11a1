"""The screen of a finished game."""

import flet as ft
import pytest

from companion.application.memory_store import MemoryStore
from companion.application.table.service import utc_now
from companion.core.commands import Entry, Swap, Transfer
from companion.core.record import dump_line
from tests.async_runner import async_test
from tests.flet_client import control_id
from tests.ui.control_tree import controls, read_out, words
from tests.ui.pages import OPENING, SETUP, OpenPage, open_page, start_game

WON: tuple[Entry, ...] = (*OPENING, Transfer("bank", 2, 7), Swap())
SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])


def said(page: OpenPage) -> list[str]:
    return [each for control in page.controls() for each in words(control)]


@SIZES
@async_test
async def test_finished_game_shows_standings_and_chart(width: float, height: float) -> None:
    _, services = start_game(*WON)
    page = await open_page(services, width=width, height=height)
    assert page.named("result")
    for person in range(4):
        (row,) = page.named(f"standing-{person}")
        assert any(isinstance(each, ft.TextButton) for each in controls(row))
    assert "Cedric: low 6 (at the start), high 13 (turn 5). In the lead after 1 of 5 turns." in (
        sentence_of(page)
    )


def sentence_of(page: OpenPage) -> list[str]:
    (sentence,) = page.named("chart-sentence")
    return [*read_out(sentence)]


@async_test
async def test_tap_on_a_player_highlights_their_line_and_reads_it_out() -> None:
    _, services = start_game(*WON)
    page = await open_page(services, width=390, height=844)
    (row,) = page.named("standing-0")
    button = next(each for each in controls(row) if isinstance(each, ft.TextButton))
    await page.tap(control_id(button))
    assert sentence_of(page)[0].startswith("Adele: low 6")


@async_test
async def test_tap_on_a_seat_highlights_its_line() -> None:
    _, services = start_game(*WON)
    page = await open_page(services)
    await page.press("Bruno: 6 coins")
    assert sentence_of(page)[0].startswith("Bruno: low 6")


@async_test
async def test_wins_of_the_evening_are_counted_when_the_game_ends() -> None:
    store = MemoryStore(utc_now)
    store.create([dump_line(SETUP), *map(dump_line, WON)])
    service, services = start_game(*WON[:-1], store=store)
    page = await open_page(services)
    assert not page.named("tonight")
    service.submit([WON[-1]], service.snapshot.revision)
    await page.settle()
    assert "Wins tonight: Cedric 2" in said(page)


@async_test
async def test_undo_of_the_last_tap_brings_the_table_back() -> None:
    _, services = start_game(*WON[:-1])
    services.table.submit([Swap()], services.table.snapshot.revision)
    page = await open_page(services)
    assert page.named("result")
    page.actions.table.game.undo()
    await page.settle()
    assert not page.named("result")
    assert page.named("pot-bank")


@async_test
async def test_finished_game_opens_in_bg_stats_by_a_link_and_a_code() -> None:
    _, services = start_game(*WON)
    page = await open_page(services)
    await page.tap(page.button("Send to BG Stats"))
    (link,) = (
        each.url.url
        for each in page.controls()
        if isinstance(each, ft.Button) and isinstance(each.url, ft.Url)
    )
    assert link.startswith("https://app.bgstatsapp.com/createPlay.html?data=")
    codes = [
        each for each in page.controls() if isinstance(each, ft.Image) and "<svg" in str(each.src)
    ]
    assert any(each.semantics_label == "The game in BG Stats" for each in codes)
