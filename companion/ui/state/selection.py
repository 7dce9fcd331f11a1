"""What has been selected on one screen and is not confirmed yet."""

from dataclasses import dataclass

from companion.core.commands import CardSlot


@dataclass(frozen=True, slots=True)
class Selection:
    """What has been tapped on one screen but not confirmed; it holds for one revision only."""

    revision: int
    announcing: bool = False
    """The characters in play are shown to choose from."""
    slot: CardSlot | None = None
    """Which of several cards is announced."""
    true: tuple[int, ...] | None = None
    """Who really is the announced character; None while nothing is said."""
    targets: tuple[int, ...] | None = None
    """Whom a power's user names; None while nothing is said."""
