"""What is left of tournaments on the pages: one sentence, once."""

import pytest

from companion.application.memory_store import MemoryStore
from companion.i18n import Language
from companion.ui.new_game.draft_storage import load_draft
from companion.ui.new_game.state import Draft
from companion.ui.page.series_entry import SeriesEntry
from tests.application.series.test_old_tournaments import BOOK, stored
from tests.async_runner import run_in_thread
from tests.ui.pages import OpenPage, empty_store, open_page, services_on

TOLD = "This version no longer plays tournaments. Yours stays in the saved data and in backups."
PEOPLE = '["Ada","Bruno","Cleo","Dan"]'


def told(page: OpenPage) -> bool:
    return TOLD in page.read_out()


def draft_with(entry: str) -> str:
    return f'{{"names":{PEOPLE},"entry":{{"people":{PEOPLE},{entry}}}}}'


async def found_in(store: MemoryStore, draft: str) -> Draft | None:
    table = services_on(store).table
    table.group.save_draft(draft)
    return await load_draft(table)


def test_end_of_tournaments_is_told_once_at_home() -> None:
    async def evening() -> None:
        store = stored()
        page = await open_page(services_on(store), route="/series")
        assert not told(page)
        await page.visit("/")
        assert told(page)
        page.actions.navigation.go("/games")
        await page.settle()
        page.actions.navigation.go("/")
        await page.settle()
        assert not told(page)

        again = await open_page(services_on(store), route="/")
        assert not told(again)
        assert store.setting("series") == BOOK

    run_in_thread(evening())


def test_nothing_is_told_where_no_tournament_is_stored() -> None:
    async def evening() -> None:
        page = await open_page(services_on(empty_store()), route="/")
        assert not told(page)

    run_in_thread(evening())


def test_guest_is_not_told_so_that_the_host_is() -> None:
    async def evening() -> None:
        store = stored()
        guest = await open_page(services_on(store), guest_device="phone", route="/")
        assert not told(guest)
        host = await open_page(services_on(store), route="/")
        assert told(host)

    run_in_thread(evening())


@pytest.mark.parametrize("language", Language)
def test_sentence_is_there_in_every_language(language: Language) -> None:
    async def evening() -> None:
        page = await open_page(services_on(stored()), route="/", language=language)
        words = page.actions.say.text("tournaments-kept")
        assert words in page.read_out()
        assert (words == TOLD) is (language is Language.EN)

    run_in_thread(evening())


@pytest.mark.parametrize("route", ["/series/FGHIJ", "/series/new"])
def test_address_of_a_tournament_shows_the_series(route: str) -> None:
    async def evening() -> None:
        page = await open_page(services_on(stored()), route=route)
        await page.settle()
        assert "Series" in page.texts()
        assert "Adele, Bruno, Cedric, and David" in page.texts()

    run_in_thread(evening())


def test_draft_for_a_table_becomes_one_of_a_single_game() -> None:
    async def evening() -> None:
        place = '"place":{"tournament":"FGHIJ","round":0,"table":1}'
        found = await found_in(stored(), draft_with(place))
        assert found is not None
        assert (found.names, found.entry) == (("Ada", "Bruno", "Cleo", "Dan"), None)

    run_in_thread(evening())


def test_draft_of_a_series_from_the_same_version_keeps_its_series() -> None:
    async def evening() -> None:
        found = await found_in(
            stored(), draft_with('"series":"ABCDE","game":2,"scoring":null,"place":null')
        )
        assert found is not None
        assert found.entry == SeriesEntry("ABCDE", found.names, 2)

    run_in_thread(evening())
