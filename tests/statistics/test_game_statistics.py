"""The statistics of a game, compared with a second program and by examples."""

from collections import Counter
from dataclasses import fields

import pytest

from companion.core.commands import Line, Swap, Transfer, Undo
from companion.core.events import End
from companion.core.game import Game, new_game
from companion.core.record import play_lines
from companion.statistics import CharacterStatistics, GameStatistics, Point, awards, game_statistics
from tests.core.playing import ADELE, BRUNO, CEDRIC, DAVID, opposed, setup_with, unopposed
from tests.effort import tries
from tests.statistics.naive import Figures, figures
from tests.statistics.random_games import random_game

PEOPLE = ("swaps", "looks", "named", "named_right", "shown", "unmasked", "robbed")
CHARACTER = tuple(field.name for field in fields(CharacterStatistics))


GAMES = tries(60, 500)


@pytest.mark.parametrize("seeds", [range(GAMES)[start::10] for start in range(10)])
def test_figures_equal_those_of_a_second_program(seeds: range) -> None:
    for seed in seeds:
        game, record = random_game(seed)
        found = game_statistics(game)

        assert compared(found) == expected(figures(record), found), seed


@pytest.mark.parametrize("seed", range(0, GAMES, 3))
def test_figures_ignore_what_was_taken_back(seed: int) -> None:
    game, _ = random_game(seed)
    kept = new_game(game.start.setup)
    for step in game.steps():
        kept = kept.append(step.line)
    found, without = game_statistics(game), game_statistics(kept)

    assert without == found
    assert awards(without) == awards(found)


def compared(found: GameStatistics) -> dict[str, object]:
    """The figures that both programs have."""
    each = dict(enumerate(found.players))
    return {
        "coins": [list(held) for held in found.coins],
        "people": {
            (figure, person): getattr(player, figure)
            for person, player in each.items()
            for figure in (*PEOPLE, "fines")
        },
        "characters": {
            (figure, person, character): getattr(own, figure)
            for person, player in each.items()
            for character, own in player.characters.items()
            for figure in CHARACTER
            if getattr(own, figure)
        },
        "in_front": {person: player.in_front for person, player in each.items()},
        "hauls": {
            person: (player.haul.coins, player.haul.turn, player.haul_character)
            for person, player in each.items()
            if player.haul.coins
        },
    }


def expected(naive: Figures, found: GameStatistics) -> dict[str, object]:
    people = range(len(found.players))
    return {
        "coins": naive.coins,
        "people": {
            (figure, person): naive.people[figure, person]
            for person in people
            for figure in (*PEOPLE, "fines")
        },
        "characters": {key: figure for key, figure in naive.characters.items() if figure},
        "in_front": {
            person: sum(sorted(held)[-2] < held[person] == max(held) for held in naive.coins[1:])
            for person in people
        },
        "hauls": naive.hauls,
    }


@pytest.mark.parametrize("seed", range(10))
def test_coins_add_up_from_start_to_end(seed: int) -> None:
    game, _ = random_game(seed)
    found = game_statistics(game)
    by_hand: Counter[int | str] = Counter()
    for step in game.steps():
        if isinstance(step.command, Transfer):
            by_hand[step.command.to] += step.command.coins
            by_hand[step.command.from_] -= step.command.coins

    for person, player in enumerate(found.players):
        moved = player.total("gained") - player.total("lost") - player.fines + by_hand[person]
        assert found.coins[-1][person] - found.coins[0][person] == moved


@pytest.mark.parametrize("seed", range(10))
def test_tap_taken_back_changes_no_figure(seed: int) -> None:
    _, record = random_game(seed)
    for game in list(play_lines(record))[4::23]:
        if game.table.end is not None:
            continue
        tap = game.taps + 1
        late = "2026-05-01T23:59:59Z"
        richest = max(game.table.seats, key=game.table.coins_of)
        paid = Line(Transfer(richest, "bank", 1), tap, late)
        tried = game.append(paid).append(Line(Undo(), tap + 1, late))

        assert game_statistics(tried) == game_statistics(game)


def played(*commands: object) -> Game:
    game = new_game(setup_with("king", "judge", "queen", "witch"))
    for command in (*[Swap()] * 4, *commands):
        game = game.append(command)  # type: ignore[arg-type]
    return game


def test_truth_of_unopposed_announcement_is_not_counted() -> None:
    # after four opening turns it is Fran's turn
    game = played(*unopposed("king"))
    (fran,) = (each for each in game_statistics(game).players if each.characters)

    assert fran.characters == {"king": CharacterStatistics(1, gained=3, unopposed_gain=3)}
    assert (fran.total("opposed"), fran.total("true"), fran.shown) == (0, 0, 0)


def test_opposed_announcement_counts_for_all_who_showed_their_cards() -> None:
    game = played(*opposed("king", (ADELE, CEDRIC), (CEDRIC,)))
    found = game_statistics(game).players

    assert found[CEDRIC].characters == {
        "king": CharacterStatistics(claimed=1, claimed_true=1, gained=3)
    }
    assert (found[ADELE].unmasked, found[ADELE].fines) == (1, 1)
    assert (found[CEDRIC].unmasked, found[CEDRIC].fines) == (0, 0)
    assert found[CEDRIC].haul == Point(3, 5)
    assert found[DAVID].shown == 0


def test_duration_leaves_out_interruptions() -> None:
    game = new_game(setup_with("king"))
    for tap, at in enumerate(("20:00:00", "20:01:00", "21:30:00", "21:30:30"), start=1):
        game = game.append(Line(Swap(), tap, f"2026-05-01T{at}Z"))

    found = game_statistics(game)
    assert found.seconds == 90
    assert found.started is not None
    assert found.started.hour == 20


def test_record_without_times_has_no_duration() -> None:
    found = game_statistics(played())

    assert (found.started, found.seconds) == (None, None)


def test_low_and_high_points_name_their_first_turn() -> None:
    game = played(*unopposed("king"), *opposed("king", (BRUNO,), (BRUNO,)))
    found = game_statistics(game)

    assert found.players[4].highest == Point(9, 5)
    assert found.players[4].lowest == Point(6, 0)
    assert found.coins[0] == (6,) * 6
    assert len(found.coins) == found.turns + 1


def test_bankruptcy_names_those_without_coins_and_its_turn() -> None:
    game = played(Transfer(DAVID, "bank", 6), Transfer("bank", BRUNO, 2), Swap())
    # corrections after the end set coins right and change nothing about it
    found = game_statistics(game.append(Transfer("bank", DAVID, 3)))

    assert (found.end, found.winners, found.without_coins) == (End.BANKRUPTCY, (BRUNO,), (DAVID,))
    assert (found.ended_in, found.turns) == (5, 5)
    assert found.ranking[0] == BRUNO
    assert found.coins[-1][DAVID] == 3
