"""House rules in words. Without Flet."""

from collections.abc import Mapping
from typing import Final

from companion.core.boxes import Edition
from companion.core.house_rules import HouseRules, rules_that_matter
from companion.core.table import Rules
from companion.i18n import Messages

_ENTRIES: Final[Mapping[str, tuple[str, ...]]] = {
    "opening_turns": ("opening-turns",),
    "spare_cards": ("centre-cards", "custom-sets"),
    "forced_swap": ("forced-by-reveal",),
    "fool": ("character-fool", "centre-cards"),
    "end": ("end-checks", "thirteen", "bankruptcy"),
    "no_name": ("character-inquisitor", "character-guru"),
}
"""The entries of the rulebook that tell the printed rule or our ruling."""


def rule_name(rule: str, say: Messages) -> str:
    """Return the name of a rule."""
    return say.text(f"house-rule-{_dashed(rule)}")


def choice_name(rule: str, choice: str, say: Messages) -> str:
    """Return the name of one of a rule's choices."""
    return say.text(f"house-choice-{_dashed(rule)}-{_dashed(choice)}")


def house_rules_in_words(
    rules: HouseRules, edition: Edition, players: int, say: Messages
) -> list[str]:
    """Return each house rule that matters for so many players, as a line."""
    chosen = rules.chosen()
    return [
        _line(rule, chosen[rule], say)
        for rule in rules_that_matter(edition, players)
        if rule in chosen
    ]


def house_rules_about(entry: str, rules: Rules, say: Messages) -> list[str]:
    """Return the house rules of a game that replace what a rulebook entry says."""
    chosen = rules.setup.house_rules.chosen()
    return [
        _line(rule, chosen[rule], say)
        for rule in rules_that_matter(rules.edition, len(rules.setup.players))
        if rule in chosen and entry in _ENTRIES[rule]
    ]


def _line(rule: str, choice: str, say: Messages) -> str:
    name, chosen = rule_name(rule, say), choice_name(rule, choice, say)
    return say.text("house-plays", rule=name, choice=chosen)


def _dashed(words: str) -> str:
    return words.replace("_", "-")
