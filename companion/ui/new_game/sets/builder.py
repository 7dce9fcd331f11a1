"""The set builder: cards of the box, defects, generated sets, sharing."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import flet as ft

from companion.content.set_generator import SEEDS, completed, random_set
from companion.core.boxes import Edition
from companion.core.errors import RuleViolation
from companion.core.house_rules import AS_PRINTED
from companion.i18n import Messages
from companion.i18n.rule_errors import explain
from companion.simulation.stored_statistics import stored_statistics
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.layout.breakpoints import NARROW, beside_dock, has_dock_beside, is_sideways
from companion.ui.layout.tokens import Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.available_sets import defects_of, sheet_doubts, sheet_id
from companion.ui.new_game.draft_actions import has_valid_names
from companion.ui.new_game.replaced_bar import replaced_bar
from companion.ui.new_game.sets.card_tiles import tapped, tiles
from companion.ui.new_game.sets.favourites import keep_favourite
from companion.ui.new_game.sets.figures import bars
from companion.ui.new_game.sets.findings import findings, has_more_findings
from companion.ui.new_game.sets.set_cards import outline_row
from companion.ui.new_game.sets.sharing import open_shared_set, share_set
from companion.ui.new_game.simulation import SIMULATED_GAMES, simulation_key
from companion.ui.new_game.state import OWN, Draft, NewGameState, Trial
from companion.ui.page.common import body_text, notice
from companion.ui.page.fields import kept_field, text_field
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.wording.set_texts import card_name, set_outline, sheet_message

_SEED_DIGITS = 4
_MOST_PINNED = 1
"""Findings above the buttons of a phone or an upright tablet; the others follow the cards."""


def builder_screen(view: View, actions: NewGameActions) -> ft.Control:
    """Return the cards of the box with those in the set marked, findings, and the buttons."""
    draft, say = view.state(NewGameState).draft, actions.say.text
    impossible, broken = defects_of(draft)

    def tap(card: str) -> None:
        _take(tapped(actions.draft.box, actions.draft.cards, card), None, actions)

    def back() -> None:
        actions.leave_sheet()
        _leave_builder(actions)

    room = beside_dock(view.width, view.height)
    content = [
        tiles(draft.box, draft.cards, tap, actions.say, room),
        *_uses_of_set(view, actions, possible=not impossible),
    ]
    wide = has_dock_beside(view.width, view.height)
    upright = not wide and not is_sideways(view.width, view.height)
    pinned = upright and view.width >= NARROW
    # the locked button says the first itself
    told = min(1, len(impossible)) if upright else 0
    about = findings(draft, actions.say, told)
    if upright and (not pinned or has_more_findings(draft, actions.say, told, _MOST_PINNED)):
        # they would leave no room for the cards
        content.append(about)
        about = findings(draft, actions.say, told, _MOST_PINNED)
    edition, title = say(f"edition-{draft.edition}"), say("builder-title")
    if draft.sheet:
        title = sheet_message(actions.say, "sheet-side", draft.sheet)
    return scaffold(
        Outline(
            eyebrow=say("set-step", edition=edition, count=len(draft.names)),
            title=title,
            hint=say("sheet-read-detail" if draft.sheet else "builder-hint"),
            sidebar_eyebrow=say("set-yours") if draft.sheet is None else "",
            forward=_go_on(draft, impossible, actions, valid=not broken),
            back=Action(say("back"), ft.Icons.ARROW_BACK, back, note=say("builder-back")),
        ),
        content if wide or upright else [about, *content],
        [*([about] if wide else []), *_building_buttons(draft, actions)],
        view,
        actions,
        # in one column the sidebar comes last, but findings must be visible while tapping cards,
        # and must not move them
        notices=[
            *replaced_bar(view, actions),
            *notice(view, actions),
            *([about] if pinned else []),
        ],
    )


def _uses_of_set(view: View, actions: NewGameActions, *, possible: bool) -> Iterator[ft.Control]:
    """Yield what can be done with the set, and with one that somebody has shared."""
    state = view.state(NewGameState)
    draft = state.draft
    if possible:
        yield _simulation(draft, state.trial, actions)
    if draft.sheet is not None:
        return
    if possible:
        yield keep_favourite(draft, view.group_state.favourites, actions)
    # whoever opens it may play as printed
    if not any(defects_of(replace(draft, house_rules=AS_PRINTED))):
        yield share_set(draft, actions)
    yield open_shared_set(draft.typed, actions, scanning=view.scanning)


def _take(cards: tuple[str, ...] | None, seed: int | None, actions: NewGameActions) -> None:
    """Put cards into the set; a notice says that there is no such set if they are None."""
    if cards is None:
        actions.context.show_notice(actions.say.text("builder-impossible"))
    else:
        actions.change(actions.renamed(replace(actions.draft, cards=cards, seed=seed)))


def _replace(cards: tuple[str, ...] | None, seed: int | None, actions: NewGameActions) -> None:
    """Put another set, which has no name, in place of the one being built, or of the sheet's."""
    draft = actions.draft
    if cards is None or draft.sheet is not None:
        _take(cards, seed, actions)
    else:
        other = draft.with_own_set(cards, draft.house_among(cards))
        actions.take_set(replace(other, set_id=draft.set_id, house=draft.house, seed=seed))


