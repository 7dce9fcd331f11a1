"""All finished games as one table for spreadsheets: a row per person and game, as CSV."""

import csv
from collections.abc import Iterable
from io import StringIO
from typing import Final

from companion.series import Finish
from companion.statistics import GameStatistics

COLUMNS: Final = (
    *("game", "started", "minutes", "edition", "set", "players", "turns", "end"),
    *("player", "place", "coins", "winner", "announced", "unmasked", "fines"),
)
"""The columns of the table."""
_FORMULA: Final = ("=", "+", "-", "@", "\t")
"""Spreadsheets run a text that begins so."""


class GamesTable:
    """The table of the games added so far."""

    def __init__(self) -> None:
        self._text = StringIO(newline="")
        self._rows = csv.writer(self._text)
        self._rows.writerow(COLUMNS)
        self._games = 0

    def add(self, games: Iterable[GameStatistics]) -> None:
        """Add the finished ones of some games, which are numbered as they come."""
        for game in games:
            if game.end is not None:
                self._games += 1
                self._add(game)

    def data(self) -> bytes:
        """Return the table in UTF-8, with the mark by which spreadsheets recognize it."""
        return self._text.getvalue().encode("utf-8-sig")

    def _add(self, game: GameStatistics) -> None:
        started = "" if game.started is None else f"{game.started.astimezone():%Y-%m-%d %H:%M}"
        minutes = "" if game.seconds is None else round(game.seconds / 60)
        cards = game.cards.scenario or " ".join(game.cards.cards)
        finish = Finish(game.names, game.coins[-1], frozenset(game.winners))
        of_game = (self._games, started, minutes, game.cards.edition.value, cards)
        of_end = (len(game.names), game.turns, str(game.end))
        for person, (name, player) in enumerate(zip(game.names, game.players, strict=True)):
            coins, won = game.coins[-1][person], int(person in game.winners)
            of_person = (_harmless(name.strip()), finish.place(person), coins, won)
            figures = (player.total("announced"), player.unmasked, player.fines)
            self._rows.writerow((*of_game, *of_end, *of_person, *figures))


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name
