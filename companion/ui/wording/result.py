"""The end of a game: standings, the curve of coins in words, awards, and tonight's wins."""

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from companion.application.group.marks import NO_MARKS, Marks
from companion.core.game import Game
from companion.i18n import Argument, CharacterName, Messages
from companion.series import Finish
from companion.statistics import (
    Award,
    AwardKind,
    GameStatistics,
    KeyMoment,
    Point,
    awards,
    game_statistics,
    key_moments,
)
from companion.ui.layout.font_coverage import with_stand_ins
from companion.ui.wording.history import how_ended, names
from companion.ui.wording.result_views import AwardView, ChartLine, ResultView, Standing

_LONGEST_LABEL = 14
"""Letters of a name at the end of its line."""
_DESCRIBED = 2
"""Highlighted lines that are described in words."""
_MANY_ANNOUNCEMENTS = 3
"""Announcements of a winner who was never unmasked that are worth a line."""
_IN_COINS = (AwardKind.COMEBACK, AwardKind.HAUL, AwardKind.TRUSTED, AwardKind.ROBBED)
_TWO_THIRDS = 7
"""Letters of a name in kana or kanji, which are wider."""


class _SameGame:
    """A key equal for the same game only: comparing two games by their lines takes long."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _SameGame) and other.game is self.game

    def __hash__(self) -> int:
        return id(self.game)


class Figures(NamedTuple):
    """The statistics of a game, its awards and its key moments."""

    statistics: GameStatistics
    awards: tuple[Award, ...]
    moments: tuple[KeyMoment, ...]


def figures(game: Game) -> Figures:
    """Return the figures of a game, computed once while pages show it."""
    return _figures(_SameGame(game))


@lru_cache(maxsize=4)
def _figures(key: _SameGame) -> Figures:
    statistics = game_statistics(key.game)
    return Figures(statistics, awards(statistics), key_moments(key.game))


def result_view(
    game: Game, picked: int | None, say: Messages, marks: Marks = NO_MARKS
) -> ResultView:
    """Return what is shown of a finished game; `picked` is the person to highlight.

    Without one, all winners are highlighted.
    """
    statistics, given, _ = figures(game)
    people, now = tuple(map(with_stand_ins, statistics.names)), statistics.coins[-1]
    ranking = statistics.ranking
    known = picked is not None and picked < len(people)
    highlighted = (picked,) if known and picked is not None else statistics.winners or ranking[:1]
    won = {now[person] for person in statistics.winners}
    minutes = 0 if statistics.seconds is None else round(statistics.seconds / 60)
    return ResultView(
        winners=say.text("people-all", people=[people[person] for person in statistics.winners]),
        coins=str(won.pop()) if len(won) == 1 else "",
        minutes=say.text("result-minutes", minutes=minutes) if minutes else "",
        standings=tuple(
            replace(
                _standing(statistics, person, highlighted, say),
                mark=marks.find(statistics.names[person]),
            )
            for person in ranking
        ),
        lines=tuple(
            ChartLine(
                person,
                label,
                tuple(held[person] for held in statistics.coins),
                person in highlighted,
                _sentence(statistics, person, say),
                marks.find(statistics.names[person]),
            )
            for person, label in enumerate(map(_cut, people))
        ),
        sentence=say.language.profile.sentence_separator.join(
            _sentence(statistics, person, say) for person in highlighted[:_DESCRIBED]
        ),
        awards=tuple(award_view(each, statistics, say) for each in given),
    )


def people_without_coins(game: Game) -> list[str]:
    """Return the names of those whose 0 coins ended a game."""
    statistics = figures(game).statistics
    return [statistics.names[person] for person in statistics.without_coins]


def who_won(game: Game, say: Messages) -> str:
    """Return who has won a finished game."""
    winners = game.table.winners or ()
    return say.text("end-won", people=names(game.table, winners), count=len(winners))


def how_won(game: Game, say: Messages) -> str:
    """Return how a finished game was won, naming those whose 0 coins ended it."""
    by, character = how_ended(game)
    return say.text(
        f"end-how-{by}",
        character=character,
        people=people_without_coins(game),
        count=len(game.table.winners or ()),
    )


def story_of(game: Game, say: Messages) -> str:
    """Return one line on what was remarkable about a game, if possible about its winner.

    Cards nobody saw stay unknown: it says that a winner was never unmasked, not that they bluffed.
    """
    statistics, given, _ = figures(game)
    words = [award_view(each, statistics, say) for each in given]
    lines = [f"{each.title} · {each.detail}" for each in words]
    of_winner = [
        line
        for award, line in sorted(
            zip(given, lines, strict=True),
            # an unmasked liar who wins is the better story
            key=lambda each: each[0].kind is not AwardKind.UNMASKED,
        )
        if not set(statistics.winners).isdisjoint(award.people)
    ]
    never = [
        say.text(
            "win-never-unmasked",
            people=[statistics.names[person]],
            times=statistics.players[person].total("announced"),
        )
        for person in statistics.winners
        if statistics.players[person].total("announced") >= _MANY_ANNOUNCEMENTS
        and not statistics.players[person].unmasked
    ]
    return next(iter((*never, *of_winner, *lines)), "")


def _standing(
    statistics: GameStatistics, person: int, highlighted: tuple[int, ...], say: Messages
) -> Standing:
    now, wins = statistics.coins[-1], person in statistics.winners
    place = Finish(statistics.names, now, frozenset(statistics.winners)).place(person)
    name, coins = with_stand_ins(statistics.names[person]), now[person]
    message = "result-row-won" if wins else "result-row"
    label = say.text(message, person=name, coins=coins, place=place)
    return Standing(person, place, name, coins, wins, person in highlighted, label)


def _sentence(statistics: GameStatistics, person: int, say: Messages) -> str:
    player = statistics.players[person]
    return say.text(
        "chart-sentence",
        person=statistics.names[person],
        low=player.lowest.coins,
        when=_when(player.lowest, say),
        high=player.highest.coins,
        then=_when(player.highest, say),
        front=player.in_front,
        turns=statistics.turns,
    )


def _when(point: Point, say: Messages) -> str:
    if point.turn == 0:
        return say.text("chart-at-start")
    return say.text("chart-at-turn", turn=point.turn)


def award_view(award: Award, statistics: GameStatistics, say: Messages) -> AwardView:
    """Return an award in words."""
    words: dict[str, Argument] = {"people": [statistics.names[person] for person in award.people]}
    words["coins" if award.kind in _IN_COINS else "times"] = award.amount
    if award.turn is not None:
        words["turn"] = award.turn
    if award.kind is AwardKind.IN_FRONT:
        words["turns"] = statistics.turns
    if award.character is not None:
        words["character"] = CharacterName(
            award.character, statistics.given_names.get(award.character)
        )
    return AwardView(
        award.kind,
        say.text(f"award-{award.kind}"),
        say.text(f"award-{award.kind}-detail", **words),
        say.text(f"wit-award-{award.kind}"),
    )


def _cut(name: str) -> str:
    """Return a name, cut where it is too long for the end of a line."""
    most = _LONGEST_LABEL if name.isascii() or name[:1] < "⺀" else _TWO_THIRDS
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
