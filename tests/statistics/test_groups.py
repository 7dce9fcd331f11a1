"""The games of a group of people."""

from dataclasses import replace

from companion.core.commands import Entry, Swap, Transfer
from companion.core.game import new_game
from companion.statistics import GameStatistics, game_statistics
from tests.core.playing import setup_with
from tests.statistics.totals import group_totals

GROUP = ("Adele", "Bruno", "Cedric", "David")


def won_by(person: int, *names: str, scenario: str | None = None) -> GameStatistics:
    setup = setup_with("king", "judge", "queen")
    setup = replace(setup, players=names, scenario=scenario)
    game = new_game(setup)
    entries: tuple[Entry, ...] = (*[Swap()] * 4, Transfer("bank", person, 7), Swap())
    for entry in entries:
        game = game.append(entry)
    return game_statistics(game)


def test_game_belongs_to_a_group_if_most_of_its_players_do() -> None:
    most = won_by(0, "Adele", "Bruno", "Cedric", "David", "Guest", "Hal")
    half = won_by(0, "Adele", "Bruno", "Cedric", "X", "Guest", "Hal")
    unfinished = replace(most, end=None)

    found = group_totals([most, half, unfinished], GROUP)
    assert found.games == 1
    assert [each.name for each in found.players] == ["Adele", "Bruno", "Cedric", "David"]
    assert group_totals([half], GROUP).players == ()


def test_games_that_guests_have_won_are_counted() -> None:
    names = (*GROUP, "Guest", "Hal")
    found = group_totals([won_by(4, *names), won_by(0, *names), won_by(5, *names)], GROUP)
    assert (found.games, found.by_guests) == (3, 2)
    assert sum(each.won for each in found.players) == 1


def test_sets_and_the_longest_streak_of_a_group() -> None:
    names = (*GROUP, "Guest", "Hal")
    games = [won_by(1, *names, scenario="first-6"), won_by(1, *names), won_by(1, *names)]
    found = group_totals(games, GROUP)
    assert [(each.scenario, count) for each, count in found.sets] == [(None, 2), ("first-6", 1)]
    assert found.longest_streak is not None
    assert (found.longest_streak.name, found.longest_streak.longest_streak) == ("Bruno", 3)
    assert group_totals(games[:1], GROUP).longest_streak is None
