"""A tournament on two devices: the table's code, its game, and the result's code back."""

import asyncio
import re

from companion.application.memory_store import MemoryStore
from companion.application.series_book import Place, load_series
from companion.application.tournaments import enter_at
from companion.sharing import TableInvitation, encode_invitation
from companion.ui.actions.tournaments import names_of
from tests.async_runner import run_in_thread
from tests.ui.pages import OpenPage
from tests.ui.test_series import counted, new_page, play, store_with_times

TYPED = "Ada\nBruno\n\n Cleo \nDan\nEve\nFinn\nGabi\nHugo\nIda\nJan"


async def organizer(store: MemoryStore) -> OpenPage:
    """A page with a tournament of ten people whose first round is dealt."""
    page = await new_page(store)
    page.actions.tournaments.prepare()
    page.actions.tournaments.type_names(TYPED)
    await page.settle()
    await page.tap(page.button("Start the first round"))
    await counted(page)
    return page


async def enter(page: OpenPage, code: str) -> None:
    await page.visit(page.actions.view.route)
    page.actions.tournaments.type_code(code)
    page.actions.tournaments.enter_code()
    await counted(page)


def shown_result_code(page: OpenPage) -> str:
    return next(each for each in page.texts() if re.fullmatch(r"RA[A-Z2-7-]{20,}", each))


def test_typed_names_are_lines() -> None:
    assert names_of(TYPED)[:3] == ("Ada", "Bruno", "Cleo")


def test_result_of_a_table_comes_back_as_a_code() -> None:
    async def evening() -> None:
        here, there = store_with_times(), store_with_times()
        page = await organizer(here)
        (tournament,) = load_series(here).tournaments
        table = tournament.rounds[0][1]
        assert page.actions.view.route == f"/series/{tournament.id}"
        page.actions.tournaments.show_code(1)
        await page.settle()
        invitation = TableInvitation(tournament.id, 0, 1, table.names, table.first)
        code = encode_invitation(invitation)
        assert code in page.encoded_controls()

        other = await new_page(there)
        other.actions.series.open_list()
        await enter(other, code)
        assert other.actions.view.route == "/new/set"
        assert other.actions.view.draft.names == table.names
        await play(other, table.names[2])
        result = shown_result_code(other)

        await enter(page, result)
        assert "Round 1, table 2: result entered." in page.read_out()
        assert f"{table.names[2]} wins" in page.texts()
        await enter(page, result)
        assert (
            "Round 1, table 2: this result has already been entered. Nothing was changed."
            in page.read_out()
        )
        (tournament,) = load_series(here).tournaments
        assert [each.result is not None for each in tournament.rounds[0]] == [False, True]

        # another device does not know the tournament
        other.actions.series.open_list()
        await enter(other, result)
        assert other.actions.view.notice is not None
        assert "tournament on another device" in other.actions.view.notice

    run_in_thread(evening())


def test_table_can_play_on_the_organizing_device() -> None:
    async def evening() -> None:
        store = store_with_times()
        page = await organizer(store)
        await page.tap(page.button("Play here"))
        draft = page.actions.view.draft
        winner = draft.names[1]
        assert draft.entry is not None
        assert draft.entry.place is not None
        other = 2 - draft.entry.place.table
        await play(page, winner)
        await page.tap(page.button("Tournament"))
        await counted(page)
        assert f"{winner} wins" in page.texts()
        assert f"Tables without a result: {other}" in page.texts()
        await page.tap(page.button("Next round"))
        await counted(page)
        assert len(load_series(store).tournaments[0].rounds) == 2

    run_in_thread(evening())


def test_removed_result_comes_back_with_undo() -> None:
    async def evening() -> None:
        store = store_with_times()
        page = await organizer(store)
        (tournament,) = load_series(store).tournaments
        place = Place(tournament=tournament.id, round=0, table=0)
        coins = (13, *[4] * (len(tournament.rounds[0][0].names) - 1))
        entered = enter_at(load_series(store), place, coins, frozenset({0})).book
        page.actions.context.attempt(
            lambda: page.actions.context.services.table.group.change_series(lambda _: entered)
        )
        await counted(page)
        removal = asyncio.create_task(page.actions.tournaments.empty(place))
        await counted(page)
        assert load_series(store).tournaments == (tournament,)
        assert "Result removed." in page.read_out()
        await page.tap(page.button("Undo"))
        assert load_series(store) == entered
        removal.cancel()

    run_in_thread(evening())


def test_too_few_people_are_no_tournament() -> None:
    async def evening() -> None:
        store = store_with_times()
        page = await new_page(store)
        page.actions.tournaments.prepare()
        page.actions.tournaments.type_names("Ada\nBruno")
        page.actions.tournaments.start()
        assert page.actions.view.notice is not None
        assert "8 to 48" in page.actions.view.notice
        page.actions.tournaments.type_names(f"{TYPED}\nada")
        page.actions.tournaments.start()
        assert "ada" in page.actions.view.notice
        assert load_series(store).tournaments == ()

    run_in_thread(evening())
