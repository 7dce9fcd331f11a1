"""Lawful sets put together by the program: filling up a half-chosen one, or a random one.

The same seed gives the same set everywhere, so that a group can say it aloud.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

from companion.core.boxes import Character, Edition
from companion.core.set_rules import JUDGE, choosing_defects

SEEDS = range(1000, 10000)
"""The numbers a random set is asked for by: four figures can be said and heard."""


def random_set(edition: Edition, players: int, seed: int) -> tuple[str, ...] | None:
    """A lawful set of the usual number of cards; None where the box has none for so many."""
    return completed(edition, players, (), seed)


def completed(
    edition: Edition, players: int, cards: Sequence[str], seed: int
) -> tuple[str, ...] | None:
    """A lawful set that holds the chosen cards, of as few cards as there can be.

    None if no lawful set for so many people has these cards.
    """
    chosen = Counter(cards)
    if any(not _fits(edition, card, number) for card, number in chosen.items()):
        return None
    start = [
        card for card in chosen for _ in range(max(chosen[card], edition.characters[card].copies))
    ]
    others = [each for each in edition.characters.values() if each.id not in chosen]
    Random(seed).shuffle(others)
    # the Judge has to be in: looking at the sets without first would be looking in vain
    others.sort(key=lambda each: each.id != JUDGE)
    for size in sorted(edition.numbers_of_cards(players)):
        found = _filled(edition, players, start, others, size)
        if found is not None:
            return found
    return None


def _fits(edition: Edition, card: str, number: int) -> bool:
    return card in edition.characters and number <= edition.characters[card].copies


def _filled(
    edition: Edition, players: int, cards: list[str], others: list[Character], size: int
) -> tuple[str, ...] | None:
    """The first lawful set of `size` cards with these, taking from `others` in their order."""
    if len(cards) == size:
        return None if choosing_defects(edition, players, cards) else tuple(cards)
    for place, each in enumerate(others):
        if len(cards) + each.copies > size or players < (each.minimum or 0):
            continue
        more = [*cards, *[each.id] * each.copies]
        found = _filled(edition, players, more, others[place + 1 :], size)
        if found is not None:
            return found
    return None
