"""A new game, second step: the set, and the short setup checklist."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import flet as ft

from companion.application.group.scenario_sheets import CopiedSheet, ScenarioSheets
from companion.content.set_catalogue import Scenario, scenario
from companion.i18n import Messages
from companion.simulation.stored_statistics import stored_statistics
from companion.ui.kit.buttons import Action, Weight, action, in_row
from companion.ui.kit.check_list import Check, check_columns
from companion.ui.kit.into_view import into_view
from companion.ui.kit.rows import stretched
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.titles import section_title
from companion.ui.layout.breakpoints import NARROW, beside_dock, has_dock_beside
from companion.ui.layout.tokens import Space, Touch
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.available_sets import (
    chosen_of,
    for_beginners,
    offers,
    printing_languages,
    setup_of,
    sheet_places,
    with_printing,
)
from companion.ui.new_game.draft_texts import drafted_set_title, own_set_title
from companion.ui.new_game.game_menus import (
    dealt_seats,
    printing_menu,
    printing_notes,
    rematch_menus,
    series_menu,
)
from companion.ui.new_game.house_rules import house_rules_button
from companion.ui.new_game.rematch import is_rematch
from companion.ui.new_game.replaced_bar import replaced_bar
from companion.ui.new_game.sets.favourites import chosen_favourite, delete_button, favourites
from companion.ui.new_game.sets.set_cards import set_card
from companion.ui.new_game.sets.set_lines import SetLines, set_lines
from companion.ui.new_game.state import OWN, Draft, NewGameState
from companion.ui.page.common import body_text, mark, notice
from companion.ui.page.dialog_kinds import AskSetDialog, FiguresDialog
from companion.ui.page.group_choices import coin_keeper
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.wording.player_names import filled_names
from companion.ui.wording.set_texts import (
    set_name,
    sheet_message,
)
from companion.ui.wording.setup_tasks import opening_order, short_tasks


def set_choice_screen(view: View, actions: NewGameActions) -> ft.Control:
    """Return the sets for this number of players, and the checklist in the sidebar."""
    say, sheets = actions.say.text, view.group_state.sheets
    draft, chosen = _draft_and_set(view, actions.say)
    sets = offers(draft, sheets, printing_languages(view.card_language, view.language))
    if is_rematch(draft, view.group) and chosen is not None and chosen.printing is not None:
        # the group has said which printing it has
        sets = [each for each in sets if each.printing is None or each == chosen]
    tasks = _checklist(view, draft, chosen, actions)
    beside = has_dock_beside(view.width, view.height)
    content = [
        *_left_out(draft, chosen, actions.say),
        *dealt_seats(draft, actions.say),
        _ways(view, actions, ask=len(sets) > 1, beside=beside),
        *_sheet_buttons(draft, sheets, actions),
        *favourites(draft, view.group_state.favourites, actions),
        *_set_cards(sets, draft, chosen, view, actions),
        # a dock at the side has no room for all of it
        _in_view(stretched([section_title(say("checklist")), *tasks], Space.S), "checklist", view),
        *_other_buttons(actions),
    ]
    title = None
    if chosen is not None and len(sets) > 1:
        title = drafted_set_title(chosen, draft, actions.say)
    forward, secondary = _ways_on(draft, chosen, title, view, actions)
    return scaffold(
        Outline(
            eyebrow=say(
                "set-step", edition=say(f"edition-{draft.edition}"), count=len(draft.names)
            ),
            title=_title(sets, actions.say),
            sidebar_title=say(
                "people-begins" if beside else "checklist-begins", person=draft.names[draft.first]
            ),
            forward=forward,
            secondary=secondary,
            back=Action(
                say("back"),
                ft.Icons.ARROW_BACK,
                lambda: actions.navigation.go("/new"),
                note=say("back-to-people"),
            ),
        ),
        content,
        [
            *_menus(view, draft, title, actions),
            house_rules_button(draft, actions),
        ],
        view,
        actions,
        notices=[*replaced_bar(view, actions), *notice(view, actions)],
    )


def _set_cards(
    sets: list[Scenario], draft: Draft, chosen: Scenario | None, view: View, actions: NewGameActions
) -> Iterator[ft.Control]:
    width, beginners = beside_dock(view.width, view.height), for_beginners(sets)
    known = {**stored_statistics(), **view.state(NewGameState).figures}
    for each in sets:
        lines = set_lines(each, draft, known, actions.say, for_beginners=each.id in beginners)
        yield _set_card(
            each, draft, lines, width, actions, chosen=each == chosen, alone=len(sets) == 1
        )


def _ways_on(
    draft: Draft, chosen: Scenario | None, title: str | None, view: View, actions: NewGameActions
) -> tuple[Action, Action | None]:
    """Return the buttons to the table, which names the set, and to the setup step by step.

    A narrow screen always shows the first one only: there, a new group is led through the setup.
    """
    say = actions.say.text
    if chosen is None:
        return Action(say("start-game"), ft.Icons.PLAY_ARROW, None, Weight.LOCKED), None
    playing, preparing = partial(_begin, actions, "/table"), partial(_begin, actions, "/setup")
    start = Action(say("start-game"), ft.Icons.PLAY_ARROW, playing, Weight.GOLD, note=title)
    steps = Action(say("setup-open"), ft.Icons.CHECKLIST, preparing, note=say("setup-open-detail"))
    if view.width >= NARROW or is_rematch(draft, view.group):
        return start, steps
    return replace(steps, weight=Weight.GOLD), replace(start, weight=Weight.PLAIN)


def _draft_and_set(view: View, say: Messages) -> tuple[Draft, Scenario | None]:
    """Return the draft with all names and its printing, and the set chosen for it."""
    languages = printing_languages(view.card_language, view.language)
    draft = with_printing(view.state(NewGameState).draft, languages)
    draft = replace(draft, names=filled_names(draft.names, say))
    return draft, chosen_of(draft, view.group_state.sheets, languages)


def _begin(actions: NewGameActions, then: str) -> None:
    """Start the game as drafted, and show the route `then`."""
    draft, chosen = _draft_and_set(actions.view, actions.say)
    if chosen is not None:
        holds = draft.tablet_holds_coins
        actions.start(setup_of(draft, chosen), tablet_holds_coins=holds, then=then)


def _left_out(draft: Draft, chosen: Scenario | None, say: Messages) -> list[ft.Control]:
    """Return that the set chosen before is not for so many players, with the ways on."""
    if draft.set_id is None or (chosen is not None and chosen.id == draft.set_id):
        return []
    before = scenario(draft.set_id)
    if chosen is not None and before is not None and before.name == chosen.name:
        # the same set, or a printed one, which follows the number of players
        return []
    if draft.set_id == OWN:
        title = own_set_title(draft, say)
    else:
        title = set_name(draft.edition, draft.set_id, say)
    words = say.text("set-left-out", title=title, count=len(draft.names))
    return [mark(words, good=False, key="left-out")]


def _title(sets: list[Scenario], say: Messages) -> str:
    if len(sets) == 1:
        return say.text("set-title-one")
    several = sum(scenario.printing is not None for scenario in sets) > 1
    return say.text("set-title-printing" if several else "set-title-choose")


def _set_card(
    scenario: Scenario,
    draft: Draft,
    lines: SetLines,
    width: float,
    actions: NewGameActions,
    *,
    chosen: bool,
    alone: bool,
) -> ft.Control:
    def choose() -> None:
        actions.change(replace(actions.draft, set_id=scenario.id))

    kept = chosen_favourite(draft, actions.view.group_state.favourites)
    with_bin = kept is not None and scenario.id == OWN
    card = set_card(
        scenario,
        draft.box,
        "" if alone else drafted_set_title(scenario, draft, actions.say),
        lines,
        actions.say,
        chosen=chosen,
        width=width - (Touch.SMALLEST + Space.XS if with_bin else 0),
        on_choose=None if alone else choose,
    )
    if kept is not None and with_bin:
        row: list[ft.Control] = [ft.Container(card, expand=True), delete_button(kept, actions)]
        card = ft.Row(row, key="chosen-favourite", spacing=Space.XS)
    return _in_view(card, scenario.id, actions.view)


def _sheet_buttons(
    draft: Draft, sheets: ScenarioSheets, actions: NewGameActions
) -> Iterator[ft.Control]:
    """Yield buttons to copy each side of a scenario sheet, for boxes that have them."""

    def read(sheet: str) -> None:
        if sheet != actions.draft.sheet:
            actions.leave_sheet()
            actions.change(actions.draft.reading_off(sheet, sheets.cards.get(sheet, ())))
        actions.navigation.go("/new/own")

    note = actions.say.text("sheet-read-detail")
    for sheet in sheet_places(draft):
        message = "sheet-again" if sheet in sheets.cards else "sheet-read"
        words = sheet_message(actions.say, message, sheet)
        reading = Action(words, ft.Icons.FACT_CHECK, partial(read, sheet), note=note)
        row: list[ft.Control] = [ft.Container(action(reading), expand=True)]
        if sheet in sheets.cards:
            copied = CopiedSheet(sheet=sheet, cards=sheets.cards[sheet])
            label = sheet_message(actions.say, "sheet-delete", sheet)
            delete = partial(actions.collection.delete, copied)
            row.append(square_button(label, ft.Icons.DELETE, delete))
        yield ft.Row(row, key=f"read-{sheet}", spacing=Space.XS)


def _ways(view: View, actions: NewGameActions, *, ask: bool, beside: bool) -> ft.Control:
    """Return the buttons to a suggestion and, below a long list of sets, to the checklist."""
    say = actions.say.text

    def suggest() -> None:
        actions.dialogs.open(AskSetDialog())

    asking = Action(
        say("ask-open"), ft.Icons.TIPS_AND_UPDATES, suggest, note=say("ask-open-detail")
    )
    checklist = Action(
        say("checklist"), ft.Icons.ARROW_DOWNWARD, partial(actions.scroll_to, "checklist")
    )
    if beside or not ask:
        return ft.Container(action(asking), key="ask", visible=ask)
    room = beside_dock(view.width, view.height)
    return ft.Row(in_row((asking, checklist), room), spacing=Space.XS, key="ask")


def _in_view(content: ft.Control, place: str, view: View) -> ft.Control:
    state = view.state(NewGameState)
    return into_view(content, place, state.scrolls if state.scrolled_to == place else 0)


def _other_buttons(actions: NewGameActions) -> list[ft.Control]:
    """Return the buttons to the sets in figures and to the builder."""
    say = actions.say.text

    def show_figures() -> None:
        actions.dialogs.open(FiguresDialog())

    def build() -> None:
        actions.leave_sheet()
        actions.navigation.go("/new/own")

    figures = Action(say("figures-open"), ft.Icons.QUERY_STATS, show_figures)
    building = Action(say("set-build"), ft.Icons.EXTENSION, build, note=say("set-open"))
    return [
        ft.Container(action(figures), key="figures"),
        ft.Container(action(building), key="build"),
    ]


def _menus(
    view: View, draft: Draft, title: str | None, actions: NewGameActions
) -> list[ft.Control]:
    """Return what can be chosen besides the set; for the same people as last time, by menus."""
    group = view.group
    again = group is not None and is_rematch(draft, group)
    menus: list[ft.Control] = []
    if group is not None and again:
        menus.append(rematch_menus(draft, group, view.card_language, title, actions))
    printing = [] if again else printing_menu(draft, actions)
    choices = ft.Row(
        # who keeps the coins decides about the tasks
        [*printing, _coins(draft, actions), series_menu(draft, actions)],
        key="choices",
        wrap=True,
        spacing=Space.XS,
        run_spacing=Space.XS,
    )
    return [*menus, choices]


def _coins(draft: Draft, actions: NewGameActions) -> ft.Control:
    return coin_keeper(
        actions.say,
        lambda holds: actions.change(replace(actions.draft, tablet_holds_coins=holds)),
        tablet_holds_coins=draft.tablet_holds_coins,
    )


def _checklist(
    view: View, draft: Draft, chosen: Scenario | None, actions: NewGameActions
) -> list[ft.Control]:
    """Return the setup tasks of the chosen set; that the box has none without one."""
    say, box = actions.say.text, draft.box
    if chosen is None:
        return [body_text(say("set-none", fewest=box.fewest, most=box.most))]

    def tick(value: str) -> None:
        actions.change(replace(actions.draft, ticked=actions.draft.ticked ^ {value}))

    setup, holds = setup_of(draft, chosen), draft.tablet_holds_coins
    cards = view.card_language or view.language
    tasks = short_tasks(setup, box, cards, actions.say, tablet_holds_coins=holds)
    rows = tuple(Check(task.id, task.words, "", task.id in draft.ticked) for task in tasks)
    return [
        check_columns(rows, beside_dock(view.width, view.height), tick),
        *printing_notes(draft, actions.say),
        body_text(opening_order(setup, actions.say), muted=True),
    ]
