"""With two and three players everybody holds several cards: what is said of them. Without Flet."""

from companion.core.boxes import SwapLimits, cards_each

_WITH_PROTECTED = 3
"""Cards each where one of them is protected."""


def swap_notes(players: int, hands: SwapLimits) -> tuple[str, ...]:
    """Return messages on which cards a swap may take; none where each person has one card."""
    cards = cards_each(players)
    if cards == 1:
        return ()
    if cards == _WITH_PROTECTED:
        own = ("few-two-own",) if hands.own_other else ()
        anyone = ("few-two-any",) if hands.protected_with_opponent else ()
        return (*own, *anyone)
    return ("few-own-or-opponent" if hands.own_other else "few-opponent",)


def swaps_of_two(hands: SwapLimits) -> str:
    """Return which swaps two players may make, in one word for messages."""
    if hands.own_other == hands.protected_with_opponent:
        return "all"
    return "own" if hands.own_other else "any"


def protected_notes(players: int) -> tuple[str, ...]:
    """Return messages on what protected cards are not for; none where none are protected."""
    return ("few-protected",) if cards_each(players) == _WITH_PROTECTED else ()
