"""What a tap on a seat adds to the turn."""

from dataclasses import dataclass

from companion.core.boxes import cards_each
from companion.core.commands import Claim
from companion.core.phases import most_true, people_question, possible_claimants, revealed_people
from companion.core.table import Phase, Table


@dataclass(frozen=True, slots=True)
class ChooseTarget:
    """A tap on a seat chooses a target of the power, or deselects it; `most` in all."""

    person: int
    most: int


@dataclass(frozen=True, slots=True)
class TakeBackClaim:
    """A tap on a seat takes this person's claim back."""

    person: int


@dataclass(frozen=True, slots=True)
class ChooseTrue:
    """A tap on a seat says that this person really is the announced character, or takes it back.

    `most` can be it.
    """

    person: int
    most: int


def tap_on_seat(
    table: Table, person: int
) -> Claim | TakeBackClaim | ChooseTarget | ChooseTrue | None:
    """Return what a tap on a person's seat adds to the turn; None if it adds nothing.

    While claims are open, taps claim and take claims back; once the cards are revealed, they say
    who really is the character. With several cards each, claims are made in the dock, which asks
    for the card.
    """
    if table.phase is Phase.REVEAL and person in revealed_people(table):
        return ChooseTrue(person, most_true(table))
    opened = table.announcement
    if table.phase is Phase.CLAIMS and opened is not None:
        if person in opened.claimants:
            return TakeBackClaim(person)
        single = cards_each(len(table.seats)) == 1
        return Claim(person) if single and person in possible_claimants(table) else None
    asked = people_question(table)
    if asked is not None and asked.only_answer is None and person in asked.candidates:
        return ChooseTarget(person, asked.sizes[-1])
    return None
