"""The part of a table that powers may know: seats, coins and characters, all of them public."""

from typing import Protocol

from companion.core.commands import Pot


class PowerView(Protocol):
    """The part of a table that power blocks read. Numbers are people; coins are whole coins."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The people by seat, clockwise."""

    @property
    def court(self) -> int:
        """The coins on the courthouse."""

    @property
    def bank(self) -> int:
        """The coins in the bank."""

    @property
    def power_users(self) -> int:
        """The number of people who use the announced power at once (R8)."""

    @property
    def played(self) -> str | None:
        """The character whose power was played last, in an earlier turn."""

    @property
    def announceable(self) -> tuple[str, ...]:
        """The characters in play that can be announced."""

    @property
    def cemetery(self) -> tuple[str, ...]:
        """The characters that may be the top card of the Cemetery: those outside the set."""

    @property
    def deadly(self) -> str | None:
        """The character whose card takes people out, unless the card is out itself."""

    @property
    def unmasked(self) -> tuple[int, ...]:
        """Who was just shown not to be the announced character; nobody in a borrowed power."""

    @property
    def joined(self) -> tuple[int, ...]:
        """The people who share a borrowed power with the user."""

    @property
    def borrows_again(self) -> bool:
        """Whether the power in use has come up twice in this turn (R22)."""

    def copies_in_play(self, character: str) -> int:
        """Return the number of the character's cards in the set."""

    def coins_of(self, person: int) -> int:
        """Return the coins at the person's seat."""

    def held(self, pot: int | Pot) -> int:
        """Return the coins in a pot or at a person's seat."""

    def others_clockwise(self, person: int) -> tuple[int, ...]:
        """Return everyone else, clockwise from the person's left."""

    def left_of(self, person: int) -> int:
        """Return the next person clockwise."""

    def right_of(self, person: int) -> int:
        """Return the next person counter-clockwise."""
