"""Generation of valid sets: at random, or by completing a set partly chosen.

A seed gives the same set on all devices, so people can tell each other the seed.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

from companion.core import Character, Edition
from companion.core.set_rules import JUDGE, choosing_defects

SEEDS = range(1000, 10000)
"""Seeds of random sets, of four digits to be easy to say."""


def random_set(edition: Edition, players: int, seed: int) -> tuple[str, ...] | None:
    """Return a valid set of the usual number of cards; None if there is none."""
    return completed(edition, players, (), seed)


def completed(
    edition: Edition, players: int, cards: Sequence[str], seed: int
) -> tuple[str, ...] | None:
    """Return the smallest valid set with the chosen cards, or None if there is none."""
    chosen = Counter(cards)
    fixed = edition.fixed_set(players)
    if fixed is not None:
        return fixed.cards if chosen <= Counter(fixed.cards) else None
    if any(not _fits(edition, card, number) for card, number in chosen.items()):
        return None
    start = [
        card for card in chosen for _ in range(max(chosen[card], edition.characters[card].copies))
    ]
    others = [other for other in edition.characters.values() if other.id not in chosen]
    Random(seed).shuffle(others)
    # valid sets have the Judge: trying other characters first would be in vain
    others.sort(key=lambda other: other.id != JUDGE)
    for size in sorted(edition.numbers_of_cards(players)):
        filled = _filled(edition, players, start, others, size)
        if filled is not None:
            return filled
    return None


def _fits(edition: Edition, card: str, number: int) -> bool:
    return card in edition.characters and number <= edition.characters[card].copies


def _filled(
    edition: Edition, players: int, cards: list[str], others: list[Character], size: int
) -> tuple[str, ...] | None:
    """Return the first valid set of `size` cards that adds `others` to `cards`, in their order."""
    if len(cards) == size:
        return None if choosing_defects(edition, players, cards) else tuple(cards)
    for place, other in enumerate(others):
        if len(cards) + other.copies > size or players < (other.minimum or 0):
            continue
        more = [*cards, *[other.id] * other.copies]
        filled = _filled(edition, players, more, others[place + 1 :], size)
        if filled is not None:
            return filled
    return None
