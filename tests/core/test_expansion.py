"""The powers of the expansion of 2014: section 12 and its rulings, step by step."""

import pytest

from companion.core.boxes import EXPANSIONS, FIRST, combine
from companion.core.commands import (
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    MistakenLook,
    NoMoreClaims,
    Reveal,
    Swap,
)
from companion.core.endings import Ending, endings
from companion.core.errors import Code
from companion.core.events import End
from companion.core.legal import legal_commands
from companion.core.phases import open_question
from companion.core.questions import CharacterQuestion, NumberQuestion, PeopleQuestion
from companion.core.table import Phase, Table
from tests.core.playing import (
    ADELE,
    BRUNO,
    CEDRIC,
    DAVID,
    FRAN,
    HARRY,
    after,
    coins,
    opposed,
    refused,
    seen,
    table_with,
    total,
    unopposed,
)

SIX = (6, 6, 6, 6, 6, 6)
BOX = combine(FIRST, EXPANSIONS["expansion"])


def named(character: str) -> Choose:
    return Choose((), character=character)


def numbered(number: int) -> Choose:
    return Choose((), number=number)


def played(*commands: Command, among: tuple[str, ...] = (), **options: object) -> Table:
    """The table after an unopposed announcement of the first character and its answers."""
    return after(table_with(*among, **options), *unopposed(among[0]), *commands)  # type: ignore[arg-type]


def counted(table: Table) -> tuple[int, ...]:
    assert total(table) == 194
    return coins(table)


# Alchemist


def test_alchemist_passes_every_fortune_to_the_left() -> None:
    table = played(Choose((BRUNO,)), among=("alchemist",), coins={ADELE: 1, BRUNO: 2, HARRY: 9})
    assert counted(table) == (9, 1, 2, 6, 6, 6)


def test_alchemist_passes_every_fortune_to_the_right() -> None:
    table = played(Choose((HARRY,)), among=("alchemist",), coins={ADELE: 1, BRUNO: 2, HARRY: 9})
    assert counted(table) == (2, 6, 6, 6, 9, 1)


def test_alchemist_asks_for_a_neighbour_only() -> None:
    table = played(among=("alchemist",))
    assert open_question(table) == PeopleQuestion((BRUNO, HARRY), (1,))
    assert refused(table, Choose((CEDRIC,))).code is Code.WRONG_TARGET


def test_alchemist_exchanges_fortunes_with_the_only_other_player() -> None:
    table = played(among=("alchemist",), players=2, coins={ADELE: 4})
    assert counted(table) == (6, 4)


# Gambler


@pytest.mark.parametrize(
    ("right", "after_it"), [(True, (6, 6, 8, 6, 6, 6)), (False, (8, 6, 6, 6, 6, 6))]
)
def test_coins_in_the_fist_belong_to_a_right_guess_or_to_the_gambler(
    *, right: bool, after_it: tuple[int, ...]
) -> None:
    table = played(Choose((CEDRIC,)), among=("gambler",))
    assert open_question(table) == NumberQuestion(1, 3)
    table = after(table, numbered(2))
    assert (table.phase, table.target) == (Phase.ANSWER, CEDRIC)
    table = after(table, Answer(right=right))
    assert counted(table) == after_it
    assert not table.bound


def test_guess_at_the_fist_shows_no_card() -> None:
    table = played(Choose((CEDRIC,)), numbered(1), among=("gambler", "damned"), players=8)
    assert refused(table, Answer(right=False, damned=True)).code is Code.NOT_AWAITED


# Sage


def test_sage_takes_one_from_the_bank() -> None:
    assert counted(played(among=("sage",), players=8)) == (7, 6, 6, 6, 6, 6, 6, 6)


# Courtesan


def courtesan(active: int = ADELE, **coins_of: int) -> Table:
    return played(among=("courtesan", "damned"), players=8, active=active, coins={7: 2})


def test_man_on_the_right_pays_the_courtesan_what_he_has_up_to_three() -> None:
    table = courtesan()
    assert (table.phase, table.target) == (Phase.ANSWER, 7)
    table = after(table, Answer(right=True))
    assert coins(table) == (8, 6, 6, 6, 6, 6, 6, 0)
    assert table.end is End.BANKRUPTCY


def test_woman_on_the_right_pays_nothing() -> None:
    assert counted(after(courtesan(), Answer(right=False))) == (6, 6, 6, 6, 6, 6, 6, 2)


def test_card_shown_to_a_courtesan_out_of_turn_restricts_the_next_player() -> None:
    table = table_with("courtesan", players=8)
    table = after(table, *opposed("courtesan", [CEDRIC], [CEDRIC]), Answer(right=True))
    assert counted(table) == (5, 3, 9, 6, 6, 6, 6, 6)
    assert (table.active, table.bound) == (BRUNO, True)


# Necromancer


def test_necromancer_uses_the_power_of_a_character_outside_the_set() -> None:
    table = played(among=("necromancer",), players=6)
    question = open_question(table)
    assert isinstance(question, CharacterQuestion)
    in_play = set(table.characters)
    assert set(question.candidates) == {*BOX.characters} - in_play
    assert refused(table, named(next(iter(in_play)))).code is Code.NOT_IN_PLAY
    assert counted(after(table, named("patron"))) == (9, 7, 6, 6, 6, 7)


def test_one_peasant_outside_the_set_can_come_up() -> None:
    table = played(named("peasant"), among=("necromancer", "judge", "peasant"), players=6)
    assert counted(table) == (7, 6, 6, 6, 6, 6)


def test_borrowed_power_asks_its_questions() -> None:
    table = played(named("puppet_master"), among=("necromancer",))
    table = after(table, Choose((CEDRIC, HARRY)))
    assert table.seats == (ADELE, BRUNO, HARRY, DAVID, FRAN, CEDRIC)
    assert counted(table) == (8, 6, 6, 6, 6, 6) or table.coins == (8, 6, 5, 6, 6, 5)


def test_borrowed_power_ends_the_game() -> None:
    table = played(
        named("cheat"),
        among=("necromancer", "judge", "king", "queen", "fool", "thief"),
        coins={ADELE: 10},
    )
    assert (table.end, table.winners) == (End.POWER, (ADELE,))


def test_necromancer_who_turns_up_the_damned_is_out() -> None:
    table = played(named("damned"), among=("necromancer",))
    assert counted(table) == (0, 6, 6, 6, 6, 6)
    assert (table.out, table.active, table.end) == ({ADELE}, BRUNO, None)
    again = after(table, *[Swap()] * 5)
    assert again.active == BRUNO
    again = after(again, *unopposed("necromancer"))
    question = open_question(again)
    assert isinstance(question, CharacterQuestion)
    assert "damned" not in question.candidates


# Actress


def test_actress_uses_the_power_played_last() -> None:
    table = after(table_with("actress", "king", players=8), *unopposed("king"))
    assert counted(after(table, *unopposed("actress"))) == (9, 9, 6, 6, 6, 6, 6, 6)


def test_actress_gets_nothing_before_a_power_was_played() -> None:
    table = played(among=("actress",), players=8)
    assert counted(table) == (6,) * 8
    assert table.active == BRUNO


def test_announcement_that_nobody_was_plays_no_power() -> None:
    table = table_with("actress", "king", "queen", players=8)
    table = after(table, *unopposed("queen"), *opposed("king", [HARRY], []))
    table = after(table, Swap(), *unopposed("actress"))
    assert coins(table)[DAVID] == 8


def test_second_actress_repeats_the_same_power() -> None:
    table = after(table_with("actress", "king", players=8), *unopposed("king"))
    table = after(table, *unopposed("actress"), *unopposed("actress"))
    assert counted(table) == (9, 9, 9, 6, 6, 6, 6, 6)


