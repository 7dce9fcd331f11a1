"""Putting a set together: cards of the box, what is wrong with them, help, and handing it on."""

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import flet as ft

from companion.content.set_generator import SEEDS, completed, random_set
from companion.core.boxes import EDITIONS
from companion.core.errors import RuleViolation
from companion.i18n.rule_errors import explain
from companion.simulation import simulate, trial_setup
from companion.simulation.stored_statistics import set_key, stored_statistics
from companion.ui.actions.desk import Desk
from companion.ui.actions.new_game import keep_sheet, settled
from companion.ui.components.common import body_text, notice
from companion.ui.components.scaffold import Outline, docked
from companion.ui.presenters.available_sets import (
    box_of,
    box_to_choose_from,
    defects_of,
    house_in,
    sheet_id,
)
from companion.ui.screens.new_game.builder_fields import seed_field
from companion.ui.screens.new_game.card_tiles import tapped, tiles
from companion.ui.screens.new_game.set_cards import sheet_words
from companion.ui.screens.new_game.set_findings import findings
from companion.ui.screens.new_game.set_sharing import hand_on, opening
from companion.ui.screens.new_game.statistics_bars import bars
from companion.ui.state.view import OWN, Draft, Trial, View
from companion.ui.widgets.breakpoints import has_dock_beside
from companion.ui.widgets.buttons import Action, Weight, action
from companion.ui.widgets.tokens import Palette, Space

TRIAL_GAMES = 1000
_SHOWN_EVERY = 100
"""Games between two steps of the progress that is shown."""


def builder_screen(view: View, desk: Desk, palette: Palette) -> ft.Control:
    """The cards of the box, those taken marked; what is to be said of them; the way on."""
    draft, say = view.draft, desk.say.text
    impossible, broken = defects_of(draft)

    def tap(card: str) -> None:
        now = desk.view.draft
        _take(desk, tapped(box_of(now), now.cards, card))

    content: list[ft.Control] = [tiles(box_of(draft), draft.cards, tap, desk.say, palette)]
    if not impossible:
        content.append(_trial(view, desk, palette))
    if draft.sheet is None:
        if not impossible and not broken:
            content.append(hand_on(draft, desk, palette))
        content.append(opening(desk, palette))
    found = findings(draft, desk.say, palette)
    # in one column the dock comes last: what is wrong has to be read while tapping cards

    def back() -> None:
        desk.change_draft(desk.view.draft.without_sheet())
        _on(desk)

    wide = has_dock_beside(view.width, view.height)
    aside = [*([found] if wide else []), *_help(draft, desk, palette)]
    return docked(
        Outline(
            eyebrow=say(
                "set-step", edition=say(f"edition-{draft.edition}"), count=len(draft.names)
            ),
            title=sheet_words(desk.say, "sheet-side", draft.sheet)
            if draft.sheet
            else say("builder-title"),
            hint=say("sheet-read-detail" if draft.sheet else "builder-hint"),
            aside_eyebrow=say("set-yours") if draft.sheet is None else "",
            aside_title="",
            go_on=_go_on(draft, desk, impossible, lawful=not broken),
            back=Action(
                say("back"),
                ft.Icons.ARROW_BACK,
                back,
                note=say("builder-back"),
            ),
        ),
        content if wide else [found, *content],
        aside,
        view,
        desk,
        palette,
        told=notice(view, desk, palette),
    )


def _take(desk: Desk, cards: tuple[str, ...], seed: int | None = None) -> None:
    desk.change_draft(replace(desk.view.draft, cards=cards, seed=seed))


def _on(desk: Desk) -> None:
    """To the sets; to the people first where they are not named yet."""
    desk.go("/new/set" if settled(desk.view.draft) else "/new")


def _go_on(
    draft: Draft, desk: Desk, impossible: Sequence[RuleViolation], *, lawful: bool
) -> Action:
    say = desk.say.text
    if impossible:
        # the rest of what is missing stands with the cards
        lacks = explain(impossible[0], (), desk.say, draft.house)
        words = say("builder-cannot")
        return Action(words, ft.Icons.ARROW_FORWARD, None, Weight.LOCKED, note=lacks)

    def keep() -> None:
        now = desk.view.draft
        if now.sheet is not None and keep_sheet(desk, now.sheet, now.cards):
            chosen = sheet_id(now.sheet)
            desk.change_draft(replace(now.without_sheet(), set_id=chosen, seed=None))
            _on(desk)

    def play() -> None:
        desk.change_draft(replace(desk.view.draft, set_id=OWN))
        _on(desk)

    if draft.sheet is not None:
        return Action(say("sheet-keep"), ft.Icons.CHECK, keep, Weight.GOLD)
    words = "builder-play" if lawful else "builder-anyway"
    weight = Weight.GOLD if lawful else Weight.PLAIN
    return Action(say(words), ft.Icons.ARROW_FORWARD, play, weight)


