"""Live regions, which screen readers read out on changes."""

from typing import Any

import pytest

from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.dialog_kinds import CorrectCoinsDialog, Correction, MistakenLookDialog
from companion.ui.page.reading import Reading
from companion.ui.page.view import States
from tests.async_runner import async_test
from tests.ui.pages import OPENING, open_page, start_game

REFUSED = "Choose two different places."
PHONE = {"width": 390, "height": 844}
LACKING = Draft(cards=("king", "queen"))


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        ({}, "Adele’s turn"),
        (PHONE, "Adele’s turn"),
        ({"notice": REFUSED}, REFUSED),
        ({"notice": REFUSED, "route": "/"}, REFUSED),
        ({"notice": REFUSED, "dialog": MistakenLookDialog()}, REFUSED),
        ({"dialog": CorrectCoinsDialog(Correction(0, 0))}, REFUSED),
        ({"route": "/rules", "states": States().having(Reading("bankrupt", "/rules"))}, "results"),
        (
            {"route": "/rules", "states": States().having(Reading("zzzzqqq", "/rules"))},
            "No character is called “zzzzqqq”.",
        ),
        (
            {"route": "/new/own", "states": States().having(NewGameState(LACKING))},
            "The set must include the Judge.",
        ),
    ],
    ids=[
        "what is awaited",
        "what is awaited, on a phone",
        "a refusal at the table",
        "a refusal at home",
        "a refusal in a dialog",
        "what a correction would mean",
        "how much was found",
        "that nothing was found",
        "what a set lacks",
    ],
)
@async_test
async def test_changes_are_in_live_regions(shown: dict[str, Any], said: str) -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, **shown)
    assert any(said in each for each in page.read_out())
