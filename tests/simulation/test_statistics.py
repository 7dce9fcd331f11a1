"""What is counted in simulated games comes out as averages and shares."""

from companion.core.boxes import EditionId
from companion.core.events import End
from companion.simulation.statistics import Statistics, Tally, key_of


def test_counts_become_averages_and_shares() -> None:
    counted = Tally(
        games=4,
        turns=110,
        announced=80,
        opposed=30,
        bank=44,
        ends={End.THIRTEEN: 2, End.BANKRUPTCY: 1, None: 1},
    )

    assert counted.figures() == Statistics(
        games=4, turns=27.5, thirteen=0.5, bankruptcy=0.25, cheat=0, bank=0.4, opposed=0.375
    )


def test_games_in_which_nobody_announced_have_no_opposed_announcements() -> None:
    assert Tally(games=1, turns=10).figures().opposed == 0


def test_a_set_is_found_in_any_order_of_its_cards() -> None:
    cards = ("judge", "bishop", "king", "queen", "witch", "cheat")
    assert key_of(EditionId.FIRST, 6, cards) == key_of(EditionId.FIRST, 6, cards[::-1])
