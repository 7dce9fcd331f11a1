"""One player's figures, and what can be done with the player."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.i18n import Messages
from companion.statistics import PlayerTotals
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import small_text, stretched
from companion.ui.kit.semantics import silent
from companion.ui.kit.theme import style
from companion.ui.kit.titles import section_title
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import (
    MergePersonDialog,
    PersonMarkDialog,
    RenamePersonDialog,
)
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


def details(totals: PlayerTotals, say: Messages, below: Sequence[ft.Control]) -> list[ft.Control]:
    """Return the player's figures with plots, and what stands below them."""
    rows: list[ft.Control] = [figure_row(each) for each in figures_of(totals, say)]
    latest = latest_games(totals, say)
    if latest is not None:
        rows += [section_title(say.text("players-latest")), _latest(latest)]
    characters = characters_of(totals, say)
    if characters:
        rows.append(section_title(say.text("players-characters")))
        sentence = coins_in_words(totals, say)
        if sentence:
            rows.append(body_text(sentence, muted=True))
        rows += map(_character, characters)
    rows += [ft.Container(height=Space.XS), *below]
    padding = ft.Padding.only(bottom=Space.M)
    return [ft.Container(stretched(rows, Space.XS), key="figures", padding=padding)]


def figure_row(figure: Figure) -> ft.Control:
    """Return a figure with its label, and a bar for its share of a whole."""
    palette = current_palette()
    size = Size.SECONDARY if figure.below else Size.BODY
    color = palette.muted if figure.below else palette.text
    label = style(Font.REGULAR, size, color, 24)
    parts: list[ft.Control] = [_ends(figure.label, label, figure.value, size, palette.text)]
    if figure.share is not None:
        shares = ((figure.share, palette.gold_fill), (1 - figure.share, palette.high))
        parts.append(silent(_track(shares)))
    padding = ft.Padding.only(left=_INDENT if figure.below else 0)
    column = ft.Column(parts, spacing=2, tight=True)
    return ft.MergeSemantics(ft.Container(column, padding=padding))


def _ends(words: str, plain: ft.TextStyle, value: str, size: float, color: str) -> ft.Control:
    """Return a line with words at one end and a value at the other."""
    end = ft.Text(value, style=style(Font.MEDIUM, size, color, 24))
    return ft.Row([ft.Text(words, expand=True, style=plain), end], spacing=Space.S)


def person_buttons(name: str, actions: PeopleActions) -> list[ft.Control]:
    """Return what can be done with a player: another name or mark, another person, forgetting."""
    say, dialogs = actions.say.text, actions.dialogs
    rename = partial(dialogs.open, RenamePersonDialog(name))
    merge = partial(dialogs.open, MergePersonDialog(name))
    mark = partial(dialogs.open, PersonMarkDialog(name))
    forget = partial(actions.names.ask_to_forget, (name,), None)
    return [
        action(Action(say("person-rename"), ft.Icons.EDIT, rename)),
        action(Action(say("mark-title"), ft.Icons.PALETTE, mark)),
        action(Action(say("person-merge"), ft.Icons.MERGE, merge)),
        action(Action(say("person-forget"), ft.Icons.PERSON_OFF, forget)),
    ]


def _latest(latest: LatestGames) -> ft.Control:
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
        for won in latest.won
    ]
    row = ft.Row(marks, spacing=6, run_spacing=6, wrap=True)
    sentence = body_text(latest.sentence, muted=True)
    return ft.Column([silent(row), sentence], key="latest", spacing=Space.XS, tight=True)


def _character(figure: CharacterFigure) -> ft.Control:
    palette = current_palette()
    name = style(Font.MEDIUM, Size.BODY, palette.text, 24)
    words: list[ft.Control] = [
        _ends(figure.name, name, figure.coins, Size.BODY, palette.gold),
        *map(small_text, figure.details),
        silent(_coin_bar(figure)),
    ]
    row = ft.Row(
        [emblem(figure.id, _EMBLEM), ft.Column(words, spacing=2, tight=True, expand=True)],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.MergeSemantics(ft.Container(row, padding=ft.Padding.only(top=Space.XS)))


def _coin_bar(figure: CharacterFigure) -> ft.Control:
    """Return coins lost to the left of the middle, coins gained to the right."""
    palette = current_palette()
    return _track(
        (
            ((1 - figure.lost) / 2, palette.high),
            (figure.lost / 2, palette.muted),
            (figure.gained / 2, palette.gold_fill),
            ((1 - figure.gained) / 2, palette.high),
        )
    )


def _track(parts: tuple[tuple[float, str], ...]) -> ft.Control:
    """Return a bar of parts by their shares of its width."""
    weights = ((round(1000 * share), color) for share, color in parts)
    return ft.Container(
        ft.Row(
            [ft.Container(height=_BAR, bgcolor=color, expand=w) for w, color in weights if w > 0],
            spacing=0,
        ),
        height=_BAR,
        border_radius=_BAR / 2,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )
