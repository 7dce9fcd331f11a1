"""Key moments of a game."""

from companion.core.commands import Choose, Swap, Transfer
from companion.core.game import Game, new_game
from companion.statistics import MomentKind, key_moments
from companion.statistics.key_moments import SHOWN
from tests.core.playing import ADELE, BRUNO, CEDRIC, FRAN, opposed, setup_with, unopposed
from tests.statistics.random_games import random_game


def played(*commands: object) -> Game:
    game = new_game(setup_with("king", "judge", "queen", "witch"))
    for command in (*[Swap()] * 4, *commands):
        game = game.append(command)  # type: ignore[arg-type]
    return game


def kinds(game: Game) -> list[tuple[MomentKind, tuple[int, ...], int]]:
    return [(each.kind, each.people, each.amount) for each in key_moments(game)]


def test_quiet_game_has_no_moments() -> None:
    assert kinds(played(*unopposed("king"), Swap())) == []


def test_step_where_nobody_was_it_counts_the_fines() -> None:
    game = played(*opposed("queen", (BRUNO, ADELE), ()))
    (moment,) = key_moments(game)

    assert kinds(game) == [(MomentKind.NOBODY, moment.people, 3)]
    assert (moment.turn, moment.character) == (5, "queen")
    assert moment.position == len(game.steps())


def test_four_kings_at_once_are_a_moment_and_three_are_none() -> None:
    four = played(*opposed("king", (BRUNO, ADELE, CEDRIC), (BRUNO,)))
    three = played(*opposed("king", (BRUNO, ADELE), (BRUNO,)))

    assert [(kind, amount) for kind, _, amount in kinds(four)] == [(MomentKind.CROWD, 4)]
    assert kinds(three) == []


def test_beaten_near_victory_counts_before_a_bluff_of_everybody() -> None:
    active = played().table.active
    game = played(Transfer("bank", active, 5), *opposed("king", (BRUNO,), ()))

    assert kinds(game) == [(MomentKind.BEATEN, (active,), 11)]


def test_swapped_fortunes_that_differ_little_are_no_moment() -> None:
    active = played().table.active
    other = (active + 1) % 4
    few = played(Transfer("bank", other, 2), *unopposed("witch"), Choose((other,)))
    many = played(Transfer("bank", other, 5), *unopposed("witch"), Choose((other,)))

    assert kinds(few) == []
    assert kinds(many) == [(MomentKind.FORTUNES, (active, other), 5)]


def test_the_step_that_ends_the_game_is_no_moment() -> None:
    assert kinds(played(Transfer("bank", FRAN, 20))) == []


def test_moments_are_few_and_in_the_order_of_the_game() -> None:
    some = 0
    for seed in range(40):
        found = key_moments(random_game(seed)[0])
        positions = [each.position for each in found]

        assert len(found) <= SHOWN
        assert positions == sorted(set(positions))
        some += len(found) > 1
    assert some > 20
