"""The worked examples of rules section 9, step by step."""

from companion.core.commands import Announce, Answer, Choose, Claim, NoMoreClaims, Reveal
from companion.core.events import Compared, End, Fined, Paid
from companion.core.table import Phase, Table
from tests.core.playing import (
    ADELE,
    BRUNO,
    CEDRIC,
    DAVID,
    FRAN,
    HARRY,
    NO_ANNOUNCEMENT,
    SECOND,
    SWAP_ONLY,
    Seen,
    after,
    events_of,
    opposed,
    over,
    seen,
    table_with,
    unopposed,
)


def waiting(coins: tuple[int, ...], bank: int, active: int, phase: Phase) -> Seen:
    """In the middle of an announcement, where the active player has nothing to decide."""
    return Seen(coins, bank, active, phase=phase, may=())


SIXES = (6, 6, 6, 6, 6, 6)


def test_01_king_unopposed_pays_three_and_shows_no_card() -> None:
    table = table_with("king", active=BRUNO)
    assert seen(table) == Seen(SIXES, 158, BRUNO)
    table = after(table, Announce("king"))
    assert seen(table) == waiting(SIXES, 158, BRUNO, Phase.CLAIMS)
    table = after(table, NoMoreClaims())
    assert seen(table) == Seen((6, 9, 6, 6, 6, 6), 155, CEDRIC)


def test_02_nobody_is_the_king_and_all_three_pay_a_fine() -> None:
    table = after(table_with("king", active=BRUNO), Announce("king"), Claim(CEDRIC), Claim(ADELE))
    assert seen(table) == waiting(SIXES, 158, BRUNO, Phase.CLAIMS)
    table = after(table, NoMoreClaims())
    assert seen(table) == waiting(SIXES, 158, BRUNO, Phase.REVEAL)
    fines = [each for each in events_of(table, Reveal(())) if isinstance(each, Fined)]
    assert fines == [Fined(BRUNO, 1), Fined(CEDRIC, 1), Fined(ADELE, 1)]
    table = after(table, Reveal(()))
    assert seen(table) == Seen((5, 5, 5, 6, 6, 6), 158, CEDRIC, court=3, may=SWAP_ONLY)


def test_03_king_out_of_turn_then_a_turn_of_swapping() -> None:
    table = after(table_with("king", active=BRUNO), *opposed("king", [CEDRIC], [CEDRIC]))
    assert seen(table) == Seen((6, 5, 9, 6, 6, 6), 155, CEDRIC, court=1, may=SWAP_ONLY)


def test_04_the_same_in_the_second_edition_leaves_the_look_open() -> None:
    table = table_with("king", active=BRUNO, edition=SECOND)
    assert seen(table) == Seen(SIXES, 164, BRUNO)
    table = after(table, *opposed("king", [CEDRIC], [CEDRIC]))
    assert seen(table) == Seen((6, 5, 8, 6, 6, 6), 162, CEDRIC, court=1, may=NO_ANNOUNCEMENT)


def test_05_spy_unopposed_moves_no_coin_and_shows_no_card() -> None:
    table = after(table_with("spy", active=ADELE), *unopposed("spy"))
    assert seen(table) == Seen(SIXES, 158, BRUNO)


def inquisitor_points_at_cedric() -> Table:
    table = table_with("inquisitor", active=BRUNO)
    table = after(table, *opposed("inquisitor", [FRAN], [BRUNO]))
    assert seen(table) == waiting(SIXES, 158, BRUNO, Phase.CHOICE)
    table = after(table, Choose((CEDRIC,)))
    assert seen(table) == waiting(SIXES, 158, BRUNO, Phase.ANSWER)
    return table


def test_06_inquisitor_is_paid_four_for_a_wrong_answer_before_the_fine() -> None:
    table = inquisitor_points_at_cedric()
    paid = [
        event for event in events_of(table, Answer(right=False)) if isinstance(event, Paid | Fined)
    ]
    assert paid == [Paid(CEDRIC, BRUNO, 4), Fined(FRAN, 1)]
    table = after(table, Answer(right=False))
    assert seen(table) == Seen((6, 10, 2, 6, 5, 6), 158, CEDRIC, court=1, may=SWAP_ONLY)


def test_06_inquisitor_gets_nothing_for_a_right_answer_but_the_card_was_shown() -> None:
    table = after(inquisitor_points_at_cedric(), Answer(right=True))
    assert seen(table) == Seen((6, 6, 6, 6, 5, 6), 158, CEDRIC, court=1, may=SWAP_ONLY)


