"""The players over all finished games of this device, those of an evening, or of a group."""

from functools import partial

import flet as ft

from companion.application.group.saved_groups import SavedGroup
from companion.i18n import Messages
from companion.statistics import GroupTotals, PlayerTotals
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.menus import Choice, choice_menu
from companion.ui.kit.rows import row_button, two_lines
from companion.ui.layout.breakpoints import has_dock_beside
from companion.ui.layout.tokens import Size, Space
from companion.ui.page.common import body_text, notice
from companion.ui.page.notices import done_bar, why_limited
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.people.actions import PeopleActions
from companion.ui.people.details import details, figure_row, person_buttons
from companion.ui.people.present import group_figures, group_name, row_in_words
from companion.ui.people.state import PeopleState


def player_statistics_screen(view: View, actions: PeopleActions) -> ft.Control:
    """Return the list of players, and beside or below it the figures of the one tapped."""
    say, state = actions.say, view.state(PeopleState)
    groups = view.group_state.groups
    group = groups.find(state.group)
    players, wide = state.listed(group), has_dock_beside(view.width, view.height)
    chosen = next((each for each in players if each.name == state.player), None)
    if wide and players:
        chosen = chosen or players[0]
    figures: list[ft.Control] = []
    if chosen:
        may_change = view.may_change
        below = person_buttons(chosen.name, actions) if may_change else why_limited(view, actions)
        figures = details(chosen, say, below)
    content = _filter(state, groups.groups, group, actions)
    if group is not None:
        content.append(_group_figures(state.totals.get(group.id), say))
    for each in players:
        content.append(_row(each, actions, picked=each is chosen))
        content += figures if each is chosen and not wide else ()
    content += _group_buttons(group, actions, known=len(state.players or ()))
    outline = Outline(
        eyebrow=say.text("players-title" if group else "players-open-detail"),
        title=group_name(group, say) if group else say.text("players-title"),
        hint=say.text("group-rule" if group else _hint(state)),
        sidebar_eyebrow=row_in_words(chosen, say) if chosen and wide else "",
        sidebar_title=chosen.name if chosen and wide else "",
        back=Action(say.text("back"), ft.Icons.ARROW_BACK, actions.close_players),
    )
    notices = list(notice(view, actions))
    if state.done:
        undo = None if state.undo is None else actions.undo
        notices.append(done_bar(state.done, say.text("games-undo-delete"), undo))
    sidebar = figures if wide else []
    return scaffold(outline, content, sidebar, view, actions, notices=notices)


def _hint(state: PeopleState) -> str:
    if state.players is None:
        return "players-counting"
    return "players-truth" if state.players else "players-none"


def _filter(
    state: PeopleState,
    groups: tuple[SavedGroup, ...],
    chosen: SavedGroup | None,
    actions: PeopleActions,
) -> list[ft.Control]:
    """Return the menu of all games, this evening's and those of groups; none without a choice."""
    say = actions.say
    if not state.tonight and not groups:
        return []
    tonight = state.evening and chosen is None
    everything = chosen is None and not tonight
    # no partial with a keyword: the client would pass it the event, too
    choices = [
        Choice(say.text("players-all"), everything, lambda: actions.show(only_tonight=False))
    ]
    if state.tonight:
        choices.append(
            Choice(say.text("players-tonight"), tonight, lambda: actions.show(only_tonight=True))
        )
    for each in groups:
        show_group = partial(actions.groups.show, each.id)
        choices.append(Choice(group_name(each, say), each is chosen, show_group))
    return [ft.Row([choice_menu(say, say.text("players-filter"), tuple(choices))])]


def _group_figures(totals: GroupTotals | None, say: Messages) -> ft.Control:
    if totals is None:
        return body_text(say.text("players-counting"), muted=True)
    if not totals.games:
        return body_text(say.text("group-none"), muted=True)
    rows = [figure_row(each) for each in group_figures(totals, say)]
    figures = ft.Column(rows, key="group-figures", spacing=Space.XS, tight=True)
    return ft.Container(figures, padding=ft.Padding.only(bottom=Space.S))


def _group_buttons(
    group: SavedGroup | None, actions: PeopleActions, *, known: int
) -> list[ft.Control]:
    """Return what can be done with a group; without one, a new one if two players are `known`."""
    say = actions.say.text
    if group is not None:
        change = partial(actions.groups.open, group)
        forget = partial(actions.names.ask_to_forget, group.people, group.id)
        return [
            action(Action(say("group-change"), ft.Icons.EDIT, change)),
            action(Action(say("group-forget"), ft.Icons.PERSON_OFF, forget)),
        ]
    new = Action(say("group-new"), ft.Icons.GROUP_ADD, partial(actions.groups.open, None))
    return [action(new)] if known >= 2 else []


def _row(totals: PlayerTotals, actions: PeopleActions, *, picked: bool) -> ft.Control:
    words = row_in_words(totals, actions.say)
    return row_button(
        two_lines(totals.name, words, Size.LIST),
        f"{totals.name}, {words}",
        partial(actions.show_player, totals.name),
        key=f"player-{totals.name}",
        picked=picked,
    )
