"""The figures of players and saved groups over all games, in words."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.application.group.saved_groups import SavedGroup
from companion.core.events import End
from companion.i18n import CharacterName, Messages
from companion.statistics import CharacterKey, CharacterStatistics, GroupTotals, PlayerTotals
from companion.ui.wording.set_texts import set_name

_LATEST = 20
"""Games that are shown one by one."""
_SETS = 5
"""Sets of a group that are shown."""


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
    """A player's dealings with one character."""

    id: str
    name: str
    details: tuple[str, ...]
    """Announcements and claims in words."""
    coins: str
    gained: float
    """Share from 0 to 1 of the most coins that any character brought or cost the player."""
    lost: float


@dataclass(frozen=True, slots=True)
class LatestGames:
    """A player's latest games as a row of marks, and in one sentence."""

    won: tuple[bool, ...]
    """The oldest first."""
    sentence: str


def row_in_words(totals: PlayerTotals, say: Messages) -> str:
    """Return how many of their games a player has won."""
    return say.text("players-row", part=totals.won, whole=totals.games)


def latest_games(totals: PlayerTotals, say: Messages) -> LatestGames | None:
    """Return the latest games; None below two."""
    won = totals.results[-_LATEST:]
    if len(won) < 2:
        return None
    sentence = say.text("players-latest-sentence", part=sum(won), whole=len(won))
    return LatestGames(won, sentence)


def characters_of(totals: PlayerTotals, say: Messages) -> tuple[CharacterFigure, ...]:
    """Return the player's dealings with each character, the most announced first."""
    met = {
        key: each
        for key, each in totals.characters.items()
        if each.announced or each.claimed or each.gained or each.lost
    }
    most = max((max(each.gained, each.lost) for each in met.values()), default=0) or 1
    return tuple(
        CharacterFigure(
            key.id,
            _name(key, say),
            tuple(_details(each, say)),
            _coins(each.gained, each.lost),
            each.gained / most,
            each.lost / most,
        )
        for key, each in met.items()
    )


def coins_in_words(totals: PlayerTotals, say: Messages) -> str:
    """Return which characters brought and cost the most; empty without any."""
    parts = []
    for message, figure in (("gain", "gained"), ("loss", "lost")):
        coins = {key: getattr(each, figure) for key, each in totals.characters.items()}
        best = max(coins, key=lambda key: coins[key], default=None)
        if best is not None and coins[best]:
            message = f"players-{message}-sentence"
            parts.append(say.text(message, character=_called(best), coins=coins[best]))
    return say.language.profile.sentence_separator.join(parts)


def group_name(group: SavedGroup, say: Messages) -> str:
    """Return the group's name, or those of its people."""
    return group.name or say.text("people-all", people=list(group.people))


def group_figures(totals: GroupTotals, say: Messages) -> tuple[Figure, ...]:
    """Return the figures of a group's games."""
    figures = [Figure(say.text("group-games"), str(totals.games))]
    if totals.by_guests:
        guests = say.text("players-part", part=totals.by_guests, whole=totals.games)
        figures.append(Figure(say.text("group-guests"), guests, below=True))
    best = totals.longest_streak
    if best is not None:
        streak = say.text("group-streak-value", person=best.name, count=best.longest_streak)
        figures.append(Figure(say.text("group-streak"), streak))
    counts: dict[str, int] = {}
    for played, count in totals.sets:
        name = set_name(played.edition, played.scenario, say) or say.text("set-yours")
        counts[name] = counts.get(name, 0) + count
    if counts:
        figures.append(Figure(say.text("group-sets"), str(len(totals.sets))))
    ordered = sorted(counts.items(), key=lambda item: -item[1])
    for name, count in ordered[:_SETS]:
        part = say.text("players-part", part=count, whole=totals.games)
        figures.append(Figure(f"– {name}", part, count / totals.games, below=True))
    return tuple(figures)


def _details(of: CharacterStatistics, say: Messages) -> Iterator[str]:
    if of.announced:
        parts = [say.text("by-character-announced", count=of.announced)]
        if of.opposed:
            parts.append(say.text("by-character-opposed", part=of.opposed, whole=of.announced))
            parts.append(say.text("by-character-true", part=of.true, whole=of.opposed))
        # lines break between these parts only
        yield " · ".join(part.replace(" ", "\u00a0") for part in parts)
    if of.claimed:
        yield say.text("by-character-claims", part=of.claimed_true, whole=of.claimed)


def figures_of(totals: PlayerTotals, say: Messages) -> Iterator[Figure]:
    """Yield a player's figures, without those that say nothing."""
    yield _part("players-wins", totals.won, totals.games, say)
    for end in End:
        if totals.wins.get(end):
            yield Figure(say.text(f"players-wins-{end}"), str(totals.wins[end]), below=True)
    if totals.longest_streak > 1:
        yield Figure(say.text("players-streak"), str(totals.longest_streak))
        if totals.streak:
            yield Figure(say.text("players-streak-now"), str(totals.streak), below=True)
    if totals.turns_to_win:
        yield Figure(say.text("players-turns-to-win"), _spread(totals.turns_to_win, say))
    announced, opposed = totals.total("announced"), totals.total("opposed")
    yield Figure(say.text("players-announced"), str(announced))
    if announced:
        yield _part("players-opposed", opposed, announced, say, below=True)
    if opposed:
        yield _part("players-true", totals.total("true"), opposed, say, below=True)
    if announced > opposed:
        gain = totals.total("unopposed_gain")
        value = _coins(max(gain, 0), max(-gain, 0))
        yield Figure(say.text("players-unopposed-gain"), value, below=True)
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
        character = _called(totals.haul_character)
        value = say.text("players-haul-value", coins=totals.haul, character=character)
        yield Figure(say.text("players-haul"), value)


def _part(name: str, part: int, whole: int, say: Messages, *, below: bool = False) -> Figure:
    value = say.text("players-part", part=part, whole=whole)
    return Figure(say.text(name), value, part / max(whole, 1), below)


def _spread(turns: tuple[int, ...], say: Messages) -> str:
    fewest, most = min(turns), max(turns)
    if fewest == most:
        return str(fewest)
    average = str(round(sum(turns) / len(turns)))
    return say.text("players-turns-spread", fewest=fewest, most=most, average=average)


def _coins(gained: int, lost: int) -> str:
    # a minus sign, not a hyphen
    parts = [f"+{gained}" if gained else "", f"−{lost}" if lost else ""]
    return " ".join(filter(None, parts)) or "0"


def _called(key: CharacterKey) -> CharacterName:
    return CharacterName(key.id, key.given_name)


def _name(key: CharacterKey, say: Messages) -> str:
    return say.text("name-of-character", character=_called(key))
