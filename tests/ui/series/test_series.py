"""Series on the screens: from the first game to the end of the series."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from companion.application.memory_store import MemoryStore
from companion.application.series.book import SERIES_BOOK
from companion.core.commands import Swap, Transfer
from companion.core.revisions import CURRENT_RULES
from companion.core.setup import RECORD_VERSION
from companion.series import FirstTo, PointsOver
from companion.ui.page.series_entry import SeriesEntry
from tests.async_runner import async_test
from tests.ui.pages import OPENING, SETUP, OpenPage, open_page, services_on

NAMES = SETUP.players


def store_with_times() -> MemoryStore:
    """A store whose games are each begun a minute later."""
    now = [datetime(2026, 1, 1, tzinfo=UTC)]

    def clock() -> datetime:
        now[0] += timedelta(minutes=1)
        return now[0]

    return MemoryStore(clock)


async def new_page(store: MemoryStore) -> OpenPage:
    return await open_page(services_on(store))


async def win(page: OpenPage, name: str) -> None:
    """End the game on the table with this winner, and show the end."""
    table = page.actions.context.services.table
    game = table.snapshot.game
    assert game is not None
    person = game.table.rules.setup.players.index(name)
    table.submit((*OPENING, Transfer("bank", person, 7), Swap()), table.snapshot.revision)
    page.actions.navigation.go("/table")
    await page.settle()


async def play(page: OpenPage, winner: str) -> None:
    """Start the game that is prepared, and win it."""
    await page.tap(page.button(page.actions.say.text("start-game")))
    await win(page, winner)


async def first_game(page: OpenPage, winner: str) -> None:
    setup = replace(SETUP, version=RECORD_VERSION, rules=CURRENT_RULES)
    page.actions.navigation.go("/new/set")
    page.actions.new_game.start(setup, tablet_holds_coins=False)
    await win(page, winner)


@async_test
async def test_series_from_the_end_of_a_game_to_its_winner() -> None:
    store = store_with_times()
    page = await new_page(store)
    await first_game(page, "Adele")
    page.actions.series.begin(FirstTo(2))
    await page.settle()
    assert "Adele 1" in page.texts()

    await page.tap(page.button("Next game"))
    draft = page.actions.new_game.draft
    assert sorted(draft.names) == sorted(NAMES)
    assert draft.names[draft.first] != "Adele"
    assert page.named("dealt-seats")
    assert f"{draft.names[draft.first]} goes first" in page.texts()
    await play(page, "Bruno")
    assert "Adele 1 · Bruno 1" in page.texts()
    assert "Adele 1 · Bruno 1" in page.read_out()

    await page.tap(page.button("Next game"))
    await play(page, "Bruno")
    assert "Bruno wins the series" in page.texts()
    await page.tap(page.button("Series result"))
    (series,) = SERIES_BOOK.load(store).series
    assert page.actions.view.route == f"/series/{series.id}"
    assert len(series.games) == 3
    await page.settle()
    assert page.named("series-won")
    assert "Next game" not in page.texts()

    await page.tap(page.button("Play another series"))
    await play(page, "Cedric")
    assert [len(each.games) for each in SERIES_BOOK.load(store).series] == [3, 1]
    assert "Cedric 1" in page.texts()


@async_test
async def test_new_game_with_other_people_is_not_counted() -> None:
    store = store_with_times()
    page = await new_page(store)
    await first_game(page, "Adele")
    page.actions.series.begin(PointsOver(3))
    await page.settle()
    await page.tap(page.button("Next game"))
    assert "Series, game 2" in page.texts()
    draft = page.actions.new_game.draft
    others = ("Ewa", *draft.names[1:])
    page.actions.new_game.change(replace(draft, names=others))
    await page.settle()
    assert "Single game" in page.texts()
    await page.tap(page.button(page.actions.say.text("start-game")))
    assert len(SERIES_BOOK.load(store).series[0].games) == 1


@async_test
async def test_new_game_may_begin_a_series() -> None:
    store = store_with_times()
    page = await new_page(store)
    await first_game(page, "Adele")
    await page.tap(page.button("Rematch"))
    page.actions.new_game.choose_series(FirstTo(3))
    await page.settle()
    assert "First to 3 wins" in page.texts()
    assert page.actions.new_game.draft.entry == SeriesEntry(scoring=FirstTo(3))
    await page.tap(page.button(page.actions.say.text("start-game")))
    (series,) = SERIES_BOOK.load(store).series
    assert (series.scoring, len(series.games)) == (FirstTo(3), 1)
    # the entry of the game before is not that of the next one
    await win(page, "Bruno")
    assert "Bruno 1" in page.texts()


@async_test
async def test_home_goes_on_with_a_running_series() -> None:
    page = await new_page(store_with_times())
    await first_game(page, "Adele")
    page.actions.series.begin(FirstTo(2))
    page.actions.navigation.go("/")
    await page.settle()
    assert "Adele 1 · First to 2 wins" in page.texts()
    await page.tap(page.button("Next game"))
    await play(page, "Adele")
    page.actions.navigation.go("/")
    await page.settle()
    assert "Next game" not in page.texts()
    assert "Rematch" in page.texts()


@async_test
async def test_deleted_series_comes_back_with_undo() -> None:
    store = store_with_times()
    page = await new_page(store)
    await first_game(page, "Adele")
    page.actions.series.begin(FirstTo(3))
    (series,) = SERIES_BOOK.load(store).series
    page.actions.series.open(series.id)
    await page.settle()
    deletion = asyncio.create_task(page.actions.series.delete(series))
    await page.settle()
    assert SERIES_BOOK.load(store).series == ()
    assert page.actions.view.route == "/series"
    assert "Series deleted." in page.read_out()
    await page.tap(page.button("Undo"))
    assert SERIES_BOOK.load(store).series == (series,)
    await deletion
