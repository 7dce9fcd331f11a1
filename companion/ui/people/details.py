"""One player's figures, and what can be done with the player."""

from functools import partial
from typing import Final

import flet as ft

from companion.statistics import PlayerTotals
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.theme import style
from companion.ui.kit.titles import title
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import MergePersonDialog, RenamePersonDialog
from companion.ui.page.guest_notices import why_limited
from companion.ui.people.actions import PeopleActions
from companion.ui.people.present import (
    CharacterFigure,
    Figure,
    LatestGames,
    characters_of,
    coins_in_words,
    figures_of,
    latest_games,
)

_BAR: Final = 6.0
_MARK: Final = 12.0
_INDENT: Final = 16.0
_EMBLEM: Final = 34.0


def details(totals: PlayerTotals, actions: PeopleActions) -> list[ft.Control]:
    """Return the player's figures with plots, and the buttons below them."""
    say = actions.say
    rows: list[ft.Control] = [figure_row(each) for each in figures_of(totals, say)]
    latest = latest_games(totals, say)
    if latest is not None:
        rows += [_heading(say.text("players-latest")), _latest(latest)]
    characters = characters_of(totals, say)
    if characters:
        rows.append(_heading(say.text("players-characters")))
        sentence = coins_in_words(totals, say)
        if sentence:
            rows.append(body_text(sentence, muted=True))
        rows += map(_character, characters)
    rows += [ft.Container(height=Space.XS), *_buttons(totals.name, actions)]
    return [
        ft.Container(
            ft.Column(
                rows,
                spacing=Space.XS,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            key="figures",
            padding=ft.Padding.only(bottom=Space.M),
        )
    ]


def figure_row(view: Figure) -> ft.Control:
    """Return a figure with its label, and a bar for its share of a whole."""
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


def _buttons(name: str, actions: PeopleActions) -> list[ft.Control]:
    say, dialogs = actions.say.text, actions.dialogs
    if not actions.view.may_change:
        return why_limited(actions.view, actions)
    return [
        action(
            Action(
                say("person-rename"),
                ft.Icons.EDIT,
                lambda: dialogs.open(RenamePersonDialog(name)),
            )
        ),
        action(
            Action(
                say("person-merge"),
                ft.Icons.MERGE,
                lambda: dialogs.open(MergePersonDialog(name)),
            )
        ),
        action(
            Action(
                say("person-forget"),
                ft.Icons.PERSON_OFF,
                partial(actions.ask_to_forget, (name,)),
            )
        ),
    ]


def _heading(words: str) -> ft.Control:
    heading = title(words, Size.LIST, 26, current_palette().text)
    return ft.Container(heading, padding=ft.Padding.only(top=Space.S))


def _latest(view: LatestGames) -> ft.Control:
    """Return marks of games, filled for those won, and what they show."""
    palette = current_palette()
    marks: list[ft.Control] = [
        ft.Container(
            width=_MARK,
            height=_MARK,
            border_radius=_MARK / 2,
            bgcolor=palette.gold_fill if won else None,
            border=ft.Border.all(2, palette.gold_fill if won else palette.ctrl),
        )
        for won in view.won
    ]
    return ft.Column(
        [
            silent(ft.Row(marks, spacing=6, run_spacing=6, wrap=True)),
            body_text(view.sentence, muted=True),
        ],
        key="latest",
        spacing=Space.XS,
        tight=True,
    )


def _bar(share: float) -> ft.Control:
    palette = current_palette()
    return _track(((share, palette.gold_fill), (1 - share, palette.high)))


def _character(view: CharacterFigure) -> ft.Control:
    palette = current_palette()
    detail = style(Font.REGULAR, Size.SECONDARY, palette.muted, 20)
    words: list[ft.Control] = [
        ft.Row(
            [
                ft.Text(
                    view.name, expand=True, style=style(Font.MEDIUM, Size.BODY, palette.text, 24)
                ),
                ft.Text(view.coins, style=style(Font.MEDIUM, Size.BODY, palette.gold, 24)),
            ],
            spacing=Space.S,
        ),
        *(ft.Text(each, style=detail) for each in view.details),
        silent(_coin_bar(view)),
    ]
    column = ft.Column(words, spacing=2, tight=True, expand=True)
    row = ft.Row(
        [emblem(view.id, _EMBLEM), column],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.MergeSemantics(ft.Container(row, padding=ft.Padding.only(top=Space.XS)))


def _coin_bar(view: CharacterFigure) -> ft.Control:
    """Return coins lost to the left of the middle, coins gained to the right."""
    palette = current_palette()
    return _track(
        (
            ((1 - view.lost) / 2, palette.high),
            (view.lost / 2, palette.muted),
            (view.gained / 2, palette.gold_fill),
            ((1 - view.gained) / 2, palette.high),
        )
    )


def _track(parts: tuple[tuple[float, str], ...]) -> ft.Control:
    """Return a bar of parts by their shares of its width."""
    found: list[ft.Control] = []
    for share, color in parts:
        weight = round(1000 * share)
        if weight > 0:
            found.append(ft.Container(height=_BAR, bgcolor=color, expand=weight))
    return ft.Container(
        ft.Row(found, spacing=0),
        height=_BAR,
        border_radius=_BAR / 2,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )
