"""The blocks that printed and custom powers are made of (sections 5 and 6).

A block is data with two methods: `asks` returns the next question to the user or another player,
and `events` yields what happens once all are answered. Nobody pays more than they have (R6).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, ConfigDict, Field

from companion.core.commands import Pot
from companion.core.events import (
    Answered,
    CardShown,
    Compared,
    Declined,
    End,
    Event,
    FortunesSwapped,
    GameEnded,
    Paid,
    PlacesChanged,
    WentOut,
)
from companion.core.powers.view import PowerView
from companion.core.questions import Answers, PeopleQuestion, Question, YesNoQuestion

_STRICT = ConfigDict(extra="forbid", strict=True, revalidate_instances="always")

MOST_COINS = 13
"""The most coins that a block can name."""

Coins = Annotated[int, Field(ge=1, le=MOST_COINS)]


def _each_once(sides: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(sides)) < len(sides):
        raise ValueError("a side is named twice")
    return sides


Sides = Annotated[
    tuple[Literal["left", "right"], ...],
    Field(min_length=1, max_length=2),
    AfterValidator(_each_once),
]


class _Silent:
    """A block without questions."""

    __slots__ = ()

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Return None."""
        return None


@dataclass(frozen=True, slots=True)
class TakeFromBank(_Silent):
    """Coins from the bank: `coins`, or `together` if several people use the power at once (R8)."""

    __pydantic_config__ = _STRICT
    coins: Coins
    together: Coins | None = None
    block: Literal["take_from_bank"] = "take_from_bank"

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield a payment to each who shares the power, at most what the bank has."""
        several = table.power_users > 1
        coins = self.together if several and self.together else self.coins
        left_over = table.bank
        for person in (user, *(table.joined if self.together else ())):
            paid = min(coins, left_over)
            left_over -= paid
            if paid:
                yield Paid("bank", person, paid)


@dataclass(frozen=True, slots=True)
class TakeFromCourt(_Silent):
    """All coins on the courthouse. Fines for the same announcement come later and stay there."""

    __pydantic_config__ = _STRICT
    block: Literal["take_from_court"] = "take_from_court"

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield a payment, unless the court is empty."""
        yield from _payment(table, "court", user, table.court)


@dataclass(frozen=True, slots=True)
class TakeFromNeighbours(_Silent):
    """Coins from the neighbours on the left and on the right, or from one of them."""

    __pydantic_config__ = _STRICT
    coins: Coins
    sides: Sides = ("left", "right")
    block: Literal["take_from_neighbours"] = "take_from_neighbours"

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield a payment from each side; with two players, both are the same person."""
        left_over = {person: table.coins_of(person) for person in table.seats}
        beside = {"left": table.left_of(user), "right": table.right_of(user)}
        for person in (beside[side] for side in self.sides):
            coins = min(self.coins, left_over[person])
            left_over[person] -= coins
            if coins:
                yield Paid(person, user, coins)


@dataclass(frozen=True, slots=True)
class BankPaysNeighbours(_Silent):
    """Coins from the bank for the neighbour on the right, then for the one on the left."""

    __pydantic_config__ = _STRICT
    coins: Coins
    block: Literal["bank_pays_neighbours"] = "bank_pays_neighbours"

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield two payments, at most what the bank has."""
        left_over = table.bank
        for person in (table.right_of(user), table.left_of(user)):
            coins = min(self.coins, left_over)
            left_over -= coins
            if coins:
                yield Paid("bank", person, coins)


@dataclass(frozen=True, slots=True)
class TakeFromRichest:
    """Coins from the richest other person; the user chooses among several."""

    __pydantic_config__ = _STRICT
    coins: Coins
    block: Literal["take_from_richest"] = "take_from_richest"

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask who of the richest pays; settled if there is only one."""
        if answers.targets is not None:
            return None
        richest = self._richest(table, user)
        return PeopleQuestion(richest, (1,), settled=len(richest) == 1)

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield a payment from the chosen one."""
        for target in answers.targets or ():
            yield from _payment(table, target, user, self.coins)

    @staticmethod
    def _richest(table: PowerView, user: int) -> tuple[int, ...]:
        others = table.others_clockwise(user)
        most = max(map(table.coins_of, others))
        return tuple(person for person in others if table.coins_of(person) == most)


@dataclass(frozen=True, slots=True)
class TakeFromEachRicher(_Silent):
    """1 coin from each person who is richer than the user by then, clockwise from the left."""

    __pydantic_config__ = _STRICT
    block: Literal["take_from_each_richer"] = "take_from_each_richer"

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield a payment or a comparison for each other person, as the user's total grows."""
        own = table.coins_of(user)
        for person in table.others_clockwise(user):
            if table.coins_of(person) > own:
                own += 1
                yield Paid(person, user, 1)
            else:
                yield Compared(user, person)