def _leave_builder(actions: NewGameActions) -> None:
    """Show the choice of sets; without valid names, the players first."""
    actions.navigation.go("/new/set" if has_valid_names(actions.draft, actions.say) else "/new")


def _go_on(
    draft: Draft, impossible: Sequence[RuleViolation], actions: NewGameActions, *, valid: bool
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
        if sheet_doubts(draft):
            return Action(say("sheet-keep-anyway"), ft.Icons.CHECK, keep)
        return Action(say("sheet-keep"), ft.Icons.CHECK, keep, Weight.GOLD)
    words = "builder-play" if valid else "builder-anyway"
    weight = Weight.GOLD if valid else Weight.PLAIN
    return Action(say(words), ft.Icons.ARROW_FORWARD, play, weight)


def _building_buttons(draft: Draft, actions: NewGameActions) -> list[ft.Control]:
    """Return completing, a random set and its seed, custom characters, and emptying the set.

    While a scenario sheet is copied, it can only be emptied.
    """
    say = actions.say.text

    def complete() -> None:
        now = actions.draft
        # of the group's own characters, only those in the set already
        box = replace(now, house=now.house_among(now.cards)).box
        cards = completed(box, len(now.names), now.cards, now.seed or SEEDS[0])
        if cards is None:
            actions.context.show_notice(_why_not_completed(box, now, actions.say))
        else:
            _take(cards, now.seed, actions)

    def draw(seed: int) -> None:
        now = actions.draft
        _replace(random_set(now.sold, len(now.names), seed), seed, actions)

    def draw_typed(number: str) -> None:
        if number.isdecimal() and int(number) in SEEDS:
            draw(int(number))

    empty = Action(say("builder-empty"), ft.Icons.CLEAR_ALL, lambda: _replace((), None, actions))
    if draft.sheet is not None:
        return [action(empty)]
    number = None if draft.seed is None else say("builder-seed", seed=str(draft.seed))
    draw_any = Action(
        say("builder-random"), ft.Icons.CASINO, lambda: draw(random.choice(SEEDS)), note=number
    )
    own_characters = Action(
        say("house-open"),
        ft.Icons.EDIT_NOTE,
        lambda: actions.navigation.go("/new/house"),
        note=say("house-open-detail"),
    )
    return [
        action(Action(say("builder-complete"), ft.Icons.AUTO_FIX_HIGH, complete)),
        action(draw_any),
        _seed_field(say("builder-seed-field"), draw_typed),
        *([action(own_characters)] if draft.box.blank_cards else []),
        action(empty),
    ]


def _why_not_completed(box: Edition, draft: Draft, say: Messages) -> str:
    """Return that a set cannot be completed, and the cards of which one has to go."""
    players, seed = len(draft.names), draft.seed or SEEDS[0]
    said = say.text("builder-impossible")
    in_the_way = [
        card
        for card in dict.fromkeys(draft.cards)
        if completed(box, players, [each for each in draft.cards if each != card], seed) is not None
    ]
    if not in_the_way:
        return said
    names = [card_name(card, box) for card in in_the_way]
    separator = say.language.profile.sentence_separator
    return separator.join((said, say.text("builder-take-out", characters=names)))


def _seed_field(label: str, on_typed: Callable[[str], object]) -> ft.Control:
    """Return the field for the seed of a random set."""

    def make() -> ft.TextField:
        field = text_field(label, on_typed, limit=_SEED_DIGITS)
        field.keyboard_type = ft.KeyboardType.NUMBER
        # also those of Japanese keyboards
        field.input_filter = ft.InputFilter(r"^[0-9０-９]*$")
        return field

    return kept_field(current_palette(), (label,), make)


def _simulation(draft: Draft, trial: Trial | None, actions: NewGameActions) -> ft.Control:
    """Return statistics of simulated games with the set, or their progress, or the start button."""
    key, say = simulation_key(draft), actions.say
    if trial is not None and trial.key != key:
        trial = None
    figures = stored_statistics().get(key) or (trial.figures if trial else None)
    if figures is not None:
        outline = outline_row(set_outline(figures, len(draft.names), say))
        parts = [outline, bars(figures, say)]
    elif trial is not None:
        parts = _progress(trial.done, say)
    else:
        run = Action(say.text("simulate"), ft.Icons.QUERY_STATS, actions.simulation.run)
        return ft.Container(action(run), key="trial")
    return ft.Container(ft.Column(parts, spacing=Space.XS, tight=True), key="trial")


def _progress(done: int, say: Messages) -> list[ft.Control]:
    palette = current_palette()
    return [
        body_text(say.text("simulating", done=done, games=SIMULATED_GAMES)),
        ft.ProgressBar(value=done / SIMULATED_GAMES, color=palette.gold, bgcolor=palette.high),
    ]
