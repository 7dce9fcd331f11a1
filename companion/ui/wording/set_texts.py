"""Sets in words: titles, what each brings from the bank, advice on a set being built."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.content.set_catalogue import Scenario, catalogue
from companion.core.boxes import Edition, whole_box
from companion.core.boxes.box import EditionId, cards_each
from companion.core.boxes.second_edition import LIKELY_MINIMUM
from companion.core.set_rules import JUDGE, bank_money_cards, bank_money_needed
from companion.core.setup import SHEET_PREFIX
from companion.i18n import CharacterName, Messages
from companion.simulation import Statistics
from companion.simulation.statistics import estimated_minutes

_GENTLE, _MEAN = 0.45, 0.95
"""Coins taken from players, per turn."""
_FEW_COINS, _MANY_COINS = 0.6, 0.85
"""Coins from the bank, per turn."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence about a set; `good` if it is as the rules want it."""

    text: str
    good: bool


def card_name(card: str, box: Edition) -> CharacterName:
    """Return the character of a card as an argument of a message."""
    known = box.characters.get(card)
    return CharacterName(card, known.given_name if known else None)


def set_title(shown: Scenario, box: Edition, say: Messages) -> str:
    """Return the title of a set; those of two printings are told apart by their last card."""
    if shown.name is not None:
        return say.text(shown.name)
    if shown.printing is not None:
        return say.text("set-with", character=card_name(shown.cards[-1], box))
    if box.is_printed(shown.players, shown.cards):
        return say.text("set-printed", count=shown.players)
    return sheet_message(say, "sheet-side", shown.id.removeprefix("sheet-"))


def sheet_message(say: Messages, message: str, sheet: str) -> str:
    """Return a message about a scenario sheet and side such as "7-a"."""
    number, _, side = sheet.partition("-")
    return say.text(message, number=number, side=side.upper())


def set_remarks(shown: Scenario, box: Edition, say: Messages) -> list[Remark]:
    """Return whether a set has the Judge, and whether enough cards draw on the bank."""
    cards = len(shown.cards)
    have = bank_money_cards(box, shown.cards)
    enough = have >= bank_money_needed(cards)
    if box.is_printed(shown.players, shown.cards):
        message = "set-bank-money" if enough else "set-bank-money-printed"
    else:
        message = "set-bank-money-own"
    found = [Remark(say.text(message, have=have, cards=cards), enough)]
    if JUDGE in shown.cards:
        judge = say.text("set-judge-in", cards=cards, count=shown.players)
        found.insert(0, Remark(judge, good=True))
    return found


def set_outline(figures: Statistics, players: int, say: Messages) -> tuple[str, ...]:
    """Return in a few words each how long games with a set take, how mean and how rich they are."""
    minutes = estimated_minutes(figures.turns, players)
    return (
        say.text("set-minutes", minutes=minutes),
        say.text("set-mood", mood=mood_of(figures)),
        say.text("set-coins", coins=riches_of(figures)),
    )


def mood_of(figures: Statistics) -> str:
    """Return "low", "middle" or "high": how many coins are taken from players."""
    return _graded(figures.taken, _GENTLE, _MEAN)


def riches_of(figures: Statistics) -> str:
    """Return "low", "middle" or "high": how many coins come from the bank."""
    return _graded(figures.bank, _FEW_COINS, _MANY_COINS)


def set_facts(shown: Scenario, say: Messages, *, for_beginners: bool) -> tuple[str, ...]:
    """Return what a host asks about a set before its cards, in a few words each."""
    centre = max(len(shown.cards) - shown.players * cards_each(shown.players), 0)
    return (
        *((say.text("set-first-game"),) if for_beginners else ()),
        *((say.text("builder-centre", count=centre),) if centre else ()),
    )


def early_cards(cards: Iterable[str], players: int, box: Edition) -> dict[int, list[str]]:
    """Return cards that probably need more players, by the number that they need.

    It is printed in the corner of the cards and known to us from one source only (section 3).
    """
    early: dict[int, list[str]] = {}
    for card in dict.fromkeys(cards):
        known = box.characters.get(card)
        least = LIKELY_MINIMUM.get(card, 0)
        if known is not None and known.minimum is None and least > players:
            early.setdefault(least, []).append(card)
    return dict(sorted(early.items()))


def early_advice(cards: Iterable[str], players: int, box: Edition, say: Messages) -> list[str]:
    """Return in words which cards probably need more players."""
    return [
        say.text(
            "builder-likely-minimum",
            minimum=minimum,
            characters=[card_name(card, box) for card in early],
        )
        for minimum, early in early_cards(cards, players, box).items()
    ]


def _graded(value: float, low: float, high: float) -> str:
    return "low" if value < low else "high" if value > high else "middle"


def set_name(edition: EditionId, scenario: str | None, say: Messages) -> str:
    """Return the name of a printed set or one of ours; empty for a group's own."""
    if scenario is None:
        return ""
    if scenario.startswith(SHEET_PREFIX):
        return sheet_message(say, "sheet-side", scenario.removeprefix(SHEET_PREFIX))
    box = whole_box(edition)
    for each in catalogue():
        if each.id == scenario and each.edition == edition:
            return set_title(each, box, say)
    return ""
