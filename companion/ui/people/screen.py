"""The players over all finished games of this device, those of an evening, or of a group."""

from functools import partial
from typing import Final

import flet as ft

from companion.application.group.saved_groups import SavedGroup
from companion.statistics import PlayerTotals
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.styles import button_style
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import has_dock_beside
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.page.common import body_text, notice
from companion.ui.page.done_bar import done_bar
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.people.actions import PeopleActions
from companion.ui.people.details import details, figure_row
from companion.ui.people.groups import group_figures, group_name
from companion.ui.people.present import row_in_words
from companion.ui.people.state import PeopleState

_GOES_BACK: Final = ft.Icons.ARROW_BACK
_LONGEST: Final = 24
"""Letters of a group in the menu's pill."""


def player_statistics_screen(view: View, actions: PeopleActions) -> ft.Control:
    """Return the list of players, and the figures of the one that was tapped.

    They stand at the right of the list, on narrow screens below the player.
    """
    say, players, group = actions.say.text, _players(view), _group(view)
    wide = has_dock_beside(view.width, view.height)
    chosen = _chosen(view, wide=wide)
    outline = Outline(
        eyebrow=say("players-title" if group else "players-open-detail"),
        title=group_name(group, actions.say) if group else say("players-title"),
        hint=say("group-rule") if group else _hint(view.state(PeopleState).players, actions),
        sidebar_eyebrow=row_in_words(chosen, actions.say) if chosen and wide else "",
        sidebar_title=chosen.name if chosen and wide else "",
        forward=None,
        back=Action(say("back"), _GOES_BACK, actions.close_players),
    )
    content = [*_filter(view, actions), *_group_figures(group, view, actions)]
    for each in players:
        content.append(_row(each, actions, picked=each is chosen))
        if each is chosen and not wide:
            content += details(each, actions)
    content += _group_buttons(group, view, actions)
    sidebar = details(chosen, actions) if chosen and wide else []
    notices = [*notice(view, actions), *_done(view, actions)]
    return scaffold(outline, content, sidebar, view, actions, notices=notices)


def _group(view: View) -> SavedGroup | None:
    return view.group_state.groups.find(view.state(PeopleState).group)


def _players(view: View) -> tuple[PlayerTotals, ...]:
    """Return the players over the games that are asked for."""
    group = _group(view)
    if group is not None:
        totals = view.state(PeopleState).totals.get(group.id)
        return () if totals is None else totals.players
    return (
        view.state(PeopleState).tonight
        if _only_tonight(view)
        else view.state(PeopleState).players or ()
    )


def _only_tonight(view: View) -> bool:
    return view.state(PeopleState).only_tonight and bool(view.state(PeopleState).tonight)


def _filter(view: View, actions: PeopleActions) -> list[ft.Control]:
    """Return the menu of all games, this evening's and those of groups; none without a choice."""
    say, groups, shown = actions.say.text, view.group_state.groups.groups, _group(view)
    if not view.state(PeopleState).tonight and not groups:
        return []
    tonight = _only_tonight(view) and shown is None
    choices = [
        Choice(
            say("players-all"),
            shown is None and not tonight,
            lambda: actions.show_tonight(only=False),
        )
    ]
    if view.state(PeopleState).tonight:
        choices.append(
            Choice(say("players-tonight"), tonight, lambda: actions.show_tonight(only=True))
        )
    for each in groups:
        name = group_name(each, actions.say)
        choices.append(Choice(name, each is shown, partial(actions.groups.show, each.id)))
    words = next(each.words for each in choices if each.chosen)
    short = words if len(words) <= _LONGEST else f"{words[:_LONGEST].rstrip()}…"
    label = f"{say('players-filter')}: {words}"
    return [ft.Row([menu(label, pill(short, Touch.SMALLEST), tuple(choices))])]


def _group_figures(
    group: SavedGroup | None, view: View, actions: PeopleActions
) -> list[ft.Control]:
    if group is None:
        return []
    totals = view.state(PeopleState).totals.get(group.id)
    if totals is None:
        return [body_text(actions.say.text("players-counting"), muted=True)]
    if not totals.games:
        return [body_text(actions.say.text("group-none"), muted=True)]
    rows = [figure_row(each) for each in group_figures(totals, actions.say)]
    figures = ft.Column(rows, key="group-figures", spacing=Space.XS, tight=True)
    return [ft.Container(figures, padding=ft.Padding.only(bottom=Space.S))]


def _group_buttons(
    group: SavedGroup | None, view: View, actions: PeopleActions
) -> list[ft.Control]:
    say = actions.say.text
    if group is not None:
        change = partial(actions.groups.open, group)
        forget = partial(actions.ask_to_forget, group.people, group.id)
        return [
            action(Action(say("group-change"), ft.Icons.EDIT, change)),
            action(Action(say("group-forget"), ft.Icons.PERSON_OFF, forget)),
        ]
    if len(view.state(PeopleState).players or ()) < 2:
        return []
    return [action(Action(say("group-new"), ft.Icons.GROUP_ADD, lambda: actions.groups.open()))]


def _chosen(view: View, *, wide: bool) -> PlayerTotals | None:
    players = _players(view)
    found = next((each for each in players if each.name == view.state(PeopleState).player), None)
    return found or (players[0] if wide and players else None)


def _hint(players: tuple[PlayerTotals, ...] | None, actions: PeopleActions) -> str:
    if players is None:
        return actions.say.text("players-counting")
    return actions.say.text("players-truth" if players else "players-none")


def _row(totals: PlayerTotals, actions: PeopleActions, *, picked: bool) -> ft.Control:
    palette = current_palette()
    words = row_in_words(totals, actions.say)
    content = ft.Container(
        ft.Column(
            [
                ft.Text(totals.name, style=style(Font.MEDIUM, Size.LIST, palette.text, 24)),
                ft.Text(words, style=style(Font.REGULAR, Size.SECONDARY, palette.muted, 22)),
            ],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.symmetric(vertical=Space.XS),
    )
    edge = ft.BorderSide(2 if picked else 1, palette.gold if picked else palette.line)
    button = ft.TextButton(
        content=silent(content),
        style=button_style(
            ink=palette.text,
            fill=palette.high if picked else palette.surface,
            edge=edge,
            padding=Space.M,
            radius=Radius.TILE,
        ),
        on_click=partial(actions.show_player, totals.name),
    )
    named = ft.Semantics(label=f"{totals.name}, {words}", selected=picked, content=button)
    return ft.MergeSemantics(named, key=f"player-{totals.name}")


def _done(view: View, actions: PeopleActions) -> list[ft.Control]:
    """Return the bar after a change of names."""
    people = view.state(PeopleState)
    if not people.done:
        return []
    undo = None if people.undo is None else actions.undo
    return [done_bar(people.done, actions.say.text("games-undo-delete"), undo)]
