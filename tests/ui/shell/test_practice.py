"""The practice table of one page, and hints at the table of a game."""

import flet as ft

from companion.i18n import Language
from companion.ui.layout.geometry import layout
from tests.async_runner import async_test
from tests.flet_client import control_id
from tests.ui.control_tree import words
from tests.ui.pages import OPENING, open_page, services_on, start_game


def _is_choice(control: object, said: str) -> bool:
    return isinstance(control, ft.PopupMenuItem) and said in [*words(control)]


@async_test
async def test_practice_turn_leaves_the_stored_games_alone() -> None:
    services = services_on()
    page = await open_page(services, route="/")
    await page.tap(page.button("First time? Play a practice turn"))
    assert page.holder.view.route == "/practice"
    await page.tap(page.button("Announce"))
    await page.tap(page.button("King"))
    assert any("calls: “No, I’m the King!”" in said for said in page.read_out())
    await page.tap(page.button("Ben"))
    await page.choose("1")
    await page.tap(page.button("Confirm: 4 coins move"))
    assert any("Now deal your own cards" in said for said in page.read_out())
    await page.press("End practice")
    assert page.holder.view.route == "/"
    assert services.table.snapshot.stored_games == 0
    assert services.table.snapshot.group is None


@async_test
async def test_practice_follows_the_rules_of_the_chosen_edition() -> None:
    page = await open_page(services_on(), route="/practice")
    (second,) = (each for each in page.controls() if _is_choice(each, "Second edition"))
    await page.tap(control_id(second))
    await page.tap(page.button("Announce"))
    await page.tap(page.button("King"))
    await page.tap(page.button("Ben"))
    assert any("Reveal the Masks" in said for said in page.read_out())
    await page.tap(page.button("Reveal the Masks"))
    assert any("Ben really is the King" in said for said in page.read_out())
    await page.choose("1")
    await page.tap(page.button("Confirm: 3 coins move"))
    # revealed in the second edition: look or swap
    assert "Look at your card" not in page.locked()


@async_test
async def test_practice_table_follows_the_language_and_the_size_of_its_page() -> None:
    page = await open_page(services_on(), route="/practice")
    await page.tap(page.button("Announce"))
    page.actions.preferences.set_language(Language.PL)
    page.show(width=844, height=390)
    await page.settle()
    assert page.button("Król")
    (coach,) = page.named("coach")
    assert isinstance(coach, ft.Container)
    sizes = [
        (each.width, each.height) for each in page.controls() if isinstance(each, ft.Container)
    ]
    assert (844, 390 - float(coach.height or 0)) in sizes


@async_test
async def test_hints_are_shown_at_the_table_if_switched_on() -> None:
    _, services = start_game(*OPENING)
    page = await open_page(services)
    sentence = "Only announcing moves coins"
    assert sentence not in page.sent_on_reconnect()
    page.actions.preferences.switch("hints", on=True)
    await page.settle()
    assert sentence in page.sent_on_reconnect()


@async_test
async def test_practice_table_is_no_larger_than_whole() -> None:
    page = await open_page(
        services_on(), route="/practice", width=260.0, height=562.0 + 2 / 3, scale=1.5
    )
    (screen,), (coach,) = page.named("practice"), page.named("coach")
    assert isinstance(screen, ft.Container)
    assert isinstance(coach, ft.Container)
    width, height, bar = (float(each or 0) for each in (screen.width, screen.height, coach.height))
    assert width > page.holder.view.width
    assert layout(width, height - bar, 4).fits
