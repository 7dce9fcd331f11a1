"""A finished game as a link for BG Stats."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qs, urlsplit

from companion.core.commands import Entry, Swap, Transfer
from companion.core.game import new_game
from companion.sharing import play_link
from companion.statistics import GameStatistics, game_statistics
from tests.core.playing import setup_with


def won_by(person: int) -> GameStatistics:
    game = new_game(setup_with("king", "judge", "queen"))
    entries: tuple[Entry, ...] = (*[Swap()] * 4, Transfer("bank", person, 7), Swap())
    for entry in entries:
        game = game.append(entry)
    return game_statistics(game)


def play_in(link: str) -> dict[str, Any]:
    address = urlsplit(link)
    assert (address.scheme, address.netloc) == ("https", "app.bgstatsapp.com")
    assert address.path == "/createPlay.html"
    (data,) = parse_qs(address.query)["data"]
    play: dict[str, Any] = json.loads(data)
    return play


def test_play_has_the_players_their_coins_and_places() -> None:
    started = datetime(2026, 11, 26, 21, 5, 7, tzinfo=UTC)
    statistics = replace(won_by(1), started=started, seconds=1500)
    play = play_in(play_link(statistics, 2, "With 13 coins & more."))

    assert play["playDate"] == "2026-11-26 21:05:07"
    assert (play["durationMin"], play["comments"]) == (25, "With 13 coins & more.")
    assert play["game"]["bggId"] == 139030
    assert [each.get("startPlayer") for each in play["players"]].index(True) == 2
    assert [each["name"] for each in play["players"] if each["winner"]] == ["Bruno"]
    assert [(each["score"], each["rank"]) for each in play["players"]][:2] == [("6", 2), ("13", 1)]


def test_play_keeps_its_id_when_somebody_is_renamed() -> None:
    game = won_by(1)
    other = replace(game, names=("Ada", *game.names[1:]))

    ids = {play_in(play_link(each, 0, ""))["sourcePlayId"] for each in (game, other, won_by(2))}
    assert len(ids) == 2


def test_record_without_times_has_no_date() -> None:
    assert "playDate" not in play_in(play_link(won_by(0), 0, ""))
