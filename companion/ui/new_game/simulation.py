"""Simulating games of the set in the draft."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace

from companion.content.set_catalogue import Scenario
from companion.core.house_rules import AS_PRINTED
from companion.core.setup import SHEET_PREFIX
from companion.simulation import simulate, trial_setup
from companion.simulation.stored_statistics import set_key, stored_statistics
from companion.ui.new_game.available_sets import offers, sheet_id
from companion.ui.new_game.state import Draft, NewGameState, Trial
from companion.ui.new_game.wishes import SUGGESTIONS, random_sets
from companion.ui.page.context import PageContext
from companion.ui.page.dialog_kinds import AskSetDialog

SIMULATED_GAMES = 1000
_SOME_GAMES = 200
"""Enough for a few words on how a set plays."""
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
        setup = trial_setup(
            draft.edition,
            len(draft.names),
            draft.cards,
            house,
            scenario,
            house_rules=draft.house_rules,
        )
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
        """Find out how each of the group's sheets on offer plays, while the sets are shown."""
        sets = offers(self._state.draft, self._context.view.group_state.sheets)
        await self._measure([each for each in sets if each.id.startswith(SHEET_PREFIX)])

    async def measure_random_sets(self, wishes: AskSetDialog) -> None:
        """Find out how random sets play that may be suggested, while that is asked."""
        draft = self._state.draft
        sets = offers(draft, self._context.view.group_state.sheets)
        if len([each for each in sets if wishes.without.isdisjoint(each.cards)]) < SUGGESTIONS:
            await self._measure([each.scenario for each in random_sets(draft, wishes)])

    async def _measure(self, sets: Sequence[Scenario]) -> None:
        """Simulate some games with each set, as long as the same screen or dialog is shown."""
        shown = self._context.view.route, self._context.view.dialog
        for each in sets:
            key = set_key(each.edition, each.players, each.cards)
            if key in self._state.figures or key in stored_statistics():
                continue
            sheet = each.id if each.id.startswith(SHEET_PREFIX) else None
            setup = trial_setup(each.edition, each.players, each.cards, (), sheet)
            for tally in simulate(setup, _SOME_GAMES, random.Random(key)):
                await asyncio.sleep(0)
                if (self._context.view.route, self._context.view.dialog) != shown:
                    return
                if tally.games == _SOME_GAMES:
                    figures = {**self._state.figures, key: tally.statistics()}
                    self._context.put(replace(self._state, figures=figures))

    @property
    def _state(self) -> NewGameState:
        return self._context.state(NewGameState)

    def _show(self, trial: Trial | None) -> None:
        self._context.put(replace(self._state, trial=trial))


def simulation_key(draft: Draft) -> str:
    """Return a text that is equal for drafts with the same cards, powers, players and rules."""
    # two custom characters with the same id may differ in their powers
    powers = "".join(repr(character.power) for character in draft.house_among(draft.cards))
    rules = "" if draft.house_rules == AS_PRINTED else repr(draft.house_rules)
    return set_key(draft.edition, len(draft.names), draft.cards) + powers + rules
