"""What is selected on a page and not confirmed yet."""

from dataclasses import dataclass

from companion.core.commands import CardSlot


@dataclass(frozen=True, slots=True)
class Selection:
    """What is selected on a page and not confirmed; valid for one revision only."""

    revision: int
    announcing: bool = False
    """Whether the characters are shown, to announce one."""
    slot: CardSlot | None = None
    """The card slot announced with, where people have several cards."""
    true: tuple[int, ...] | None = None
    """Who really is the announced character; None until answered."""
    damned: int | None = None
    """Who has shown the Damned; None for nobody."""
    targets: tuple[int, ...] | None = None
    """The people the power user chooses; None until chosen."""
