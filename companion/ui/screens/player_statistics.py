"""The players over all finished games of this device."""

from functools import partial
from typing import Final

import flet as ft

from companion.statistics import PlayerTotals
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import notice
from companion.ui.components.scaffold import Outline, scaffold
from companion.ui.presenters.player_statistics import (
    CharacterFigure,
    Figure,
    characters_of,
    figures_of,
    row_in_words,
)
from companion.ui.state.view import View
from companion.ui.widgets.breakpoints import beside_dock, has_dock_beside
from companion.ui.widgets.buttons import Action
from companion.ui.widgets.emblems import emblem
from companion.ui.widgets.option_list import Option, options
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.semantics import silent
from companion.ui.widgets.styles import button_style
from companion.ui.widgets.theme import style
from companion.ui.widgets.titles import title
from companion.ui.widgets.tokens import Font, Radius, Size, Space

_BAR: Final = 6.0
_INDENT: Final = 16.0
_CHOICE: Final = 480.0
_ALL, _TONIGHT = "all", "tonight"
_GOES_BACK = ft.Icons.ARROW_BACK


def player_statistics_screen(view: View, actions: PageActions) -> ft.Control:
    """Return the list of players, and the figures of the one that was tapped.

    They stand at the right of the list, on narrow screens below the player.
    """
    say, players = actions.say.text, _players(view)
    wide = has_dock_beside(view.width, view.height)
    chosen = _chosen(view, wide=wide)
    outline = Outline(
        eyebrow=say("players-open-detail"),
        title=say("players-title"),
        hint=_hint(view.players, actions),
        sidebar_eyebrow=row_in_words(chosen, actions.say) if chosen and wide else "",
        sidebar_title=chosen.name if chosen and wide else "",
        forward=None,
        back=Action(say("back"), _GOES_BACK, actions.results.close_players),
    )
    content = _games(view, actions)
    for each in players:
        content.append(_row(each, actions, picked=each is chosen))
        if each is chosen and not wide:
            content += _details(each, actions)
    sidebar = _details(chosen, actions) if chosen and wide else []
    return scaffold(outline, content, sidebar, view, actions, notices=notice(view, actions))


def _players(view: View) -> tuple[PlayerTotals, ...]:
    """The players over the games that are asked for."""
    return view.players_tonight if _only_tonight(view) else view.players or ()


def _only_tonight(view: View) -> bool:
    return view.only_tonight and bool(view.players_tonight)


def _games(view: View, actions: PageActions) -> list[ft.Control]:
    """The choice between this evening's games and all; none before the first game tonight."""
    if not view.players_tonight:
        return []
    say = actions.say.text
    choices = (Option(_ALL, say("players-all")), Option(_TONIGHT, say("players-tonight")))
    chosen = _TONIGHT if _only_tonight(view) else _ALL

    def choose(value: str) -> None:
        actions.results.show_tonight(only=value == _TONIGHT)

    width = beside_dock(view.width, view.height)
    return [options(choices, chosen, choose, min(width, _CHOICE), columns=2)]


def _chosen(view: View, *, wide: bool) -> PlayerTotals | None:
    players = _players(view)
    found = next((each for each in players if each.name == view.player), None)
    return found or (players[0] if wide and players else None)


def _hint(players: tuple[PlayerTotals, ...] | None, actions: PageActions) -> str:
    if players is None:
        return actions.say.text("players-counting")
    return actions.say.text("players-truth" if players else "players-none")


def _row(totals: PlayerTotals, actions: PageActions, *, picked: bool) -> ft.Control:
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
        on_click=partial(actions.results.show_player, totals.name),
    )
    named = ft.Semantics(label=f"{totals.name}, {words}", selected=picked, content=button)
    return ft.MergeSemantics(named, key=f"player-{totals.name}")


def _details(totals: PlayerTotals, actions: PageActions) -> list[ft.Control]:
    say = actions.say
    rows: list[ft.Control] = [_figure(each) for each in figures_of(totals, say)]
    characters = characters_of(totals, say)
    if characters:
        heading = title(say.text("players-characters"), Size.LIST, 26, current_palette().text)
        rows += [ft.Container(heading, padding=ft.Padding.only(top=Space.S))]
        rows += map(_character, characters)
    return [
        ft.Container(
            ft.Column(rows, spacing=Space.XS, tight=True),
            key="figures",
            padding=ft.Padding.only(bottom=Space.M),
        )
    ]


def _figure(view: Figure) -> ft.Control:
    palette = current_palette()
    size = Size.SECONDARY if view.below else Size.BODY
    color = palette.muted if view.below else palette.text
    words = ft.Row(
        [
            ft.Text(view.label, expand=True, style=style(Font.REGULAR, size, color, 24)),
            ft.Text(view.value, style=style(Font.MEDIUM, size, palette.text, 24)),
        ],
        spacing=Space.S,
    )
    parts: list[ft.Control] = [words]
    if view.share is not None:
        parts.append(silent(_bar(view.share)))
    return ft.MergeSemantics(
        ft.Container(
            ft.Column(parts, spacing=2, tight=True),
            padding=ft.Padding.only(left=_INDENT if view.below else 0),
        )
    )


def _bar(share: float) -> ft.Control:
    palette = current_palette()
    filled = round(1000 * share)
    parts: list[ft.Control] = []
    for weight, color in ((filled, palette.gold_fill), (1000 - filled, palette.high)):
        if weight:
            parts.append(ft.Container(height=_BAR, bgcolor=color, expand=weight))
    return ft.Container(
        ft.Row(parts, spacing=0),
        height=_BAR,
        border_radius=_BAR / 2,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )


def _character(view: CharacterFigure) -> ft.Control:
    palette = current_palette()
    words = ft.Column(
        [
            ft.Text(view.name, style=style(Font.MEDIUM, Size.BODY, palette.text, 24)),
            ft.Text(view.announced, style=style(Font.REGULAR, Size.SECONDARY, palette.muted, 20)),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    coins = ft.Text(view.coins, style=style(Font.MEDIUM, Size.BODY, palette.gold, 24))
    row = ft.Row([emblem(view.id, 34), words, coins], spacing=Space.S)
    return ft.MergeSemantics(row)
