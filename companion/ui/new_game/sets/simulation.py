"""Simulating games of the set in the draft."""

import asyncio
import random

from companion.simulation import simulate, trial_setup
from companion.simulation.stored_statistics import set_key
from companion.ui.new_game.state import Draft
from companion.ui.page.context import PageContext
from companion.ui.page.view import Trial
from companion.ui.wording.available_sets import house_in, sheet_id

SIMULATED_GAMES = 1000
_PROGRESS_STEP = 100
"""Games between two updates of the progress shown."""


class SimulationActions:
    """Simulates games without blocking the other pages."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    async def run(self) -> None:
        """Simulate games and show the progress, then the statistics; stop if the set changes."""
        context, draft = self._context, self._context.view.draft
        key = simulation_key(draft)
        if context.view.trial is not None and context.view.trial.key == key:
            return
        context.update(trial=Trial(key))
        house = house_in(draft, draft.cards)
        scenario = None if draft.sheet is None else sheet_id(draft.sheet)
        setup = trial_setup(draft.edition, len(draft.names), draft.cards, house, scenario)
        try:
            for tally in simulate(setup, SIMULATED_GAMES, random.Random(key)):
                await asyncio.sleep(0)
                if simulation_key(context.view.draft) != key:
                    return
                if tally.games == SIMULATED_GAMES:
                    context.update(trial=Trial(key, tally.games, tally.statistics()))
                elif tally.games % _PROGRESS_STEP == 0:
                    context.update(trial=Trial(key, tally.games))
        finally:
            trial = context.view.trial
            if trial is not None and trial.key == key and trial.figures is None:
                # the simulation can be started again for this set
                context.update(trial=None)


def simulation_key(draft: Draft) -> str:
    """Equal for drafts with the same set: edition, number of players, cards and their powers."""
    # two custom characters with the same id may differ in their powers
    powers = "".join(repr(each.power) for each in house_in(draft, draft.cards))
    return set_key(draft.edition, len(draft.names), draft.cards) + powers
