"""Three sets that come closest to what a group wants of a game. Without Flet."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from companion.content.set_catalogue import Scenario
from companion.content.set_generator import SEEDS, random_set
from companion.core.boxes import EDITIONS
from companion.simulation.statistics import Statistics, estimated_minutes
from companion.simulation.stored_statistics import set_key
from companion.ui.new_game.state import OWN, Draft
from companion.ui.page.dialog_kinds import AskSetDialog
from companion.ui.wording.set_texts import early_cards, mood_of, riches_of

SUGGESTIONS: Final = 3
_STEPS: Final = {"low": 0, "middle": 1, "high": 2}
_UNKNOWN: Final = 1.5
"""Counts against a set without figures, for each wish."""
_EARLY: Final = 2.0
"""Counts against a set with cards that are probably for more players."""
_RANDOM_SETS: Final = 6
_TRIES: Final = 300
"""Random sets looked at, to fill up the suggestions."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A set, and how it plays where that is known."""

    scenario: Scenario
    figures: Statistics | None = None
    seed: int | None = None
    """Of a random set."""


def suggestions(
    draft: Draft,
    sets: Sequence[Scenario],
    wishes: AskSetDialog,
    known: Mapping[str, Statistics],
) -> list[Suggestion]:
    """Return the best sets for a draft, the best first, none with a character nobody wants.

    Random sets fill up what the `sets` on offer lack.
    """
    offered = [
        Suggestion(each, known.get(_key(each)))
        for each in sets
        if each.id != OWN and wishes.without.isdisjoint(each.cards)
    ]
    if len(offered) < SUGGESTIONS:
        offered += [
            replace(each, figures=known.get(_key(each.scenario)))
            for each in random_sets(draft, wishes)
        ]
    return sorted(offered, key=lambda each: _distance(each, wishes))[:SUGGESTIONS]


def lengths(
    sets: Sequence[Scenario], wishes: AskSetDialog, known: Mapping[str, Statistics]
) -> tuple[int, ...]:
    """Return how many minutes the games with these sets take, and what was asked for before."""
    figures = ((each.players, known.get(_key(each))) for each in sets)
    minutes = {estimated_minutes(each.turns, players) for players, each in figures if each}
    return tuple(sorted(minutes | ({wishes.minutes} if wishes.minutes else set())))


def _key(shown: Scenario) -> str:
    return set_key(shown.edition, shown.players, shown.cards)


def _distance(suggested: Suggestion, wishes: AskSetDialog) -> float:
    """Return how far a set is from what is wanted."""
    shown, figures = suggested.scenario, suggested.figures
    early = early_cards(shown.cards, shown.players, EDITIONS[shown.edition])
    distance = _EARLY if early else 0.0
    wanted = (wishes.minutes is not None) + bool(wishes.mood) + bool(wishes.coins)
    if figures is None:
        return distance + _UNKNOWN * wanted
    if wishes.minutes is not None:
        minutes = estimated_minutes(figures.turns, shown.players)
        distance += abs(minutes - wishes.minutes) / 5
    if wishes.mood:
        distance += abs(_STEPS[mood_of(figures)] - _STEPS[wishes.mood])
    if wishes.coins:
        distance += abs(_STEPS[riches_of(figures)] - _STEPS[wishes.coins])
    return distance


def random_sets(draft: Draft, wishes: AskSetDialog) -> list[Suggestion]:
    """Return some random sets without the characters nobody wants, the same for the same wishes."""
    return list(islice(_random_sets(draft, wishes), _RANDOM_SETS))


def _random_sets(draft: Draft, wishes: AskSetDialog) -> Iterator[Suggestion]:
    box, players = EDITIONS[draft.edition], len(draft.names)
    for seed in SEEDS[:_TRIES] if box.fixed_set(players) is None else ():
        cards = random_set(box, players, seed)
        if cards is not None and wishes.without.isdisjoint(cards):
            yield Suggestion(Scenario(OWN, draft.edition, players, cards), seed=seed)
