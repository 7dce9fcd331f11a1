"""House rules: where a group may depart from the printed rules or our rulings.

Only rules that the sheets differ in or are silent about, and the preparation turns. The first
choice of each rule is the printed one, or our ruling, and the default.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Final, Literal, Self, get_args

from pydantic import ConfigDict

from companion.core.boxes import Edition, cards_each
from companion.core.commands import TurnAction
from companion.core.powers.blocks import NameCardOrPay

_ROUNDS: Final[Mapping[str, int]] = {"none": 0, "one_each": 1, "two_each": 2}


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The rules of a table, by their names in records."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    opening_turns: Literal["four", "none", "one_each", "two_each"] = "four"
    """The preparation turns (section 4)."""
    spare_cards: Literal["six", "free"] = "six"
    """The set of 4 or 5 players: six cards, or as many as players and up to two more."""
    forced_swap: Literal["any_card", "players_card"] = "any_card"
    """What a swap forced by a reveal may be with (R11)."""
    fool: Literal["players_cards", "center_card"] = "players_cards"
    """Whether one of the Fool's two cards may lie in the centre (R5)."""
    end: Literal["thirteen_first", "zero_first"] = "thirteen_first"
    """Which end is checked first (R13)."""
    no_name: Literal["no_answer", "wrong"] = "no_answer"
    """What "I don't know" is to the Inquisitor or Guru."""

    def choose(self, rule: str, choice: str) -> Self:
        """Return the rules with one of `CHOICES`."""
        return replace(self, **{rule: choice})  # type: ignore[arg-type]

    def chosen(self) -> dict[str, str]:
        """Return the rules that are not as printed or ruled, with their choices."""
        return {
            rule: choice
            for rule, choices in CHOICES.items()
            if (choice := getattr(self, rule)) != choices[0]
        }


AS_PRINTED: Final = HouseRules()
"""No house rules."""

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    field.name: get_args(field.type) for field in fields(HouseRules)
}
"""The choices of each rule, the default first."""


def with_house_rules(edition: Edition, rules: HouseRules) -> Edition:
    """Return the edition as a table plays it."""
    if rules == AS_PRINTED:
        return edition
    return replace(
        edition,
        opening_rounds=_ROUNDS.get(rules.opening_turns),
        free_spare_cards=rules.spare_cards == "free",
        forced_swap_from_centre=rules.forced_swap == "any_card",
        zero_first=rules.end == "zero_first",
    )


def rules_that_matter(edition: Edition, players: int) -> Iterator[str]:
    """Yield the rules that can make a difference in games of an edition with so many players."""
    with_centre = cards_each(players) == 1
    asks = any(
        isinstance(block, NameCardOrPay)
        for character in edition.characters.values()
        for block in character.power
    )
    matters = {
        "spare_cards": players in (4, 5),
        "forced_swap": with_centre and edition.after_reveal == (TurnAction.SWAP,),
        "fool": with_centre and "fool" in edition.characters,
        "no_name": asks,
    }
    yield from (rule for rule in CHOICES if matters.get(rule, True))
