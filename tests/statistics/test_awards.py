"""Awards from the statistics of a game."""

from companion.core.commands import Swap, Transfer
from companion.core.game import Game, new_game
from companion.statistics import Award, AwardKind, awards, game_statistics
from companion.statistics.awards import SHOWN
from tests.core.playing import ADELE, BRUNO, FRAN, opposed, setup_with, unopposed
from tests.statistics.random_games import random_game


def played(*commands: object) -> Game:
    game = new_game(setup_with("king", "judge", "queen", "witch"))
    for command in (*[Swap()] * 4, *commands):
        game = game.append(command)  # type: ignore[arg-type]
    return game


def test_quiet_game_has_no_awards() -> None:
    assert awards(game_statistics(played())) == ()


def test_awards_name_person_turn_and_character() -> None:
    game = played(
        *unopposed("king"),
        Swap(),
        *opposed("queen", (BRUNO,), (BRUNO,)),
        Transfer(FRAN, "bank", 8),
        Transfer("court", FRAN, 1),
        Transfer("bank", ADELE, 5),
    )
    fran_takes_it_all = played(
        *unopposed("king"), Transfer(FRAN, "bank", 6), Swap(), *[Swap()] * 4, *unopposed("judge")
    )

    assert Award(AwardKind.SHARP_EYE, (BRUNO,), 1) in awards(game_statistics(game))
    assert awards(game_statistics(fran_takes_it_all)) == ()


def test_comeback_is_the_winners_low_point() -> None:
    game = played(
        Transfer(FRAN, "bank", 4),
        Swap(),
        Transfer("bank", FRAN, 20),
        Swap(),
    )

    (comeback, *_) = awards(game_statistics(game))
    assert comeback == Award(AwardKind.COMEBACK, (FRAN,), 2, 5)


def test_awards_go_to_different_people_where_possible() -> None:
    for seed in range(30):
        found = game_statistics(random_game(seed)[0])
        given = awards(found)

        assert len(given) <= SHOWN
        assert len({award.kind for award in given}) == len(given)
        assert all(award.turn is None or 0 < award.turn <= found.turns for award in given)
