"""The set builder: cards of the box, defects, generated sets, sharing."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import flet as ft

from companion.content.set_generator import SEEDS, completed, random_set
from companion.core.boxes import EDITIONS
from companion.core.errors import RuleViolation
from companion.i18n.rule_errors import explain
from companion.simulation.stored_statistics import stored_statistics
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.layout.breakpoints import NARROW, beside_dock, has_dock_beside, is_sideways
from companion.ui.layout.tokens import Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.available_sets import box_to_choose_from, defects_of, sheet_id
from companion.ui.new_game.draft_actions import has_valid_names
from companion.ui.new_game.sets.builder_fields import seed_field
from companion.ui.new_game.sets.card_tiles import tapped, tiles
from companion.ui.new_game.sets.favourites import keep_favourite
from companion.ui.new_game.sets.findings import findings
from companion.ui.new_game.sets.set_cards import outline_row
from companion.ui.new_game.sets.sharing import open_shared_set, share_set
from companion.ui.new_game.sets.statistics_bars import bars
from companion.ui.new_game.simulation import SIMULATED_GAMES, simulation_key
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.common import body_text, notice
from companion.ui.page.done_bar import done_bar
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.wording.set_texts import OWN, set_outline, sheet_message


def builder_screen(view: View, actions: NewGameActions) -> ft.Control:
    """Return the cards of the box with those in the set marked, findings, and the buttons."""
    draft, say = view.state(NewGameState).draft, actions.say.text
    impossible, broken = defects_of(draft)

    def tap(card: str) -> None:
        now = actions.draft
        _take(actions, tapped(now.box, now.cards, card))

    room = beside_dock(view.width, view.height)
    content: list[ft.Control] = [tiles(draft.box, draft.cards, tap, actions.say, room)]
    if not impossible:
        content.append(_simulation(view, actions))
    if draft.sheet is None:
        if not impossible:
            content.append(keep_favourite(draft, view.group_state.favourites, actions))
        if not impossible and not broken:
            content.append(share_set(draft, actions))
        content.append(open_shared_set(actions))
    wide = has_dock_beside(view.width, view.height)
    upright = not wide and not is_sideways(view.width, view.height)
    pinned = upright and view.width >= NARROW
    # the locked button says the first itself
    found = findings(draft, actions.say, told=min(1, len(impossible)) if upright else 0)
    if upright and not pinned:
        # they would leave no room for the cards
        content.append(found)

    def back() -> None:
        actions.change(actions.draft.without_sheet())
        _leave_builder(actions)

    sidebar = [*([found] if wide else []), *_building_actions(draft, actions)]
    return scaffold(
        Outline(
            eyebrow=say(
                "set-step", edition=say(f"edition-{draft.edition}"), count=len(draft.names)
            ),
            title=sheet_message(actions.say, "sheet-side", draft.sheet)
            if draft.sheet
            else say("builder-title"),
            hint=say("sheet-read-detail" if draft.sheet else "builder-hint"),
            sidebar_eyebrow=say("set-yours") if draft.sheet is None else "",
            sidebar_title="",
            forward=_go_on(draft, actions, impossible, valid=not broken),
            back=Action(
                say("back"),
                ft.Icons.ARROW_BACK,
                back,
                note=say("builder-back"),
            ),
        ),
        content if wide or upright else [found, *content],
        sidebar,
        view,
        actions,
        # in one column the sidebar comes last, but findings must be visible while tapping cards,
        # and must not move them
        notices=[
            *_opened(view, actions),
            *notice(view, actions),
            *([found] if pinned else []),
        ],
    )


def _opened(view: View, actions: NewGameActions) -> list[ft.Control]:
    """The bar after a shared set was opened; it goes with the first change of the set."""
    opened, say = view.state(NewGameState).opened, actions.say.text
    if opened is None or not opened.is_in(view.state(NewGameState).draft):
        return []
    words = say(
        "set-opened" if opened.before else "set-already",
        count=len(view.state(NewGameState).draft.cards),
    )
    undo = actions.shared_sets.undo if opened.replaced else None
    return [done_bar(words, say("games-undo-delete"), undo)]


def _take(actions: NewGameActions, cards: tuple[str, ...], seed: int | None = None) -> None:
    actions.change(replace(actions.draft, cards=cards, seed=seed))


def _leave_builder(actions: NewGameActions) -> None:
    """To the choice of sets; without valid names, to the players first."""
    context = actions.context
    context.put(replace(context.state(NewGameState), opened=None))
    actions.navigation.go("/new/set" if has_valid_names(actions.draft, actions.say) else "/new")


def _go_on(
    draft: Draft, actions: NewGameActions, impossible: Sequence[RuleViolation], *, valid: bool
) -> Action:
    say = actions.say.text
    if impossible:
        # the other defects stand with the cards
        problem = explain(impossible[0], (), actions.say, draft.house)
        words = say("builder-cannot")
        return Action(words, ft.Icons.ARROW_FORWARD, None, Weight.LOCKED, note=problem)

    def keep() -> None:
        now = actions.draft
        if now.sheet is not None and actions.collection.save_sheet(now.sheet, now.cards):
            chosen = sheet_id(now.sheet)
            actions.change(replace(now.without_sheet(), set_id=chosen, seed=None))
            _leave_builder(actions)

    def play() -> None:
        actions.change(replace(actions.draft, set_id=OWN))
        _leave_builder(actions)

    if draft.sheet is not None:
        return Action(say("sheet-keep"), ft.Icons.CHECK, keep, Weight.GOLD)
    words = "builder-play" if valid else "builder-anyway"
    weight = Weight.GOLD if valid else Weight.PLAIN
    return Action(say(words), ft.Icons.ARROW_FORWARD, play, weight)


def _building_actions(draft: Draft, actions: NewGameActions) -> list[ft.Control]:
    """Completing, a random set and its seed; none of them while a scenario sheet is copied."""
    say = actions.say.text

    def complete() -> None:
        now = actions.draft
        seed = now.seed or SEEDS[0]
        found = completed(box_to_choose_from(now), len(now.names), now.cards, seed)
        _use_generated(actions, found, now.seed)

    def draw(seed: int) -> None:
        now = actions.draft
        _use_generated(actions, random_set(EDITIONS[now.edition], len(now.names), seed), seed)

    empty = Action(say("builder-empty"), ft.Icons.CLEAR_ALL, lambda: _take(actions, ()))
    if draft.sheet is not None:
        return [action(empty)]
    number = None if draft.seed is None else say("builder-seed", seed=str(draft.seed))
    return [
        action(Action(say("builder-complete"), ft.Icons.AUTO_FIX_HIGH, complete)),
        action(
            Action(
                say("builder-random"),
                ft.Icons.CASINO,
                lambda: draw(random.choice(SEEDS)),
                note=number,
            )
        ),
        seed_field(
            current_palette(),
            say("builder-seed-field"),
            lambda number: _on_seed_typed(number, draw),
        ),
        *([action(_custom_characters_action(actions))] if draft.box.blank_cards else []),
        action(empty),
    ]


def _custom_characters_action(actions: NewGameActions) -> Action:
    say = actions.say.text
    return Action(
        say("house-open"),
        ft.Icons.EDIT_NOTE,
        lambda: actions.navigation.go("/new/house"),
        note=say("house-open-detail"),
    )


def _on_seed_typed(number: str, draw: Callable[[int], object]) -> None:
    """Generate the set of a seed typed in."""
    if number.isdecimal() and int(number) in SEEDS:
        draw(int(number))


def _use_generated(
    actions: NewGameActions, cards: tuple[str, ...] | None, seed: int | None
) -> None:
    if cards is None:
        actions.context.show_notice(actions.say.text("builder-impossible"))
    else:
        _take(actions, cards, seed)


def _simulation(view: View, actions: NewGameActions) -> ft.Control:
    """Statistics of simulated games with the set, or their progress, or the start button."""
    palette = current_palette()
    state = view.state(NewGameState)
    draft = state.draft
    key = simulation_key(draft)
    trial = state.trial if state.trial is not None and state.trial.key == key else None
    figures = stored_statistics().get(key) or (trial.figures if trial else None)
    say = actions.say.text
    shown: ft.Control
    if figures is not None:
        outline = outline_row(set_outline(figures, len(draft.names), actions.say))
        shown = ft.Column([outline, bars(figures, actions.say)], spacing=Space.XS, tight=True)
    elif trial is not None:
        shown = ft.Column(
            [
                body_text(say("simulating", done=trial.done, games=SIMULATED_GAMES)),
                ft.ProgressBar(
                    value=trial.done / SIMULATED_GAMES, color=palette.gold, bgcolor=palette.high
                ),
            ],
            spacing=Space.XS,
            tight=True,
        )
    else:
        shown = action(Action(say("simulate"), ft.Icons.QUERY_STATS, actions.simulation.run))
    return ft.Container(shown, key="trial")
