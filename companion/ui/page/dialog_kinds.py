"""The dialogs: each is a value that carries what it is about. Any screen may open any of them."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.commands import Pot, Transfer


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction of coins being put together: from one pot or person to another (R10)."""

    source: int | Pot | None = None
    target: int | Pot | None = None
    coins: int = 1

    @property
    def transfer(self) -> Transfer | None:
        """The command that carries it out; None while source or target is still to be chosen."""
        if self.source is None or self.target is None:
            return None
        return Transfer(self.source, self.target, self.coins)


NO_CORRECTION = Correction()
"""Nothing chosen yet."""


@dataclass(frozen=True, slots=True)
class Dialog:
    """A dialog over a screen."""

    title: ClassVar[str] = ""
    """The message that is its title, unless the title depends on what the dialog is about."""


class LanguageDialog(Dialog):
    """Choose the language of the screen."""

    title = "language-title"


class HistoryDialog(Dialog):
    """What happened in the game, turn by turn."""

    title = "history-title"


class MoreDialog(Dialog):
    """Less frequent actions."""

    title = "more-title"


class MistakenLookDialog(Dialog):
    """Record that somebody saw their own card by mistake."""

    title = "mistaken-title"


@dataclass(frozen=True, slots=True)
class CorrectCoinsDialog(Dialog):
    """Correct coins by hand."""

    title = "correct-title"
    correction: Correction = NO_CORRECTION
    closing: bool = False
    """Whether it asks what becomes of the correction before it closes."""


class PhonesDialog(Dialog):
    """Let phones join, and choose what they may do."""

    title = "phones-title"


class RenewInvitationDialog(Dialog):
    """Ask before all phones are disconnected."""

    title = "phones-renew"


class AboutDialog(Dialog):
    """Version, disclaimer and licences."""

    title = "about-title"


class InstallDialog(Dialog):
    """Install the app on this device."""

    title = "install-title"


@dataclass(frozen=True, slots=True)
class MoveGameDialog(Dialog):
    """The current game as a QR code."""

    title = "move-title"
    link: str | None = None
    """None if the game is too long for a code."""


class AppearanceDialog(Dialog):
    """Choose theme and text size."""

    title = "appearance-title"


class EndingsDialog(Dialog):
    """Who could win or end the game."""

    title = "endings-title"


@dataclass(frozen=True, slots=True)
class AskSetDialog(Dialog):
    """Say what a game should be like, and get three sets."""

    title = "ask-title"
    minutes: int | None = None
    """None: any length."""
    mood: str = ""
    """"low", "middle" or "high", as the figures of sets are graded; empty: any."""
    coins: str = ""
    """The same for the coins from the bank."""
    without: frozenset[str] = frozenset()
    """Characters that nobody wants."""
    choosing: bool = False
    """Whether they are being chosen."""


class HouseRulesDialog(Dialog):
    """Choose what the table plays otherwise than printed."""

    title = "house-rules-title"


class TableRulesDialog(Dialog):
    """The house rules of the game on the table."""

    title = "house-rules-title"


class FiguresDialog(Dialog):
    """The sets on offer in figures."""

    title = "figures-title"


@dataclass(frozen=True, slots=True)
class PlayerDialog(Dialog):
    """What can be put right about a player."""

    person: int
    correction: Correction = NO_CORRECTION
    closing: bool = False
    """Whether it asks what becomes of the correction before it closes."""


@dataclass(frozen=True, slots=True)
class RenameDialog(Dialog):
    """Correct a player's name during a game."""

    title = "rename-title"
    person: int
    typed: str | None = None
    """None until something is typed."""


@dataclass(frozen=True, slots=True)
class MaskDialog(Dialog):
    """A character in play: power, announcement, rules."""

    character: str


@dataclass(frozen=True, slots=True)
class ProtectedCardDialog(Dialog):
    """What may be done with a player's protected card."""

    person: int


class BgStatsDialog(Dialog):
    """A finished game for the app BG Stats."""

    title = "bg-stats-title"


class PictureDialog(Dialog):
    """The picture of a finished game."""

    title = "picture-title"


@dataclass(frozen=True, slots=True)
class RenamePersonDialog(Dialog):
    """Give a player another name in all games."""

    title = "person-rename-title"
    name: str
    typed: str | None = None
    """None until something is typed."""


@dataclass(frozen=True, slots=True)
class MergePersonDialog(Dialog):
    """Count the games of one player for another one."""

    title = "person-merge-title"
    name: str


@dataclass(frozen=True, slots=True)
class PersonMarkDialog(Dialog):
    """Choose a player's color and symbol."""

    title = "mark-title"
    name: str


class ForgetDialog(Dialog):
    """Ask before people are forgotten."""

    title = "forget-title"


class GroupDialog(Dialog):
    """Make or change a saved group."""

    title = "group-title"


class WhoDialog(Dialog):
    """Say who has a guest's phone in hand. It can't be closed otherwise."""

    title = "who-title"


class PrivateNotesDialog(Dialog):
    """What the reader has written down for themselves, on this device alone."""

    title = "notes-title"


class OwnSeatDialog(Dialog):
    """Choose who has this device in hand."""

    title = "seat-title"
