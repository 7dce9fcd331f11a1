"""Players over several games."""

from dataclasses import replace
from datetime import UTC, datetime

from companion.core.commands import Entry, Swap, Transfer
from companion.core.custom_characters import CustomCharacter
from companion.core.events import End
from companion.core.game import new_game
from companion.core.setup import Setup
from companion.statistics import CharacterKey, GameStatistics, game_statistics
from tests.core.playing import ADELE, BRUNO, FRAN, opposed, setup_with, unopposed
from tests.core.playing import with_custom_characters as custom
from tests.statistics.random_games import random_game
from tests.statistics.totals import player_totals

KING = CharacterKey("king")


def played(*entries: Entry, setup: Setup | None = None) -> GameStatistics:
    game = new_game(setup or setup_with("king", "judge", "queen"))
    for entry in (*[Swap()] * 4, *entries):
        game = game.append(entry)
    return game_statistics(game)


def test_players_are_names_without_spaces_around_them() -> None:
    setup = setup_with("king", "judge", "queen")
    spaced = replace(setup, players=(" Adele ", *setup.players[1:]))
    first = played(Transfer("bank", ADELE, 8), Swap(), setup=spaced)
    second = played(Transfer(BRUNO, "bank", 6), Transfer("bank", ADELE, 1), Swap())

    (adele, *others) = player_totals([first, second])
    assert (adele.name, adele.games, adele.won) == ("Adele", 2, 2)
    assert adele.wins == {End.THIRTEEN: 1, End.BANKRUPTCY: 1}
    assert [each.won for each in others] == [0] * 5


def test_unfinished_games_count_for_nothing() -> None:
    assert player_totals([played(*unopposed("king"))]) == ()


def test_figures_of_characters_add_up() -> None:
    game = played(
        *unopposed("king"), Swap(), *opposed("king", (BRUNO,), (BRUNO,)), Transfer("bank", FRAN, 4),
        *[Swap()] * 1,
    )  # fmt: skip
    (fran, *_) = player_totals([game, game])
    bruno = next(each for each in player_totals([game, game]) if each.name == "Bruno")

    assert (fran.name, fran.characters[KING].announced, fran.total("gained")) == ("Fran", 2, 6)
    assert (fran.haul, fran.haul_character) == (3, KING)
    assert (bruno.total("claimed"), bruno.total("claimed_true")) == (2, 2)


def test_custom_characters_with_one_id_are_told_apart_by_name() -> None:
    setup = custom("house_1")
    renamed = replace(setup, house=(replace_name(setup, "Cook"),))
    games = [
        played(*unopposed("house_1"), Transfer("bank", ADELE, 9), Swap(), setup=each)
        for each in (setup, renamed)
    ]
    fran = next(each for each in player_totals(games) if each.name == "Fran")

    assert set(fran.characters) == {
        CharacterKey("house_1", "House_1"),
        CharacterKey("house_1", "Cook"),
    }


def replace_name(setup: Setup, name: str) -> CustomCharacter:
    (character,) = setup.house
    return replace(character, name=name)


def test_order_of_games_does_not_matter() -> None:
    games = [game_statistics(random_game(seed)[0]) for seed in range(10)]

    totals = player_totals(games)
    assert [(each.name, each.won) for each in totals] == [
        (each.name, each.won) for each in player_totals(reversed(games))
    ]
    assert sum(each.games for each in totals) == sum(len(game.names) for game in games)


def at(hour: int, game: GameStatistics) -> GameStatistics:
    return replace(game, started=datetime(2026, 5, 1, hour, tzinfo=UTC))


def test_streaks_follow_the_order_of_playing() -> None:
    won, lost = (
        played(Transfer("bank", ADELE, 7), Swap()),
        played(Transfer("bank", BRUNO, 7), Swap()),
    )
    games = [at(hour, game) for hour, game in enumerate([won, won, won, lost, won, won])]
    adele = next(each for each in player_totals(reversed(games)) if each.name == "Adele")

    assert adele.results == (True, True, True, False, True, True)
    assert (adele.streak, adele.longest_streak) == (2, 3)
    assert adele.turns_to_win == (5,) * 5


def test_record_without_times_was_played_before_all_others() -> None:
    won, lost = (
        played(Transfer("bank", ADELE, 7), Swap()),
        played(Transfer("bank", BRUNO, 7), Swap()),
    )
    adele = next(each for each in player_totals([at(1, lost), won]) if each.name == "Adele")
    assert adele.results == (True, False)
    assert (adele.streak, adele.longest_streak) == (0, 1)
