"""The set being built in words: its title, counts and advice. Without Flet."""

from collections.abc import Iterator
from itertools import chain

from companion.content.set_catalogue import Scenario
from companion.core.boxes.box import cards_each
from companion.core.set_rules import bank_money_cards, bank_money_needed
from companion.i18n.messages import Messages
from companion.ui.new_game.state import OWN, Draft
from companion.ui.wording.set_texts import card_name, early_advice, early_cards, set_title


def drafted_set_title(scenario: Scenario, draft: Draft, say: Messages) -> str:
    """Return the title of a set offered for a draft; the group's own may have a name."""
    if scenario.id == OWN:
        return own_set_title(draft, say)
    return set_title(scenario, draft.box, say)


def own_set_title(draft: Draft, say: Messages) -> str:
    """Return the title of the set being built: its name, or that it is random or the group's."""
    random = "" if draft.seed is None else say.text("ask-random", seed=str(draft.seed))
    return draft.set_name.strip() or random or say.text("set-yours")


def card_counts(draft: Draft, say: Messages) -> str:
    """Return how many cards the set being built has, and how many lie in the centre."""
    players, have = len(draft.names), len(draft.cards)
    centre = max(have - players * cards_each(players), 0)
    return f"{say.text('builder-cards', have=have)} · {say.text('builder-centre', count=centre)}"


def set_advice(draft: Draft, say: Messages) -> list[str]:
    """Return what would improve an allowed set, and what only the group's own cards show."""
    box = draft.box
    advice = []
    printed = draft.sheet is not None or box.is_printed(len(draft.names), draft.cards)
    if draft.cards and not printed:
        have, cards = bank_money_cards(box, draft.cards), len(draft.cards)
        if have >= bank_money_needed(cards) and not box.has_ample_bank_money(have, cards):
            better = "builder-half-money" if box.half_bank_money else "builder-more-money"
            advice.append(say.text(better))
    if draft.sheet is None:
        advice += _minimum_advice(draft, say)
    return advice


def _minimum_advice(draft: Draft, say: Messages) -> Iterator[str]:
    """Yield which cards probably need more players, then whose figure is on the card only."""
    box, players = draft.box, len(draft.names)
    unknown = [
        card
        for card in dict.fromkeys(draft.cards)
        if card in box.characters and box.characters[card].minimum is None
    ]
    yield from early_advice(draft.cards, players, box, say)
    early = set(chain(*early_cards(draft.cards, players, box).values()))
    names = [card_name(card, box) for card in unknown if card not in early]
    if names:
        yield say.text("builder-corner", characters=names)
