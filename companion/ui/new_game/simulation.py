"""Simulating games of the set in the draft."""

import asyncio
import random
from dataclasses import replace

from companion.core.setup import SHEET_PREFIX
from companion.simulation import simulate, trial_setup
from companion.simulation.stored_statistics import set_key
from companion.ui.new_game.available_sets import offers, sheet_id
from companion.ui.new_game.state import Draft, NewGameState, Trial
from companion.ui.page.context import PageContext

SIMULATED_GAMES = 1000
_SHEET_GAMES = 300
"""Enough for a few words on how a sheet plays."""
_PROGRESS_STEP = 100
"""Games between two updates of the progress shown."""


class SimulationActions:
    """Simulates games without blocking the other pages."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    async def run(self) -> None:
        """Simulate games and show the progress, then the statistics; stop if the set changes."""
        draft = self._state.draft
        key = simulation_key(draft)
        if self._state.trial is not None and self._state.trial.key == key:
            return
        self._show(Trial(key))
        house = draft.house_among(draft.cards)
        scenario = None if draft.sheet is None else sheet_id(draft.sheet)
        setup = trial_setup(draft.edition, len(draft.names), draft.cards, house, scenario)
        try:
            for tally in simulate(setup, SIMULATED_GAMES, random.Random(key)):
                await asyncio.sleep(0)
                if simulation_key(self._state.draft) != key:
                    return
                if tally.games == SIMULATED_GAMES:
                    self._show(Trial(key, tally.games, tally.statistics()))
                elif tally.games % _PROGRESS_STEP == 0:
                    self._show(Trial(key, tally.games))
        finally:
            trial = self._state.trial
            if trial is not None and trial.key == key and trial.figures is None:
                # the simulation can be started again for this set
                self._show(None)

    async def measure_sheets(self) -> None:
        """Simulate some games with each of the group's sheets on offer, while that is shown."""
        view, draft = self._context.view, self._state.draft
        for shown in offers(draft, view.group_state.sheets):
            key = set_key(shown.edition, shown.players, shown.cards)
            if shown.id.startswith(SHEET_PREFIX) and key not in self._state.figures:
                setup = trial_setup(shown.edition, shown.players, shown.cards, (), shown.id)
                for tally in simulate(setup, _SHEET_GAMES, random.Random(key)):
                    await asyncio.sleep(0)
                    if self._context.view.route != view.route:
                        return
                    if tally.games == _SHEET_GAMES:
                        figures = {**self._state.figures, key: tally.statistics()}
                        self._context.put(replace(self._state, figures=figures))

    @property
    def _state(self) -> NewGameState:
        return self._context.state(NewGameState)

    def _show(self, trial: Trial | None) -> None:
        self._context.put(replace(self._state, trial=trial))


def simulation_key(draft: Draft) -> str:
    """Return a text that is equal for drafts with the same cards, powers, edition and players."""
    # two custom characters with the same id may differ in their powers
    powers = "".join(repr(character.power) for character in draft.house_among(draft.cards))
    return set_key(draft.edition, len(draft.names), draft.cards) + powers
