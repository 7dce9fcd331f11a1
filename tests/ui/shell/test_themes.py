"""The theme of a page: all its colours and pictures are of its own palette."""

import re
from dataclasses import asdict

from companion.core.commands import Announce
from companion.ui.layout.tokens import DARK, LIGHT, Palette
from companion.ui.page.dialog_kinds import AppearanceDialog
from tests.async_runner import async_test
from tests.ui.pages import OPENING, OpenPage, open_page, start_game

_COLOUR = re.compile(r"#[0-9A-F]{6}")


def palettes_on(page: OpenPage) -> set[str]:
    """The names of the palettes whose colours or pictures a page shows."""
    sent = page.encoded_controls()
    found = set(_COLOUR.findall(sent))
    return {
        own.name
        for own, other in ((DARK, LIGHT), (LIGHT, DARK))
        if found & (_colours(own) - _colours(other)) or f"/{own.name}/" in sent
    }


def _colours(palette: Palette) -> set[str]:
    return set(_COLOUR.findall(str(asdict(palette))))


@async_test
async def test_pages_of_one_process_keep_their_own_theme() -> None:
    service, shared = start_game(*OPENING)
    dark, light = await open_page(shared), await open_page(shared, dark=False)
    assert (palettes_on(dark), palettes_on(light)) == ({"dark"}, {"light"})
    for command in (Announce("king"), Announce("queen")):
        service.submit((command,), service.snapshot.revision)
        await dark.settle()
        assert (palettes_on(dark), palettes_on(light)) == ({"dark"}, {"light"})
        await dark.tap(dark.button("Undo"))
        assert (palettes_on(dark), palettes_on(light)) == ({"dark"}, {"light"})


@async_test
async def test_form_of_a_new_game_keeps_its_theme_beside_another_page() -> None:
    _, shared = start_game(*OPENING)
    dark, light = await open_page(shared), await open_page(shared, dark=False)
    for route in ("/new", "/new/own", "/new/house", "/rules/first/king"):
        await light.visit(route)
        await dark.visit(route)
        light.actions.new_game.add_person()
        await light.settle()
        assert (palettes_on(dark), palettes_on(light)) == ({"dark"}, {"light"})


@async_test
async def test_change_of_theme_rebuilds_cached_controls() -> None:
    _, shared = start_game(*OPENING)
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        page = await open_page(shared, **size)
        for theme, palette in (("theme-light", LIGHT), ("theme-dark", DARK)):
            page.show(dialog=AppearanceDialog())
            await page.settle()
            await page.tap(page.row(theme))
            page.show(dialog=None)
            await page.settle()
            assert palettes_on(page) == {palette.name}
