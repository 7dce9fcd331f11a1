"""A player's figures over all games, in words."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.events import End
from companion.i18n import CharacterName, Messages
from companion.statistics import CharacterKey, PlayerTotals


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: what it is, its value in words, and its share of a whole from 0 to 1."""

    label: str
    value: str
    share: float | None = None
    below: bool = False
    """It is a part of the figure above it."""


@dataclass(frozen=True, slots=True)
class CharacterFigure:
    """Coins by one character."""

    id: str
    name: str
    announced: str
    coins: str
    net: int


def row_in_words(totals: PlayerTotals, say: Messages) -> str:
    """Return how many of their games a player has won."""
    return say.text("players-row", part=totals.won, whole=totals.games)


def figures_of(totals: PlayerTotals, say: Messages) -> tuple[Figure, ...]:
    """Return a player's figures, without those that say nothing."""
    return tuple(_figures(totals, say))


def characters_of(totals: PlayerTotals, say: Messages) -> tuple[CharacterFigure, ...]:
    """Return the coins that each character brought and cost, the most announced first."""
    return tuple(
        CharacterFigure(
            key.id,
            _name(key, say),
            f"{say.text('players-announced')}: {each.announced}",
            _coins(each.gained, each.lost),
            each.gained - each.lost,
        )
        for key, each in totals.characters.items()
        if each.announced or each.gained or each.lost
    )


def _figures(totals: PlayerTotals, say: Messages) -> Iterator[Figure]:
    yield _part("players-wins", totals.won, totals.games, say)
    for end in End:
        if totals.wins.get(end):
            yield Figure(say.text(f"players-wins-{end}"), str(totals.wins[end]), below=True)
    announced, opposed = totals.total("announced"), totals.total("opposed")
    yield Figure(say.text("players-announced"), str(announced))
    if announced:
        yield _part("players-opposed", opposed, announced, say, below=True)
    if opposed:
        yield _part("players-true", totals.total("true"), opposed, say, below=True)
    if announced > opposed:
        yield Figure(
            say.text("players-unopposed-gain"), _signed(totals.total("unopposed_gain")), below=True
        )
    for name, right, whole in (
        ("players-claimed-true", totals.total("claimed_true"), totals.total("claimed")),
        ("players-named-right", totals.named_right, totals.named),
    ):
        if whole:
            yield _part(name, right, whole, say)
    if totals.shown:
        yield Figure(say.text("players-unmasked"), str(totals.unmasked))
        yield Figure(say.text("players-fines"), str(totals.fines))
    yield _part("players-in-front", totals.in_front, totals.turns, say)
    if totals.haul_character is not None:
        value = say.text(
            "players-haul-value", coins=totals.haul, character=_called(totals.haul_character)
        )
        yield Figure(say.text("players-haul"), value)


def _part(name: str, part: int, whole: int, say: Messages, *, below: bool = False) -> Figure:
    value = say.text("players-part", part=part, whole=whole)
    return Figure(say.text(name), value, part / max(whole, 1), below)


def _coins(gained: int, lost: int) -> str:
    # a minus sign, not a hyphen
    parts = [f"+{gained}" if gained else "", f"−{lost}" if lost else ""]
    return " ".join(filter(None, parts)) or "0"


def _signed(coins: int) -> str:
    return _coins(max(coins, 0), max(-coins, 0))


def _called(key: CharacterKey) -> CharacterName:
    return CharacterName(key.id, key.given_name)


def _name(key: CharacterKey, say: Messages) -> str:
    return say.text("name-of-character", character=_called(key))
