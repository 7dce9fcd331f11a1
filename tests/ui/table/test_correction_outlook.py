"""The outlook of a correction before it is confirmed."""

import pytest

from companion.core.commands import Pot, Swap, Transfer
from companion.core.initial_table import initial_table
from companion.core.moves import play_all
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.page.dialog_kinds import Correction
from companion.ui.table.dialogs.correction_outlook import outlook
from tests.ui.pages import SETUP

TABLE = initial_table(SETUP)
EN = messages(Language.EN)

THIRTEEN = "13 or more coins: unless that changes, the game ends after this turn and "
NOTHING = "A player with 0 coins: unless that changes, the game ends after this turn and "


@pytest.mark.parametrize(
    ("source", "target", "coins", "said"),
    [
        ("bank", 1, 7, THIRTEEN + "Bruno wins."),
        ("bank", 1, 6, None),
        (0, "court", 6, NOTHING + "Bruno, Cedric, and David win together."),
        (0, 1, 6, NOTHING + "Bruno wins."),
        (None, 1, 7, None),
        (0, None, 7, None),
    ],
)
def test_outlook_says_what_a_correction_leads_to(
    source: int | Pot | None, target: int | Pot | None, coins: int, said: str | None
) -> None:
    assert outlook(TABLE, Correction(source, target, coins), EN).words == said


@pytest.mark.parametrize(
    ("source", "target", "coins", "why"),
    [
        (0, 1, 7, "Not enough coins (Adele: 6)."),
        ("court", 1, 7, "Not enough coins (courthouse: 0)."),
        (1, 1, 6, "Choose two different places."),
        (None, 1, 7, None),
        (0, None, 7, None),
    ],
)
def test_impossible_correction_says_why(
    source: int | Pot | None, target: int | Pot | None, coins: int, why: str | None
) -> None:
    found = outlook(TABLE, Correction(source, target, coins), EN)

    assert not found.possible
    assert found.words == why


def test_all_coins_of_a_pot_can_be_moved() -> None:
    assert outlook(TABLE, Correction(0, 1, 6), EN).possible
    assert outlook(TABLE, Correction("bank", 1, TABLE.bank), EN).possible


def test_thirteen_coins_come_before_bankruptcy() -> None:
    rich = play_all(TABLE, (Transfer("bank", 1, 1),)).table

    assert outlook(rich, Correction(0, 1, 6), EN).words == THIRTEEN + "Bruno wins."


def test_outlook_is_what_the_end_of_the_turn_brings() -> None:
    after = play_all(TABLE, (Transfer("bank", 1, 7), Swap())).table

    assert after.end is not None
    assert outlook(after, Correction("bank", 2, 7), EN).words is None


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(("source", "target"), [("bank", 1), (0, 1)])
def test_outlook_exists_in_every_language(
    language: Language, source: int | Pot, target: int
) -> None:
    said = outlook(
        TABLE, Correction(source, target, 7 if source == "bank" else 6), messages(language)
    ).words

    assert said is not None
    assert "Bruno" in said
