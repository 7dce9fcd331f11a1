"""What two people hear before their first turn: which cards may be swapped."""

import pytest

from tests.async_runner import async_test
from tests.ui.pages import open_page, start_game
from tests.ui.table.tables import multi_card_setup


@pytest.mark.parametrize(
    ("printing", "cards"),
    [
        ("ja", "your left or right card and either another of yours or your opponent’s left"),
        ("ru", "one of your three cards and your opponent’s left or right"),
        (None, "one of your cards and another one (not your opponent’s protected card)"),
    ],
)
@async_test
async def test_opening_swaps_of_two_are_those_of_the_printing(
    printing: str | None, cards: str
) -> None:
    page = await open_page(start_game(setup=multi_card_setup(2, printing))[1])
    await page.visit("/setup/read/99")
    assert cards in "".join(page.texts())
