"""Sets in words: titles, what each brings from the bank, advice on a set being built."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.content.set_catalogue import Scenario
from companion.core.boxes import LIKELY_MINIMUM, Edition, cards_each
from companion.core.set_rules import JUDGE, bank_money_cards, bank_money_needed
from companion.i18n import CharacterName, Messages
from companion.simulation import Statistics
from companion.simulation.pace import estimated_minutes
from companion.ui.new_game.state import OWN, Draft
from companion.ui.wording.available_sets import box_of

_GENTLE, _MEAN = 0.45, 0.56
"""Share of coins taken from players, of all that powers pay."""
_FEW_COINS, _MANY_COINS = 0.55, 0.85
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
    if shown.id == OWN:
        return say.text("set-yours")
    if shown.printing is not None:
        return say.text("set-with", character=card_name(shown.cards[-1], box))
    if box.is_printed(shown.players, shown.cards):
        return say.text("set-printed", count=shown.players)
    return sheet_message(say, "sheet-side", shown.id.removeprefix("sheet-"))


def drafted_set_title(shown: Scenario, draft: Draft, say: Messages) -> str:
    """Return the title of a set offered for a draft; the group's own may have a name."""
    if shown.id == OWN and draft.set_name.strip():
        return draft.set_name.strip()
    return set_title(shown, box_of(draft), say)


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
    moved = max(figures.taken + figures.bank, 0.01)
    return (
        say.text("set-minutes", minutes=minutes),
        say.text("set-mood", mood=_graded(figures.taken / moved, _GENTLE, _MEAN)),
        say.text("set-coins", coins=_graded(figures.bank, _FEW_COINS, _MANY_COINS)),
    )


def _graded(value: float, low: float, high: float) -> str:
    return "low" if value < low else "high" if value > high else "middle"


def card_counts(draft: Draft, say: Messages) -> str:
    """Return how many cards the set being built has, and how many lie in the centre."""
    players, have = len(draft.names), len(draft.cards)
    centre = max(have - players * cards_each(players), 0)
    return f"{say.text('builder-cards', have=have)} · {say.text('builder-centre', count=centre)}"


def set_advice(draft: Draft, say: Messages) -> list[str]:
    """Return what would improve an allowed set, and what only the group's own cards show."""
    box = box_of(draft)
    found = []
    printed = draft.sheet is not None or box.is_printed(len(draft.names), draft.cards)
    if draft.cards and not printed:
        have, cards = bank_money_cards(box, draft.cards), len(draft.cards)
        if have >= bank_money_needed(cards) and not box.has_ample_bank_money(have, cards):
            better = "builder-half-money" if box.half_bank_money else "builder-more-money"
            found.append(say.text(better))
    if draft.sheet is None:
        found += _minimum_advice(draft, say)
    return found


def _minimum_advice(draft: Draft, say: Messages) -> Iterator[str]:
    """Yield which cards probably need more players, then whose figure is on the card only."""
    box, players = box_of(draft), len(draft.names)
    unknown = [
        card
        for card in dict.fromkeys(draft.cards)
        if card in box.characters and box.characters[card].minimum is None
    ]
    likely = {card: LIKELY_MINIMUM.get(card, 0) for card in unknown}
    for minimum in sorted({each for each in likely.values() if each > players}):
        names = [card_name(card, box) for card in unknown if likely[card] == minimum]
        yield say.text("builder-likely-minimum", minimum=minimum, characters=names)
    names = [card_name(card, box) for card in unknown if likely[card] <= players]
    if names:
        yield say.text("builder-corner", characters=names)
