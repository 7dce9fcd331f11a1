"""The key moments of a game in words."""

from dataclasses import dataclass
from typing import Final

from companion.core.game import Game
from companion.i18n import CharacterName, Messages
from companion.statistics import GameStatistics, KeyMoment, MomentKind, most_remarkable
from companion.statistics.key_moments import SHOWN
from companion.ui.wording.result import figures


@dataclass(frozen=True, slots=True)
class MomentView:
    """One moment of a game that can be looked at again."""

    position: int
    """The number of steps up to its end."""
    words: str
    when: str
    character: str
    """The id of the character it was about; may be empty."""

    @property
    def label(self) -> str:
        """All of it in words, for a screen reader."""
        return f"{self.words}, {self.when}"


BEST: Final = 2
"""Number of key moments where there is little room."""


def moment_views(game: Game, say: Messages, most: int = SHOWN) -> tuple[MomentView, ...]:
    """Return up to `most` key moments of a game, the most remarkable ones, the first first."""
    everything = figures(game)
    return tuple(
        MomentView(
            moment.position,
            _words(moment, everything.statistics, say),
            say.text("chart-at-turn", turn=moment.turn),
            moment.character or "",
        )
        for moment in most_remarkable(everything.moments, most)
    )


def _words(moment: KeyMoment, statistics: GameStatistics, say: Messages) -> str:
    people = [statistics.names[person] for person in moment.people]
    id_ = moment.character or ""
    character = CharacterName(id_, statistics.given_names.get(id_))
    match moment.kind:
        case MomentKind.NOBODY:
            return say.text("verdict-nobody", character=character, count=moment.amount)
        case MomentKind.FORTUNES:
            own, theirs = moment.coins
            return say.text(
                "story-fortunes-swapped", person=people[0], other=people[1], own=own, theirs=theirs
            )
        case MomentKind.PLACES:
            return say.text("story-places-changed", person=people[0], other=people[1])
        case MomentKind.CROWD:
            return say.text("moment-crowd", character=character, count=moment.amount)
        case MomentKind.LAST_COIN:
            return say.text("moment-last-coin", person=people[0])
        case MomentKind.BEATEN | MomentKind.HAUL:
            return say.text(
                f"moment-{moment.kind}", person=people[0], coins=moment.amount, character=character
            )
