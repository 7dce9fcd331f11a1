"""Sets in words."""

from dataclasses import replace

import pytest

from companion.i18n import Language
from companion.i18n.messages import messages
from companion.simulation import Statistics
from companion.simulation.statistics import estimated_minutes
from companion.ui.wording.set_texts import set_outline

EN = messages(Language.EN)
STEADY = Statistics(
    games=1000,
    turns=24.2,
    thirteen=0.6,
    bankruptcy=0,
    cheat=0.4,
    bank=0.7,
    opposed=0.4,
    taken=0.7,
)


@pytest.mark.parametrize(
    ("bank", "taken", "outline"),
    [
        (0.7, 0.7, "About 20 minutes · balanced · a fair number of coins"),
        (0.34, 0.5, "About 20 minutes · balanced · few coins"),
        (0.5, 1.3, "About 20 minutes · cutthroat · few coins"),
        (1.15, 0.14, "About 20 minutes · friendly · plenty of coins"),
        (0.0, 0.0, "About 20 minutes · friendly · few coins"),
    ],
)
def test_outline_says_how_long_how_mean_and_how_rich(
    bank: float, taken: float, outline: str
) -> None:
    figures = replace(STEADY, bank=bank, taken=taken)
    assert " · ".join(set_outline(figures, 7, EN)) == outline


@pytest.mark.parametrize(
    ("turns", "players", "minutes"), [(1, 2, 5), (28.5, 4, 20), (30.4, 7, 25), (22.9, 13, 30)]
)
def test_length_grows_with_turns_and_players(turns: float, players: int, minutes: int) -> None:
    assert estimated_minutes(turns, players) == minutes