@dataclass(frozen=True, slots=True)
class TakeFromChosen:
    """Coins from each of several other people chosen by the user."""

    __pydantic_config__ = _STRICT
    coins: Coins
    people: Annotated[int, Field(ge=1, le=3)] = 1
    block: Literal["take_from_chosen"] = "take_from_chosen"

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask who pays: `people` others, or all if there are fewer."""
        if answers.targets is not None:
            return None
        others = table.others_clockwise(user)
        return PeopleQuestion(others, (min(self.people, len(others)),))

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield a payment from each person chosen."""
        for person in answers.targets or ():
            yield from _payment(table, person, user, self.coins)


@dataclass(frozen=True, slots=True)
class TopUpTo(_Silent):
    """Coins from the bank up to a total; none from that total on."""

    __pydantic_config__ = _STRICT
    total: Coins
    block: Literal["top_up_to"] = "top_up_to"

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield a payment from the bank, or none."""
        yield from _payment(table, "bank", user, self.total - table.coins_of(user))


@dataclass(frozen=True, slots=True)
class SwapFortunes:
    """An optional exchange of all coins with another person."""

    __pydantic_config__ = _STRICT
    block: Literal["swap_fortunes"] = "swap_fortunes"

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask with whom, if anyone."""
        return _one_other(table, user, answers, may_decline=True)

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield the exchange, or the refusal."""
        yield FortunesSwapped(user, answers.targets[0]) if answers.targets else Declined(user)


@dataclass(frozen=True, slots=True)
class NameCardOrPay:
    """A payment by another person who names their own card wrongly, at most all they have."""

    __pydantic_config__ = _STRICT
    coins: Coins
    block: Literal["name_card_or_pay"] = "name_card_or_pay"

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask who must name their card, then whether they were right."""
        if answers.targets is None:
            return _one_other(table, user, answers)
        return YesNoQuestion(answers.targets[0]) if answers.right is None else None

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield the card shown, and a payment if the name was wrong (section 12: the Damned)."""
        (target,) = answers.targets or ()
        yield Answered(target, bool(answers.right))
        if answers.damned:
            yield WentOut(user, heir=target)
        elif not answers.right:
            yield from _payment(table, target, user, self.coins)


@dataclass(frozen=True, slots=True)
class ShowCard:
    """Another person's card, shown to everyone but its owner. It counts as a reveal."""

    __pydantic_config__ = _STRICT
    block: Literal["show_card"] = "show_card"

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask who shows their card."""
        return _one_other(table, user, answers)

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield the card shown."""
        for person in answers.targets or ():
            yield CardShown(person)


@dataclass(frozen=True, slots=True)
class MovePeople:
    """Coins from two others, who then change places; coins and cards stay at the seats (R4)."""

    __pydantic_config__ = _STRICT
    coins: Coins
    block: Literal["move_people"] = "move_people"

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        """Ask who moves; with two players, nobody does."""
        others = table.others_clockwise(user)
        asked = answers.targets is None and len(others) > 1
        return PeopleQuestion(others, (2,)) if asked else None

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield two payments, then the change of places."""
        for person in answers.targets or ():
            yield from _payment(table, person, user, self.coins)
        if answers.targets:
            yield PlacesChanged(*answers.targets)


@dataclass(frozen=True, slots=True)
class WinAt(_Silent):
    """A win with enough coins; otherwise nothing."""

    __pydantic_config__ = _STRICT
    coins: Coins
    block: Literal["win_at"] = "win_at"

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield the end of the game if the user has enough coins."""
        if table.coins_of(user) >= self.coins:
            yield GameEnded(End.POWER, (user,))


@dataclass(frozen=True, slots=True)
class ByHand(_Silent):
    """A part of a power that players carry out with their cards. No coins move."""

    __pydantic_config__ = _STRICT
    block: Literal["by_hand"] = "by_hand"

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        """Yield nothing."""
        return iter(())


Block = (
    TakeFromBank
    | TakeFromCourt
    | TakeFromNeighbours
    | BankPaysNeighbours
    | TakeFromRichest
    | TakeFromEachRicher
    | TakeFromChosen
    | TopUpTo
    | SwapFortunes
    | NameCardOrPay
    | ShowCard
    | MovePeople
    | WinAt
    | ByHand
)


def _payment(table: PowerView, source: int | Pot, target: int, coins: int) -> Iterator[Event]:
    coins = min(coins, table.held(source))
    if coins > 0:
        yield Paid(source, target, coins)


def _one_other(
    table: PowerView, user: int, answers: Answers, *, may_decline: bool = False
) -> Question | None:
    if answers.targets is not None:
        return None
    return PeopleQuestion(table.others_clockwise(user), (0, 1) if may_decline else (1,))