def test_actress_after_a_necromancer_turns_up_a_card_herself() -> None:
    table = table_with("actress", "necromancer", players=8)
    table = after(table, *unopposed("necromancer"), named("patron"), *unopposed("actress"))
    assert isinstance(open_question(table), CharacterQuestion)
    assert (
        counted(
            after(table, named("gambler"), Choose((CEDRIC,)), numbered(3), Answer(right=False))
        )[BRUNO]
        == 6 + 1 + 3
    )


@pytest.mark.parametrize(
    ("peasants", "after_it"),
    [
        ((), (7, 9, 5, 5, 6, 6, 6, 6)),
        ((CEDRIC,), (7, 10, 7, 5, 6, 6, 6, 6)),
        ((CEDRIC, DAVID), (7, 10, 7, 7, 6, 6, 6, 6)),
    ],
)
def test_peasants_shown_with_an_actress_share_their_power_and_pay_the_fine(
    peasants: tuple[int, ...], after_it: tuple[int, ...]
) -> None:
    table = table_with("actress", "peasant", "peasant", players=8, coins={BRUNO: 8})
    table = after(table, *unopposed("peasant"))
    table = after(table, *opposed("actress", [CEDRIC, DAVID], [BRUNO]))
    assert open_question(table) == PeopleQuestion((CEDRIC, DAVID), (0, 1, 2))
    assert counted(after(table, Choose(peasants))) == after_it


# Usurper


def usurper(*more: str) -> Table:
    return table_with("usurper", "king", "damned", *more, players=8)


def test_usurper_who_names_a_character_right_uses_its_power() -> None:
    table = after(usurper(), *unopposed("usurper"), Choose((BRUNO,)), named("king"))
    assert (table.phase, table.target) == (Phase.ANSWER, BRUNO)
    table = after(table, Answer(right=True))
    assert counted(table) == (9, 6, 6, 6, 6, 6, 6, 6)
    assert (table.active, table.bound) == (BRUNO, True)


def test_usurper_who_is_wrong_gets_nothing() -> None:
    table = after(usurper(), *unopposed("usurper"), Choose((CEDRIC,)), named("king"))
    assert counted(after(table, Answer(right=False))) == (6,) * 8


def test_usurper_does_not_choose_somebody_just_shown_to_be_a_false_one() -> None:
    table = after(usurper(), *opposed("usurper", [CEDRIC], [ADELE]))
    assert refused(table, Choose((CEDRIC,))).code is Code.WRONG_TARGET
    assert after(table, Choose((BRUNO,))).phase is Phase.CHOICE


def test_usurper_does_not_name_the_damned() -> None:
    table = after(usurper(), *unopposed("usurper"), Choose((CEDRIC,)))
    assert refused(table, named("damned")).code is Code.NOT_IN_PLAY


def test_no_power_is_borrowed_twice_in_a_turn() -> None:
    table = after(usurper(), *unopposed("usurper"), Choose((BRUNO,)), named("usurper"))
    table = after(table, Answer(right=True))
    assert (counted(table), table.active) == ((6,) * 8, BRUNO)


def test_usurped_actress_borrows_the_power_played_last() -> None:
    table = after(usurper("actress"), *unopposed("king"), *unopposed("usurper"))
    table = after(table, Choose((DAVID,)), named("actress"), Answer(right=True))
    assert counted(table) == (9, 9, 6, 6, 6, 6, 6, 6)


# the Damned


def damned(*more: str, players: int = 8) -> Table:
    return table_with("damned", "king", *more, players=players)


def test_damned_cannot_be_announced() -> None:
    assert refused(damned(), Announce("damned")).code is Code.CANNOT_BE_ANNOUNCED
    assert Announce("damned") not in set(legal_commands(damned()))


def test_whoever_shows_the_damned_is_out_without_a_fine() -> None:
    table = after(damned(), Announce("king"), Claim(BRUNO), Claim(CEDRIC), NoMoreClaims())
    table = after(table, Reveal((BRUNO,), damned=CEDRIC))
    assert counted(table) == (5, 9, 0, 6, 6, 6, 6, 6)
    assert (table.court, table.out, table.end) == (1, {CEDRIC}, None)


