"""A finished game as a link that opens it in the app BG Stats, for whoever records plays there.

The layout of its JSON is the one on the support page "Push plays to BG Stats".
"""

import json
from datetime import UTC
from hashlib import sha256
from typing import Any, Final
from urllib.parse import quote

from companion.core.names import comparable_name
from companion.series import Finish
from companion.statistics import GameStatistics

_ADDRESS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
_SOURCE: Final = "Mascarade Companion"
"""Part of the keys of games, plays and players there: another name would make others of them."""
_BOARD_GAME_GEEK: Final = 139030
"""The first edition on BoardGameGeek; no id of its own is known for the second."""


def play_link(game: GameStatistics, first: int, comments: str) -> str:
    """Return the link of a finished game in which the person `first` took the first turn.

    Nobody's card is in it: a table never knows them.
    """
    play: dict[str, Any] = {
        "sourceName": _SOURCE,
        "sourcePlayId": _play_id(game),
        "game": {
            "name": "Mascarade",
            "bggId": _BOARD_GAME_GEEK,
            "sourceGameId": f"mascarade-{game.cards.edition}",
            "noPoints": False,
        },
        "players": _players(game, first),
        "comments": comments,
    }
    if game.started is not None:
        play["playDate"] = f"{game.started.astimezone(UTC):%Y-%m-%d %H:%M:%S}"
    if game.seconds:
        play["durationMin"] = max(1, round(game.seconds / 60))
    text = json.dumps(play, ensure_ascii=False, separators=(",", ":"))
    return f"{_ADDRESS}{quote(text, safe='')}"


def _play_id(game: GameStatistics) -> str:
    """Return an id of the game that it keeps when its people are renamed."""
    return sha256(repr((game.started, game.coins)).encode()).hexdigest()[:16]


def _players(game: GameStatistics, first: int) -> list[dict[str, Any]]:
    finish = Finish(game.names, game.coins[-1], frozenset(game.winners))
    return [
        {
            "name": name.strip(),
            "sourcePlayerId": comparable_name(name),
            "score": str(game.coins[-1][person]),
            "rank": finish.place(person),
            "winner": person in game.winners,
            # the link is a QR code, too: what goes without saying is left out
            **({"startPlayer": True} if person == first else {}),
        }
        for person, name in enumerate(game.names)
    ]
