"""A new game, first step: the players, clockwise, and the youngest."""

from dataclasses import replace

import flet as ft

from companion.core.boxes import EDITIONS, Edition, EditionId, cards_each, expansions_of
from companion.core.setup import number_defects
from companion.i18n import Messages
from companion.i18n.rule_errors import explain
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.option_list import NARROWEST, Option, options
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import stretched
from companion.ui.kit.semantics import silent
from companion.ui.layout.breakpoints import Breakpoint, is_sideways
from companion.ui.layout.tokens import Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.name_rows import button_size, name_rows
from companion.ui.new_game.replaced_bar import replaced_bar
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.common import body_text, notice
from companion.ui.page.group_choices import card_language_menu
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.wording.player_names import filled_names, is_unnamed


def players_screen(view: View, actions: NewGameActions) -> ft.Control:
    """Return the rows of names, and the boxes and cards to play with in the sidebar."""
    draft, say = view.state(NewGameState).draft, actions.say.text
    players = len(draft.people)
    rows = name_rows(
        current_palette(),
        draft,
        button_size(view.width, view.scale),
        actions,
        narrow=view.width < Breakpoint.PHONE or is_sideways(view.width, view.height),
        checked=view.notice is not None,
    )
    refused = next(number_defects(EDITIONS[draft.edition], players), None)
    return scaffold(
        Outline(
            eyebrow=say("people-step"),
            title=say("people-title"),
            hint=say("people-hint"),
            sidebar_eyebrow=say("people-count", count=players),
            sidebar_changes=True,
            forward=Action(
                say("people-next"),
                ft.Icons.ARROW_FORWARD,
                None if refused else actions.check_people,
                Weight.LOCKED if refused else Weight.GOLD,
                note=explain(refused, (), actions.say) if refused else None,
            ),
            back=Action(say("back"), ft.Icons.ARROW_BACK, lambda: actions.navigation.go("/")),
        ),
        [rows],
        _sidebar(draft, view, actions),
        view,
        actions,
        notices=[*replaced_bar(view, actions), *notice(view, actions)],
    )


def _sidebar(draft: Draft, view: View, actions: NewGameActions) -> list[ft.Control]:
    say, group = actions.say.text, view.group

    def forget_printing() -> None:
        # it follows from the language of the cards
        actions.change(replace(actions.draft, printing=None))

    cards = card_language_menu(view.card_language, actions, actions.say, forget_printing)
    sidebar = [_editions(draft, actions, view.width - 2 * Space.M), ft.Row([cards], key="cards")]
    if group is not None:
        people = say("people-all", people=[each for each in group.names if not is_unnamed(each)])
        seat = Action(say("people-last"), ft.Icons.GROUP, lambda: actions.seat(group), note=people)
        sidebar.append(action(seat))
    players = len(draft.people)
    if EDITIONS[draft.edition].fewest <= players and cards_each(players) > 1:
        sidebar.append(body_text(say("people-variant"), muted=True))
    first = filled_names(draft.names, actions.say)[draft.first]
    return [*sidebar, body_text(say("people-begins", person=first))]


def _editions(draft: Draft, actions: NewGameActions, room: float) -> ft.Control:
    def choose(value: str) -> None:
        if value and value != actions.draft.edition:
            draft = actions.draft
            other = draft.of_edition(EditionId(value))
            if draft.own_cards or draft.unsaved_sheet:
                actions.replace_by_hand(other, "set-kept-with-box", count=len(draft.own_cards))
            else:
                actions.change(other)

    rows = tuple(_edition(edition, draft, actions.say) for edition in EDITIONS.values())
    question = actions.say.text("edition-choice")
    choice = options(rows, draft.edition, choose, min(room, NARROWEST), asks=question)
    shown = [silent(body_text(question, muted=True)), choice, *_expansions(draft, actions)]
    return stretched(shown, Space.XS, key="editions")


def _expansions(draft: Draft, actions: NewGameActions) -> list[ft.Control]:
    """Return a row for each expansion of the edition, unless others that were added have it all."""
    say, have = actions.say.text, draft.sold.characters.keys()
    rows = tuple(
        Check(
            box.id, say(f"new-add-{box.id}"), say(f"new-add-{box.id}-note"), box.id in draft.boxes
        )
        for box in expansions_of(draft.edition)
        if box.id in draft.boxes or not box.characters.keys() <= have
    )

    def toggle(value: str) -> None:
        boxes = actions.draft.boxes
        left = tuple(box for box in boxes if box != value)
        actions.change(actions.draft.with_boxes(left if value in boxes else (*boxes, value)))

    return [checks(rows, toggle)] if rows else []


def _edition(edition: Edition, draft: Draft, say: Messages) -> Option:
    """Return the option of an edition; disabled, with the reason, if so many cannot play it.

    While a place has no name, more may come: choosing the edition adds the places it needs.
    """
    players = len(draft.people)
    enough = players >= edition.fewest or not all(name.strip() for name in draft.names)
    possible = enough and players <= edition.most
    note = "edition-people" if possible else "edition-only"
    limits = {"fewest": edition.fewest, "most": edition.most}
    return Option(
        edition.id,
        say.text(f"edition-{edition.id}"),
        say.text(note, year=str(edition.year), **limits),
        possible=possible,
    )
