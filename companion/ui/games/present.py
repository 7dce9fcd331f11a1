"""The list of games in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from companion.application.archive.overviews import GameOverview
from companion.application.ports import GameId
from companion.core.names import comparable_name
from companion.i18n import Messages
from companion.i18n.numbers import day_and_time
from companion.statistics import GameStatistics, awards
from companion.ui.games.state import GamesState, Status
from companion.ui.layout.font_coverage import with_stand_ins
from companion.ui.wording.result import award_view
from companion.ui.wording.set_texts import set_name

_FIRST_NAMES = 3
"""Names of a game on a phone; the others are counted."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game of the list."""

    id: GameId
    people: str
    everybody: str
    """All names, for a screen reader."""
    detail: str
    """Date, edition, set and turns."""
    winners: str
    """Who won; empty for an unfinished game."""
    coins: str
    """The coins of the winners; empty if they differ."""
    story: str = ""
    """How it was won, and what was remarkable about it."""

    @property
    def label(self) -> str:
        """All of it in words, for a screen reader."""
        won = f"{self.winners} {self.coins}".strip()
        return ", ".join(filter(None, (won, self.story, self.everybody, self.detail)))


@dataclass(frozen=True, slots=True)
class GameRows:
    """The games that match the filters."""

    unfinished: tuple[GameRow, ...]
    finished: tuple[GameRow, ...]
    more: int
    """Matching games that are not shown yet."""
    deleted: tuple[GameRow, ...]
    """Games that can be restored."""


def game_rows(games: GamesState, current: GameId | None, say: Messages, *, short: bool) -> GameRows:
    """Return the rows of the list without the current game; `short` shows three names at most."""
    words = tuple(comparable_name(games.search).split())
    matching = [
        each for each in games.all or () if each.id != current and _matches(each, games, words)
    ]
    rows = [
        (each.ended, _row(each, say, games.statistics.get(each.game_id), short=short))
        for each in matching[: games.rows]
    ]
    return GameRows(
        tuple(row for ended, row in rows if not ended),
        tuple(row for ended, row in rows if ended),
        max(0, len(matching) - games.rows),
        tuple(_row(each, say, None, short=short) for each in games.recently_deleted),
    )


def _row(
    game: GameOverview, say: Messages, statistics: GameStatistics | None, *, short: bool
) -> GameRow:
    """Return the row of a game; with its statistics, it names what was most remarkable."""
    everybody = say.text("people-all", people=list(map(with_stand_ins, game.players)))
    people, others = everybody, len(game.players) - _FIRST_NAMES
    if short and others > 1:
        first = " · ".join(map(with_stand_ins, game.players[:_FIRST_NAMES]))
        people = say.text("games-people-more", people=first, count=others)
    # as the picture of the game says it
    started = statistics.started if statistics is not None else None
    parts = [
        day_and_time(started or game.created, say.language),
        say.text(f"edition-{game.edition}"),
        set_name(game.edition, game.scenario, say),
        "" if game.turns is None else say.text("games-turns", turns=game.turns),
    ]
    names, coins = (
        [with_stand_ins(winner.name) for winner in game.winners],
        {each.coins for each in game.winners},
    )
    return GameRow(
        game.game_id,
        people,
        everybody,
        detail=" · ".join(filter(None, parts)),
        winners=say.text("end-won", people=names, count=len(names)) if names else "",
        coins=str(coins.pop()) if len(coins) == 1 else "",
        story=" · ".join(_story(game, statistics, say)),
    )


def _story(game: GameOverview, statistics: GameStatistics | None, say: Messages) -> Iterator[str]:
    """Return how a game was won, and its first award."""
    if game.how is not None:
        yield say.text(f"games-ended-{game.how}")
    if statistics is None:
        return
    for award in awards(statistics)[:1]:
        words = award_view(award, statistics, say)
        yield say.labelled(words.title, words.detail)


def _matches(game: GameOverview, games: GamesState, words: tuple[str, ...]) -> bool:
    if games.edition not in (None, game.edition):
        return False
    if games.status is not Status.ALL and game.ended != (games.status is Status.FINISHED):
        return False
    return not words or all(word in _searchable(game.players) for word in words)


@lru_cache(maxsize=5000)
def _searchable(players: tuple[str, ...]) -> str:
    return comparable_name(" ".join(players))
