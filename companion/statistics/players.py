"""Players over several games. A player is a name, ignoring spaces around it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from operator import attrgetter, itemgetter

from companion.core import End
from companion.statistics.game import CharacterFigure, CharacterStatistics, GameStatistics


@dataclass(frozen=True, slots=True)
class CharacterKey:
    """The identity of a character: its id, and for a custom one also the name its group gave it."""

    id: str
    given_name: str | None = None


@dataclass(frozen=True, slots=True)
class PlayerTotals:
    """A player's figures over all finished games. Coins are whole coins."""

    name: str
    games: int
    wins: Mapping[End, int]
    """Games won, shared wins included, by kind of end."""
    characters: Mapping[CharacterKey, CharacterStatistics]
    """The player's figures by character, the most announced first."""
    named: int
    named_right: int
    shown: int
    unmasked: int
    fines: int
    swaps: int
    looks: int
    in_front: int
    """Turns after which everyone else had fewer coins."""
    turns: int
    """Turns of all games."""
    haul: int
    """The most coins gained in a turn by powers the player used."""
    haul_character: CharacterKey | None
    results: tuple[bool, ...] = ()
    """Whether each game was won, in the order they were played."""
    turns_to_win: tuple[int, ...] = ()
    """The turns of the games won, the fewest first."""

    @property
    def streak(self) -> int:
        """Games won in a row up to now."""
        return next(_runs(reversed(self.results)), 0)

    @property
    def longest_streak(self) -> int:
        """The most games won in a row."""
        return max(_runs(self.results), default=0)

    @property
    def won(self) -> int:
        """Games won."""
        return sum(self.wins.values())

    def total(self, figure: CharacterFigure) -> int:
        """Return a figure, added over all characters."""
        return sum(getattr(character, figure) for character in self.characters.values())


def _runs(results: Iterable[bool]) -> Iterator[int]:
    """Yield the numbers of games won in a row, with 0 between two games lost."""
    length = 0
    for won in results:
        if not won:
            yield length
        length = length + 1 if won else 0
    yield length


_FIGURES = ("named", "named_right", "shown", "unmasked", "fines", "swaps", "looks", "in_front")
_BEFORE_RECORDED_TIMES = datetime.min.replace(tzinfo=UTC)
"""The time of games in early records, which have no times: before all others."""
_figures_of_player = attrgetter(*_FIGURES)
_OF_CHARACTER = tuple(field.name for field in fields(CharacterStatistics))
_figures_of = attrgetter(*_OF_CHARACTER)


class PlayerSums:
    """The figures of all players of the finished games added so far."""

    def __init__(self) -> None:
        self._sums: dict[str, _Sum] = {}

    def add(self, game: GameStatistics) -> None:
        """Add a game; one that is not finished does not count."""
        if game.end is None:
            return
        for person, name in enumerate(game.names):
            player = name.strip()
            if player not in self._sums:
                self._sums[player] = _Sum()
            self._sums[player].add(game, person)

    def totals(self) -> tuple[PlayerTotals, ...]:
        """Return the totals of all players, those with most wins and games first."""
        totals = (figures.totals(name) for name, figures in self._sums.items())
        return tuple(
            sorted(totals, key=lambda player: (-player.won, -player.games, player.name.casefold()))
        )


class _Sum:
    """A player's figures so far."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.wins: Counter[End] = Counter()
        self.figures: Counter[str] = Counter()
        self.characters: dict[CharacterKey, Counter[str]] = {}
        self.haul: tuple[int, CharacterKey | None] = 0, None
        self.results: list[tuple[datetime, bool]] = []
        self.turns_to_win: list[int] = []

    def add(self, game: GameStatistics, person: int) -> None:
        """Add a finished game."""
        player = game.players[person]
        self.games += 1
        self.turns += game.turns
        won = person in game.winners
        self.results.append((game.started or _BEFORE_RECORDED_TIMES, won))
        if won and game.end is not None:
            self.wins[game.end] += 1
            self.turns_to_win.append(game.ended_in)
        for figure, more in zip(_FIGURES, _figures_of_player(player), strict=True):
            self.figures[figure] += more
        for id_, own in player.characters.items():
            key = CharacterKey(id_, game.given_names.get(id_))
            counted = self.characters.get(key)
            if counted is None:
                counted = self.characters[key] = Counter()
            for figure, more in zip(_OF_CHARACTER, _figures_of(own), strict=True):
                if more:
                    counted[figure] += more
        if player.haul.coins > self.haul[0] and player.haul_character is not None:
            id_ = player.haul_character
            self.haul = player.haul.coins, CharacterKey(id_, game.given_names.get(id_))

    def totals(self, name: str) -> PlayerTotals:
        """Return the figures of all games added."""
        in_order = sorted(
            self.characters.items(),
            key=lambda item: (-item[1]["announced"], item[0].id, item[0].given_name or ""),
        )
        return PlayerTotals(
            name=name,
            games=self.games,
            wins=dict(self.wins),
            characters={key: CharacterStatistics(**counted) for key, counted in in_order},
            turns=self.turns,
            haul=self.haul[0],
            haul_character=self.haul[1],
            results=tuple(won for _, won in sorted(self.results, key=itemgetter(0))),
            turns_to_win=tuple(sorted(self.turns_to_win)),
            **{figure: self.figures[figure] for figure in _FIGURES},
        )
