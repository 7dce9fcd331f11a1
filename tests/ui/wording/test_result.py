"""The end of a game in words and rows."""

from dataclasses import replace

import pytest

from companion.application.archive.evening import Tonight
from companion.core.commands import Command, Swap, Transfer
from companion.core.game import Game
from companion.i18n import Language, Messages
from companion.ui.result.actions import tonight_in_words
from companion.ui.wording.result import people_without_coins, result_view
from companion.ui.wording.result_views import ResultView
from tests.core.playing import unopposed
from tests.statistics.random_games import random_game
from tests.ui.control_tree import message_ids
from tests.ui.table.tables import CEDRIC, DAVID, FRAN, SEVEN, game

EN = Messages(Language.EN)
LAST = Swap()


def over(*commands: Command) -> Game:
    return game(SEVEN, *commands, LAST)


def view(played: Game, picked: int | None = None) -> ResultView:
    return result_view(played, picked, EN)


def test_standings_begin_with_winners_and_share_places() -> None:
    shown = view(over(Transfer("bank", CEDRIC, 8), Transfer("bank", DAVID, 3)))

    assert [(each.place, each.name, each.coins) for each in shown.standings[:3]] == [
        (1, "Cedric", 14),
        (2, "David", 9),
        (3, "Adele", 6),
    ]
    assert {each.place for each in shown.standings[2:]} == {3}
    assert shown.standings[0].label == "Cedric: 14 coins, rank 1, winner"
    assert (shown.winners, shown.coins) == ("Cedric", "14")


def test_shared_win_has_one_place_and_no_single_number_of_coins() -> None:
    shown = view(over(Transfer("bank", CEDRIC, 8), Transfer("bank", DAVID, 7)))

    assert [each.place for each in shown.standings[:3]] == [1, 1, 3]
    assert (shown.winners, shown.coins) == ("Cedric and David", "")


def test_winner_is_highlighted_until_another_player_is_picked() -> None:
    played = over(*unopposed("king"), Transfer("bank", CEDRIC, 8))

    assert [each.person for each in view(played).lines if each.picked] == [CEDRIC]
    picked = view(played, FRAN)
    assert [each.person for each in picked.lines if each.picked] == [FRAN]
    assert picked.sentence == (
        "Fran: low 6 (at the start), high 8 (turn 5). In the lead after 1 of 6 turns."
    )
    assert [each.name for each in picked.standings if each.picked] == ["Fran"]


def test_names_at_line_ends_are_short() -> None:
    names = ("Alexandra Constantin", "Anna Maria", "Anna B", "Bruno", "Ünal", "ひろしまたろうさん")
    setup = replace(SEVEN, players=(*names, "Ines"))
    labels = [each.label for each in view(game(setup, Transfer("bank", 3, 8), LAST)).lines]

    assert labels == [
        "Alexandra Con…",
        "Anna Maria",
        "Anna B",
        "Bruno",
        "Ünal",
        "ひろしまたろ…",
        "Ines",
    ]


def test_bankruptcy_names_those_without_coins() -> None:
    assert people_without_coins(over(Transfer(DAVID, "bank", 6))) == ["David"]


@pytest.mark.parametrize("language", list(Language))
def test_every_award_has_words(language: Language) -> None:
    say = Messages(language)
    kinds = set()
    for seed in range(25):
        played, _ = random_game(seed)
        shown = result_view(played, None, say)
        kinds |= {each.kind for each in shown.awards}
        said = [each.title for each in shown.awards] + [each.detail for each in shown.awards]
        assert message_ids(said) == []
    assert len(kinds) >= 7


def test_tonight_is_told_from_the_second_game_on() -> None:
    wins = (("Adele", 1), ("Bruno", 2))

    assert tonight_in_words(Tonight(None, 3, wins), EN) == "Wins tonight: Bruno 2 · Adele 1"
    assert tonight_in_words(Tonight(None, 1, wins[:1]), EN) == ""