def test_07_judge_takes_the_court_but_not_the_fines_of_the_same_announcement() -> None:
    table = table_with("judge", active=ADELE, court=5)
    assert seen(table) == Seen(SIXES, 153, ADELE, court=5)
    table = after(table, *opposed("judge", [CEDRIC, DAVID], [CEDRIC]))
    assert seen(table) == Seen((5, 6, 11, 5, 6, 6), 153, BRUNO, court=2)


def test_08_peasant_unopposed_gets_one() -> None:
    table = after(table_with("peasant", "peasant", active=ADELE), *unopposed("peasant"))
    assert seen(table) == Seen((7, 6, 6, 6, 6, 6), 157, BRUNO)


def test_08_two_peasants_get_two_each() -> None:
    table = table_with("peasant", "peasant", active=ADELE)
    table = after(table, *opposed("peasant", [FRAN], [ADELE, FRAN]))
    assert seen(table) == Seen((8, 6, 6, 6, 8, 6), 154, BRUNO)


def test_08_two_peasants_get_two_each_and_the_spy_pays_a_fine() -> None:
    table = table_with("peasant", "peasant", "spy", active=ADELE)
    table = after(table, *opposed("peasant", [CEDRIC, FRAN], [ADELE, CEDRIC]))
    assert seen(table) == Seen((8, 6, 8, 6, 5, 6), 154, BRUNO, court=1)


def test_09_cheat_with_ten_wins_at_once() -> None:
    table = table_with("cheat", active=ADELE, coins={ADELE: 11, CEDRIC: 10})
    table = after(table, *opposed("cheat", [CEDRIC], [CEDRIC]))
    assert seen(table) == over(
        (11, 6, 10, 6, 6, 6), 149, ADELE, 0, end=End.POWER, winners=(CEDRIC,)
    )


def test_09_cheat_below_ten_gets_nothing_and_the_game_goes_on() -> None:
    table = table_with("cheat", active=ADELE, coins={ADELE: 11, CEDRIC: 9})
    table = after(table, *opposed("cheat", [CEDRIC], [CEDRIC]))
    assert seen(table) == Seen((10, 6, 9, 6, 6, 6), 150, BRUNO, court=1)


def test_10_widow_goes_to_ten_and_a_last_coin_paid_as_a_fine_ends_the_game() -> None:
    table = table_with("widow", active=ADELE, coins={ADELE: 1, HARRY: 7})
    table = after(table, *opposed("widow", [HARRY], [HARRY]))
    assert seen(table) == over(
        (0, 6, 6, 6, 6, 10), 159, ADELE, 1, end=End.BANKRUPTCY, winners=(HARRY,)
    )


def test_11_beggar_compares_anew_with_each_other_player() -> None:
    table = table_with(
        "beggar", players=5, edition=SECOND, active=ADELE, coins={BRUNO: 7, CEDRIC: 7, FRAN: 8}
    )
    table = after(table, Announce("beggar"))
    asked = [e for e in events_of(table, NoMoreClaims()) if isinstance(e, Paid | Compared)]
    assert tuple(asked) == (
        Paid(BRUNO, ADELE, 1),
        Compared(ADELE, CEDRIC),
        Compared(ADELE, DAVID),
        Paid(FRAN, ADELE, 1),
    )
    assert seen(after(table, NoMoreClaims())) == Seen((8, 6, 7, 6, 7), 166, BRUNO)


def test_12_guru_takes_the_three_that_are_left_and_the_game_is_over() -> None:
    table = table_with("guru", edition=SECOND, active=BRUNO, coins={DAVID: 3})
    table = after(table, *unopposed("guru"), Choose((DAVID,)))
    assert seen(table) == waiting((6, 6, 6, 3, 6, 6), 167, BRUNO, Phase.ANSWER)
    table = after(table, Answer(right=False))
    assert seen(table) == over(
        (6, 9, 6, 0, 6, 6), 167, BRUNO, 0, end=End.BANKRUPTCY, winners=(BRUNO,)
    )


def test_13_thief_between_two_who_hold_one_coin_each() -> None:
    table = table_with("thief", active=CEDRIC, coins={BRUNO: 1, DAVID: 1})
    table = after(table, *unopposed("thief"))
    assert seen(table) == over(
        (6, 0, 8, 0, 6, 6), 168, CEDRIC, 0, end=End.BANKRUPTCY, winners=(CEDRIC,)
    )