def _help(draft: Draft, desk: Desk, palette: Palette) -> list[ft.Control]:
    """Filling up, a random set and its number; nothing of it for a sheet that is read off."""
    say = desk.say.text

    def complete() -> None:
        now = desk.view.draft
        seed = now.seed or SEEDS[0]
        found = completed(box_to_choose_from(now), len(now.names), now.cards, seed)
        _found(desk, found, now.seed)

    def draw(seed: int) -> None:
        now = desk.view.draft
        _found(desk, random_set(EDITIONS[now.edition], len(now.names), seed), seed)

    empty = Action(say("builder-empty"), ft.Icons.CLEAR_ALL, lambda: _take(desk, ()))
    if draft.sheet is not None:
        return [action(empty, palette)]
    number = None if draft.seed is None else say("builder-seed", seed=str(draft.seed))
    return [
        action(Action(say("builder-complete"), ft.Icons.AUTO_FIX_HIGH, complete), palette),
        action(
            Action(
                say("builder-random"),
                ft.Icons.CASINO,
                lambda: draw(random.choice(SEEDS)),
                note=number,
            ),
            palette,
        ),
        seed_field(say("builder-seed-field"), palette, lambda number: _said(number, draw)),
        *([action(_house(desk), palette)] if box_of(draft).blank_cards else []),
        action(empty, palette),
    ]


def _house(desk: Desk) -> Action:
    say = desk.say.text
    return Action(
        say("house-open"),
        ft.Icons.EDIT_NOTE,
        lambda: desk.go("/new/house"),
        note=say("house-open-detail"),
    )


def _said(number: str, draw: Callable[[int], object]) -> None:
    """A number that was said aloud and typed in."""
    if number.isdecimal() and int(number) in SEEDS:
        draw(int(number))


def _found(desk: Desk, cards: tuple[str, ...] | None, seed: int | None) -> None:
    if cards is None:
        desk.tell(desk.say.text("builder-impossible"))
    else:
        _take(desk, cards, seed)


def _trial(view: View, desk: Desk, palette: Palette) -> ft.Control:
    """What simulated games say of the set: known, under way, or to be asked for."""
    draft = view.draft
    key = _key(draft)
    trial = view.trial if view.trial is not None and view.trial.key == key else None
    figures = stored_statistics().get(key) or (trial.figures if trial else None)
    say = desk.say.text
    if figures is not None:
        shown = bars(figures, desk.say, palette)
    elif trial is not None:
        shown = ft.Column(
            [
                body_text(say("simulating", done=trial.done, games=TRIAL_GAMES), palette),
                ft.ProgressBar(
                    value=trial.done / TRIAL_GAMES, color=palette.gold, bgcolor=palette.high
                ),
            ],
            spacing=Space.XS,
            tight=True,
        )
    else:

        async def begin() -> None:
            await _simulate(desk)

        shown = action(Action(say("simulate"), ft.Icons.QUERY_STATS, begin), palette)
    return ft.Container(shown, key="trial")


def _key(draft: Draft) -> str:
    # the group's own characters are told apart by what they do, and not by their ids alone
    own = "".join(repr(each.power) for each in house_in(draft, draft.cards))
    return set_key(draft.edition, len(draft.names), draft.cards) + own


async def _simulate(desk: Desk) -> None:
    """Play the games, showing how far they are; stop as soon as the set is another."""
    draft = desk.view.draft
    key = _key(draft)
    if desk.view.trial is not None and desk.view.trial.key == key:
        return
    desk.show_trial(Trial(key))
    house = house_in(draft, draft.cards)
    setup = trial_setup(draft.edition, len(draft.names), draft.cards, house)
    try:
        for tally in simulate(setup, TRIAL_GAMES, random.Random(key)):
            await asyncio.sleep(0)
            if _key(desk.view.draft) != key:
                return
            if tally.games == TRIAL_GAMES:
                desk.show_trial(Trial(key, tally.games, tally.statistics()))
            elif tally.games % _SHOWN_EVERY == 0:
                desk.show_trial(Trial(key, tally.games))
    finally:
        trial = desk.view.trial
        if trial is not None and trial.key == key and trial.figures is None:
            # whoever comes back to this set can begin anew
            desk.show_trial(None)