def test_seat_of_somebody_out_is_skipped_and_no_neighbour() -> None:
    table = after(damned("thief"), Announce("king"), Claim(CEDRIC), NoMoreClaims())
    table = after(table, Reveal((), damned=CEDRIC), Swap())
    assert table.active == DAVID
    table = after(table, *unopposed("thief"))
    assert counted(table) == (5, 5, 0, 8, 5, 6, 6, 6)
    assert refused(table, MistakenLook(CEDRIC)).code is Code.IS_OUT
    assert refused(after(table, Announce("king")), Claim(CEDRIC)).code is Code.IS_OUT
    assert refused(table, Swap(CEDRIC)).code is Code.IS_OUT


def test_empty_seat_neither_ends_the_game_nor_wins_it() -> None:
    table = after(damned("thief"), Announce("king"), Claim(CEDRIC), NoMoreClaims())
    table = after(table, Reveal((), damned=CEDRIC), Swap(), *unopposed("king"))
    assert (table.end, table.active) == (None, FRAN)


def test_damned_is_shown_only_once() -> None:
    table = after(damned(), Announce("king"), Claim(CEDRIC), NoMoreClaims())
    table = after(
        table, Reveal((), damned=CEDRIC), Swap(), Announce("king"), Claim(FRAN), NoMoreClaims()
    )
    assert refused(table, Reveal((), damned=FRAN)).code is Code.NOT_IN_PLAY


@pytest.mark.parametrize(
    ("character", "answers"),
    [
        ("inquisitor", [Choose((BRUNO,))]),
        ("courtesan", []),
        ("usurper", [Choose((BRUNO,)), named("king")]),
    ],
)
def test_who_causes_the_damned_to_be_shown_is_out(character: str, answers: list[Command]) -> None:
    table = after(
        damned(character), *unopposed(character), *answers, Answer(right=False, damned=True)
    )
    assert counted(table) == (0, 6, 6, 6, 6, 6, 6, 6)
    assert (table.out, table.active) == ({ADELE}, BRUNO)
    assert table.bound is (character != "courtesan")


def test_last_person_in_the_game_wins() -> None:
    cards = ("bishop", "gambler", "judge", "damned", "queen", "sage")
    table = table_with(*cards, players=2)
    table = after(table, Announce("queen"), Claim(BRUNO), NoMoreClaims())
    table = after(table, Reveal((ADELE,), damned=BRUNO))
    assert (table.end, table.winners, counted(table)) == (End.ALONE, (ADELE,), (6, 0))


def test_alchemist_leaves_out_whoever_is_out() -> None:
    table = after(damned("alchemist"), Announce("king"), Claim(CEDRIC), NoMoreClaims())
    table = after(table, Reveal((), damned=CEDRIC), Swap(), *unopposed("alchemist"))
    question = open_question(table)
    assert question == PeopleQuestion((FRAN, BRUNO), (1,))
    assert counted(after(table, Choose((BRUNO,)))) == (6, 6, 0, 6, 6, 6, 6, 5)


# all of them


def test_printed_example_of_the_beggar() -> None:
    table = table_with(
        "beggar", coins={ADELE: 4, BRUNO: 8, CEDRIC: 11, DAVID: 11, FRAN: 7, HARRY: 9}
    )
    table = after(table, *unopposed("beggar"))
    assert counted(table) == (8, 7, 10, 10, 7, 8)


def test_possible_ends_of_a_borrower_are_found() -> None:
    table = table_with("usurper", "king", "necromancer", players=8, coins={ADELE: 10})
    assert endings(table, ADELE)["usurper"] is Ending.WINS


def test_state_at_rest_shows_who_may_do_what() -> None:
    assert seen(played(among=("gambler",))).phase is Phase.CHOICE
