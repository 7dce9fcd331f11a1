"""The blocks that only the expansion's powers are made of (section 12).

Custom characters can't use them. A borrowing block yields `Borrowed`; the power then goes on with
the blocks of that character, questions and ends included.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.events import (
    Borrowed,
    CardShown,
    Event,
    FortunesPassed,
    Paid,
    WentOut,
)
from companion.core.powers.blocks import Block
from companion.core.powers.view import PowerView
from companion.core.questions import (
    Answers,
    CharacterQuestion,
    NumberQuestion,
    PeopleQuestion,
    Question,
    YesNoQuestion,
)


@dataclass(frozen=True, slots=True)
class PassFortunes:
    """Everyone's whole fortune, handed to the neighbour on the side that the user chooses."""

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask which neighbour gets the user's fortune; settled with two people."""
        if answers.targets is not None:
            return None
        beside = tuple(dict.fromkeys((table.left_of(user), table.right_of(user))))
        return PeopleQuestion(beside, (1,), settled=len(beside) == 1)

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield the passing of all fortunes."""
        clockwise = (user, *table.others_clockwise(user))
        to_left = answers.targets == clockwise[1:2]
        yield FortunesPassed(clockwise if to_left else clockwise[::-1])


@dataclass(frozen=True, slots=True)
class Gamble:
    """Coins from the bank, some hidden in a fist: for whoever guesses how many, or the user."""

    coins: int

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask who guesses, how many coins were in the fist, and whether the guess was right."""
        if answers.targets is None:
            return PeopleQuestion(table.others_clockwise(user), (1,))
        most = min(self.coins, table.bank)
        if answers.number is None:
            return NumberQuestion(1, most) if most else None
        if answers.right is None:
            return YesNoQuestion(answers.targets[0], shows_card=False)
        return None

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield the payment from the bank; what was not in the fist stays there."""
        (guesser,) = answers.targets or ()
        if answers.number:
            yield Paid("bank", guesser if answers.right else user, answers.number)


@dataclass(frozen=True, slots=True)
class TakeFromMan:
    """Coins from the right neighbour, who shows their card, if the character is male."""

    coins: int

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask whether the card of the right neighbour shows a man."""
        if answers.targets is None:
            return PeopleQuestion((table.right_of(user),), (1,), settled=True)
        return YesNoQuestion(answers.targets[0]) if answers.right is None else None

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield the card shown, then the payment, or the user's leaving."""
        (target,) = answers.targets or ()
        yield CardShown(target)
        if answers.damned:
            yield WentOut(user, heir=target)
        elif answers.right:
            coins = min(self.coins, table.coins_of(target))
            if coins:
                yield Paid(target, user, coins)


@dataclass(frozen=True, slots=True)
class BorrowPlayed:
    """The power that was played last. Shown characters of the same name share it (section 12)."""

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask who of those that were shown are the character, if several people can be (R21)."""
        borrowed, shown = _playable(table, table.played), table.unmasked
        if answers.targets is not None or borrowed is None or not shown:
            return None
        copies = table.copies_in_play(borrowed)
        if copies < 2:
            return None
        return PeopleQuestion(shown, tuple(range(min(copies, len(shown)) + 1)))

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield the power borrowed; nothing if none was played yet (R20)."""
        borrowed = _playable(table, table.played)
        if borrowed is not None:
            yield Borrowed(user, borrowed, answers.targets or ())


@dataclass(frozen=True, slots=True)
class BorrowFromCemetery:
    """The power of the Cemetery's top card, which then goes to the bottom."""

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask which card was turned up."""
        asked = answers.character is None and not table.borrows_again
        return CharacterQuestion(table.cemetery) if asked and table.cemetery else None

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield the power borrowed, or the user's leaving."""
        if answers.character is None:
            return
        if answers.character == table.deadly:
            yield WentOut(user)
        else:
            yield Borrowed(user, answers.character)


@dataclass(frozen=True, slots=True)
class BorrowNamed:
    """The power of somebody's character, if the user names it right. It counts as a reveal."""

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask who shows their card, which character was named, and whether that was right."""
        if answers.targets is None:
            people = self._people(table, user)
            return PeopleQuestion(people, (1,), alike=True) if people else None
        if answers.character is None:
            return CharacterQuestion(table.announceable)
        return YesNoQuestion(answers.targets[0]) if answers.right is None else None

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield the card shown, then the power borrowed, or the user's leaving."""
        for target in answers.targets or ():
            yield CardShown(target)
            if answers.damned:
                yield WentOut(user, heir=target)
            elif answers.right and answers.character:
                yield Borrowed(user, answers.character)

    @staticmethod
    def _people(table: PowerView, user: int) -> tuple[int, ...]:
        """Return who may be chosen: nobody who was just shown to be a false Usurper."""
        if table.borrows_again:
            return ()
        others = table.others_clockwise(user)
        return tuple(person for person in others if person not in table.unmasked)


PrintedBlock = (
    Block | PassFortunes | Gamble | TakeFromMan | BorrowPlayed | BorrowFromCemetery | BorrowNamed
)
"""The blocks of printed powers."""


def _playable(table: PowerView, character: str | None) -> str | None:
    """Return the character, unless a power is about to be borrowed twice in a turn (R22)."""
    return None if table.borrows_again else character
