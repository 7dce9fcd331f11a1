"""Counts of simulated games become averages and shares."""

from companion.core.events import End
from companion.simulation.statistics import Statistics, Tally


def test_counts_become_averages_and_shares() -> None:
    tally = Tally(
        games=4,
        turns=110,
        announced=80,
        opposed=30,
        bank=44,
        taken=22,
        ends={End.THIRTEEN: 2, End.BANKRUPTCY: 1, None: 1},
    )

    assert tally.statistics() == Statistics(
        games=4,
        turns=27.5,
        thirteen=0.5,
        bankruptcy=0.25,
        cheat=0,
        bank=0.4,
        opposed=0.375,
        taken=0.2,
    )


def test_games_without_announcements_have_no_opposed_share() -> None:
    assert Tally(games=1, turns=10).statistics().opposed == 0
