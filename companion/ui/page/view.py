"""What one page shows: a single immutable `View`, replaced as a whole."""

from dataclasses import dataclass, field, replace
from typing import Self

from companion.application.archive.results import Tonight
from companion.application.archive.saved_games import GameId, SavedGame
from companion.application.group.guests import GuestRights
from companion.application.group.last_group import Group
from companion.application.table.group_state import GroupState
from companion.application.table.snapshot import Snapshot
from companion.core.boxes import EDITIONS, EditionId
from companion.core.phases import people_question
from companion.i18n import SOURCE_LANGUAGE, Language
from companion.simulation import Statistics
from companion.statistics import PlayerTotals
from companion.ui.board.selection import Selection
from companion.ui.games.state import Games, Replay
from companion.ui.new_game.state import Draft, OpenedSet
from companion.ui.page.appearance import TextSize, Theme
from companion.ui.page.dialog_kinds import Dialog
from companion.ui.page.routes import is_new, is_rules, segments
from companion.ui.people.state import People
from companion.ui.rulebook.state import Reading
from companion.ui.series.state import SeriesPage


@dataclass(frozen=True, slots=True)
class Trial:
    """A simulation of games with one set, whose `simulation_key` is `key`."""

    key: str
    done: int = 0
    """Games simulated so far."""
    figures: Statistics | None = None
    """None until all games are simulated."""


@dataclass(frozen=True, slots=True)
class Picked:
    """The person whose line is highlighted in the chart of a finished game."""

    game_id: GameId | None
    person: int


@dataclass(frozen=True, slots=True)
class View:
    """Everything a page is rendered from, apart from the local state of single widgets."""

    snapshot: Snapshot
    language: Language = SOURCE_LANGUAGE
    dark: bool = True
    """The theme shown is the dark one."""
    theme: Theme = Theme.SYSTEM
    """The theme chosen."""
    text_size: TextSize = TextSize.SYSTEM
    system_text: float = 1.0
    """The factor by which the device's system or browser enlarges all texts."""
    reduced_motion: bool = False
    """The device's system settings ask for no animations."""
    countdown: bool = True
    """Whether a countdown is shown before cards are turned."""
    sounds: bool = False
    hourglass: int = 0
    """Seconds of the hourglass for turns and claims; 0 for none."""
    own_name: str | None = None
    """The name of the player who has this device in hand; None for a device of all players."""
    guest: bool = False
    """The page is open on another device than the host."""
    practice: bool = False
    """The table is for practice, and only on this page."""
    hints: bool = False
    """A sentence on the table says what happens now."""
    outwards: bool = False
    """Seat cards are turned to their people."""
    turning: bool = False
    """The panel is turned to whoever acts, on a device that lies flat among the players."""
    far: bool = False
    """The table shows only what can be read from afar."""
    width: float = 1280.0
    height: float = 800.0
    """In pixels, before the page is enlarged by `scale`."""
    scale: float = 1.0
    route: str = "/"
    notice: str | None = None
    """One sentence on what was refused or failed, shown until the next tap."""
    scanning: bool = False
    """A picture with a QR code is awaited from this device."""
    ignored_taps: int = 0
    """How many taps did not count because they were aimed at other controls."""
    draft: Draft = field(default_factory=Draft)
    draft_revision: int = 0
    """The revision that was shown when the reader began to prepare a new game."""
    asked: GameId | None = None
    """The running game of which the reader was told that a new one puts it away."""
    dialog: Dialog | None = None
    dialog_openings: int = 0
    """How often a dialog was opened: tells an open dialog from an earlier opening of it."""
    games: Games = field(default_factory=Games)
    replay: Replay | None = None
    series: SeriesPage = field(default_factory=SeriesPage)
    oldest_first: bool = False
    """The history begins with the start of the game."""
    stored_selection: Selection = field(default_factory=lambda: Selection(revision=-1))
    """The last selection, perhaps of an earlier revision."""
    reading: Reading = field(default_factory=Reading)
    opened: OpenedSet | None = None
    """The shared set opened last."""
    trial: Trial | None = None
    picked: Picked | None = None
    tonight: Tonight | None = None
    players: tuple[PlayerTotals, ...] | None = None
    """The players over all finished games; None until they have been counted."""
    players_tonight: tuple[PlayerTotals, ...] = ()
    """The same over the games of this evening."""
    only_tonight: bool = False
    """The players of this evening are shown."""
    player: str | None = None
    """The name of the player whose figures are shown."""
    people: People = field(default_factory=People)
    players_origin: str = "/"
    """The route from which the players were opened."""

    @property
    def group_state(self) -> GroupState:
        """Everything the group keeps apart from its games."""
        return self.snapshot.group_state

    @property
    def may_change(self) -> bool:
        """Whether this page may change everything: undo, correct, start and open games."""
        return not self.guest or self.guest_rights is GuestRights.EVERYTHING

    @property
    def guest_rights(self) -> GuestRights:
        """What guests may do."""
        return self.group_state.guest_rights

    @property
    def card_language(self) -> Language | None:
        """The language of the group's cards; None if the group has not said."""
        return self.group_state.settings.card_language

    @property
    def group(self) -> Group | None:
        """The last group in its present seating order; None before the first game."""
        return self.snapshot.group

    @property
    def replayed(self) -> Replay | None:
        """The replay, if it is the screen shown."""
        replay = self.replay
        shown = replay is not None and segments(self.route) == ["games", replay.segment]
        return replay if shown else None

    @property
    def unfinished(self) -> bool:
        """Whether the draft has names or a set unlike those of the last group."""
        draft, group = self.draft, self.group
        if draft.begun or not any(name.strip() for name in draft.names):
            return False
        if group is None or draft.names != group.names:
            return True
        return draft.own_cards not in ((), group.cards)

    @property
    def playing(self) -> bool:
        """Whether there is a game that has not ended."""
        game = self.snapshot.game
        return game is not None and game.table.end is None

    @property
    def interrupted(self) -> SavedGame | None:
        """The game that was put away last, if it can go on and no other is being played."""
        game = self.snapshot.put_away
        if game is None or game.table is None or game.table.end is not None:
            return None
        return game

    @property
    def edition(self) -> EditionId:
        """The edition of the draft, of the game, or of the last group, depending on the route."""
        if is_new(self.reading.origin if is_rules(self.route) else self.route):
            return self.draft.edition
        if self.snapshot.game is not None:
            return self.snapshot.game.table.rules.edition.id
        return self.usual_box

    @property
    def usual_box(self) -> EditionId:
        """The edition of the last group; without one, one with a rule sheet in the language."""
        if self.group_state.group is not None:
            return self.group_state.group.edition
        found = (box.id for box in EDITIONS.values() if self.language.value in box.sheets)
        return next(found, EditionId.FIRST)

    @property
    def selection(self) -> Selection:
        """The selection on the table as shown; a new one once the revision has changed."""
        if self.stored_selection.revision == self.snapshot.revision:
            return self.stored_selection
        return self.first_selection

    @property
    def first_selection(self) -> Selection:
        """What is selected before the first tap on a revision.

        All candidates of a question about people are selected if so many may be chosen.
        """
        game = self.snapshot.game
        asked = None if game is None else people_question(game.table)
        return Selection(self.snapshot.revision, targets=asked.likely_answer if asked else None)

    def with_dialog(self, dialog: Dialog | None) -> Self:
        """Return the view with a dialog opened, or with none."""
        return replace(
            self,
            dialog=dialog,
            dialog_openings=self.dialog_openings + (dialog is not None),
            notice=None,
        )
