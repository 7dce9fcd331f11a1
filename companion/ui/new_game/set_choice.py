"""A new game, second step: the set, and the short setup checklist."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.application.group.scenario_sheets import ScenarioSheets
from companion.content.set_catalogue import Scenario
from companion.core.boxes import Edition
from companion.core.setup import Setup
from companion.i18n import Language, Messages
from companion.i18n.messages import messages
from companion.simulation.stored_statistics import set_key, stored_statistics
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.check_list import Check, checks
from companion.ui.layout.breakpoints import beside_dock
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.available_sets import (
    chosen_of,
    offers,
    printing_languages,
    setup_of,
    sheet_places,
    with_printing,
)
from companion.ui.new_game.draft_texts import drafted_set_title
from companion.ui.new_game.printing_choice import printing_choice
from companion.ui.new_game.rematch import is_rematch
from companion.ui.new_game.rematch_choice import rematch_menus
from companion.ui.new_game.series_choice import dealt_seats, series_choice
from companion.ui.new_game.sets.favourites import favourites
from companion.ui.new_game.sets.set_cards import set_card
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.coin_keeper import APP, coin_keeper
from companion.ui.page.common import body_text, notice
from companion.ui.page.dialog_kinds import FiguresDialog
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.wording.player_names import filled_names
from companion.ui.wording.set_texts import set_outline, sheet_message
from companion.ui.wording.setup_tasks import opening_players, short_tasks


def set_choice_screen(view: View, actions: NewGameActions) -> ft.Control:
    """Return the sets for this number of players, and the checklist in the sidebar."""
    languages, sheets, say = _languages(view), view.group_state.sheets, actions.say.text
    draft, chosen = _draft_and_set(view, actions.say)
    found = offers(draft, sheets, languages)
    content = [*dealt_seats(draft, actions), *_sheet_actions(draft, sheets, actions)]
    content += favourites(draft, view.group_state.favourites, actions)
    content += [
        _set_card(each, draft, actions, chosen=each == chosen, alone=len(found) == 1)
        for each in found
    ]
    content.append(_figures_action(actions))
    content.append(_build_action(actions))
    sidebar: list[ft.Control] = []
    again = view.group is not None and is_rematch(draft, view.group)
    if view.group is not None and again:
        several = len(found) > 1
        title = drafted_set_title(chosen, draft, actions.say) if chosen and several else None
        sidebar.append(rematch_menus(draft, view.group, title, actions))
    sidebar += printing_choice(draft, actions, with_menu=not again)
    sidebar.append(series_choice(draft, actions))
    if chosen is None:
        box = draft.box
        sidebar.append(body_text(say("set-none", fewest=box.fewest, most=box.most)))
    else:
        setup = setup_of(draft, chosen)
        sidebar += _checklist(draft, setup, draft.box, actions)
    return scaffold(
        Outline(
            eyebrow=say(
                "set-step", edition=say(f"edition-{draft.edition}"), count=len(draft.names)
            ),
            title=_title(found, actions.say),
            hint="",
            sidebar_eyebrow=say("checklist"),
            sidebar_title=say("checklist-begins", person=draft.names[draft.first]),
            forward=_start_action(draft, chosen, actions, among=len(found)),
            secondary=None if chosen is None else _setup_action(actions),
            back=Action(
                say("back"),
                ft.Icons.ARROW_BACK,
                lambda: actions.navigation.go("/new"),
                note=say("back-to-people"),
            ),
        ),
        content,
        sidebar,
        view,
        actions,
        notices=notice(view, actions),
    )


def _languages(view: View) -> tuple[Language, ...]:
    return printing_languages(view.card_language, view.language)


def _draft_and_set(view: View, say: Messages) -> tuple[Draft, Scenario | None]:
    """The draft with all names and its printing, and the set chosen for it."""
    languages = _languages(view)
    draft = with_printing(view.state(NewGameState).draft, languages)
    draft = replace(draft, names=filled_names(draft.names, say))
    return draft, chosen_of(draft, view.group_state.sheets, languages)


def _begin(actions: NewGameActions, then: str) -> None:
    """Start the game as drafted, and show the route `then`."""
    draft, chosen = _draft_and_set(actions.view, actions.say)
    if chosen is not None:
        holds = draft.tablet_holds_coins
        actions.start(setup_of(draft, chosen), tablet_holds_coins=holds, then=then)


def _title(found: list[Scenario], say: Messages) -> str:
    if len(found) == 1:
        return say.text("set-title-one")
    several = sum(each.printing is not None for each in found) > 1
    return say.text("set-title-printing" if several else "set-title-choose")


def _start_action(
    draft: Draft, chosen: Scenario | None, actions: NewGameActions, *, among: int
) -> Action:
    """The button that starts the game; among several sets it names the chosen one, which may be out
    of sight.
    """
    say = actions.say.text
    if chosen is None:
        return Action(say("start-game"), ft.Icons.PLAY_ARROW, None, Weight.LOCKED)
    return Action(
        say("start-game"),
        ft.Icons.PLAY_ARROW,
        partial(_begin, actions, "/table"),
        Weight.GOLD,
        note=drafted_set_title(chosen, draft, actions.say) if among > 1 else None,
    )


def _setup_action(actions: NewGameActions) -> Action:
    """The button to the full checklist and the reading round."""
    return Action(
        actions.say.text("setup-open"),
        ft.Icons.CHECKLIST,
        partial(_begin, actions, "/setup"),
        note=actions.say.text("setup-open-detail"),
    )


def _set_card(
    shown: Scenario, draft: Draft, actions: NewGameActions, *, chosen: bool, alone: bool
) -> ft.Control:
    def choose() -> None:
        actions.change(replace(actions.draft, set_id=shown.id))

    figures = stored_statistics().get(set_key(shown.edition, shown.players, shown.cards))
    return set_card(
        shown,
        draft.box,
        drafted_set_title(shown, draft, actions.say),
        set_outline(figures, shown.players, actions.say) if figures else (),
        actions.say,
        chosen=chosen,
        width=beside_dock(actions.view.width, actions.view.height),
        on_choose=None if alone else choose,
    )


def _sheet_actions(
    draft: Draft, sheets: ScenarioSheets, actions: NewGameActions
) -> list[ft.Control]:
    """For boxes with scenario sheets: buttons to copy each side."""

    def read(sheet: str) -> None:
        actions.change(actions.draft.reading_off(sheet, sheets.cards.get(sheet, ())))
        actions.navigation.go("/new/own")

    return [
        ft.Container(
            action(
                Action(
                    sheet_message(
                        actions.say, "sheet-again" if sheet in sheets.cards else "sheet-read", sheet
                    ),
                    ft.Icons.FACT_CHECK,
                    partial(read, sheet),
                    note=actions.say.text("sheet-read-detail"),
                )
            ),
            key=f"read-{sheet}",
        )
        for sheet in sheet_places(draft)
    ]


def _figures_action(actions: NewGameActions) -> ft.Control:
    figures = Action(
        actions.say.text("figures-open"),
        ft.Icons.QUERY_STATS,
        lambda: actions.dialogs.open(FiguresDialog()),
    )
    return ft.Container(action(figures), key="figures")


def _build_action(actions: NewGameActions) -> ft.Control:
    def build() -> None:
        actions.change(actions.draft.without_sheet())
        actions.navigation.go("/new/own")

    say = actions.say.text
    built = Action(say("set-build"), ft.Icons.EXTENSION, build, note=say("set-open"))
    return ft.Container(action(built), key="build")


def _checklist(
    draft: Draft, setup: Setup, edition: Edition, actions: NewGameActions
) -> list[ft.Control]:
    say = actions.say.text

    def tick(value: str) -> None:
        now = actions.draft
        actions.change(replace(now, ticked=now.ticked ^ {value}))

    def hold(keeper: str) -> None:
        actions.change(replace(actions.draft, tablet_holds_coins=keeper == APP))

    tasks = short_tasks(
        setup,
        edition,
        messages(actions.view.card_language or actions.view.language),
        actions.say,
        tablet_holds_coins=draft.tablet_holds_coins,
    )
    rows = tuple(Check(task.id, task.words, "", task.id in draft.ticked) for task in tasks)
    return [
        # it decides about the tasks below it, and must be visible
        coin_keeper(actions.say, hold, tablet_holds_coins=draft.tablet_holds_coins),
        checks(rows, tick),
        body_text(say("opening-order", people=opening_players(setup)), muted=True),
    ]
