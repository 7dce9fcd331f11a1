"""The practice table of one page, and hints at the table of a game."""

from tests.async_runner import run_in_thread
from tests.ui.pages import OPENING, open_page, services_on, start_game


def test_practice_turn_leaves_the_stored_games_alone() -> None:
    async def play() -> None:
        services = services_on()
        page = await open_page(services, route="/")
        await page.tap(page.button("First time? Play a practice turn"))
        assert page.holder.view.route == "/practice"
        await page.tap(page.button("Announce"))
        await page.tap(page.button("King"))
        assert any("claims: “No, I’m the King!”" in said for said in page.read_out())
        await page.tap(page.button("Ben"))
        await page.choose("1")
        await page.tap(page.button("Confirm: 4 coins move"))
        assert any("Now deal your own cards" in said for said in page.read_out())
        await page.press("End practice")
        assert page.holder.view.route == "/"
        assert services.table.snapshot.stored_games == 0
        assert services.table.snapshot.group is None

    run_in_thread(play())


def test_hints_are_shown_at_the_table_if_switched_on() -> None:
    async def play() -> None:
        _, services = start_game(*OPENING)
        page = await open_page(services)
        sentence = "Only announcing moves coins"
        assert sentence not in page.sent_on_reconnect()
        page.actions.preferences.show_hints(shown=True)
        await page.settle()
        assert sentence in page.sent_on_reconnect()

    run_in_thread(play())
