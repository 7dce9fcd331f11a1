"""Sets in figures: simulated games as small bars, and all sets on offer in a dialog."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import flet as ft

from companion.content.set_catalogue import Scenario
from companion.i18n import Messages
from companion.i18n.numbers import decimal
from companion.simulation import Statistics
from companion.simulation.stored_statistics import set_key, stored_statistics
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.kit.titles import words_of_title
from companion.ui.layout.breakpoints import Breakpoint
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.new_game.available_sets import offers, printing_languages
from companion.ui.new_game.draft_texts import drafted_set_title
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.common import mark
from companion.ui.page.view import View
from companion.ui.wording.set_texts import set_remarks

_TILE = 122.0
_TRACK = 64.0
_HEIGHT = 8.0
_FIGURE = 52.0
"""Width of a figure behind its bar."""
_MOST_TURNS = 40.0
"""Turns of a full bar; few sets take more on average."""
_MOST_COINS = 1.5
"""Coins per turn of a full bar."""


def figures_body(view: View, say: Messages) -> list[ft.Control]:
    """Return each set that the new game can be played with, with its figures.

    On phones, each figure of all sets, so that they stand together.
    """
    draft = view.state(NewGameState).draft
    languages = printing_languages(view.card_language, view.language)
    sets = offers(draft, view.group_state.sheets, languages)
    known = {**stored_statistics(), **view.state(NewGameState).figures}
    if view.width < Breakpoint.PHONE:
        return [*_by_measure(sets, draft, known, say)]
    return [_figures(scenario, draft, known, say) for scenario in sets]


def _figures(
    scenario: Scenario, draft: Draft, known: Mapping[str, Statistics], say: Messages
) -> ft.Control:
    key = set_key(scenario.edition, scenario.players, scenario.cards)
    figures, title = known.get(key), drafted_set_title(scenario, draft, say)
    remarks = set_remarks(scenario, draft.box, say)
    return ft.Column(
        [
            words_of_title(title, Size.LIST, 30, current_palette().text),
            *(mark(remark.text, good=remark.good) for remark in remarks),
            *([] if figures is None else [bars(figures, say)]),
            ft.Container(height=Space.S),
        ],
        key=scenario.id,
        spacing=Space.XS,
        tight=True,
    )


def bars(figures: Statistics, say: Messages) -> ft.Control:
    """Return labelled bars with their figures."""
    tiles = [
        _bar(say.text(f"simulated-{name}"), share, words)
        for name, share, words in _measures(figures, say)
    ]
    return ft.Column(
        [
            _games(figures, say),
            ft.Row(
                # in pairs, so that columns stay in line
                [_side_by_side(tiles[left : left + 2]) for left in range(0, len(tiles), 2)],
                wrap=True,
                spacing=Space.S,
                run_spacing=Space.XS,
                vertical_alignment=ft.CrossAxisAlignment.END,
            ),
        ],
        spacing=Space.XXS,
        tight=True,
    )


def _games(figures: Statistics, say: Messages) -> ft.Control:
    heading = style(Font.MEDIUM, Size.CAPTION, current_palette().gold, 18)
    return ft.Text(say.text("simulated-title", games=figures.games), style=heading)


def _measures(figures: Statistics, say: Messages) -> list[tuple[str, float, str]]:
    """Return what is measured: its name, the share of a full bar, and the figure."""
    averages = (
        ("turns", figures.turns, _MOST_TURNS),
        ("bank", figures.bank, _MOST_COINS),
        ("taken", figures.taken, _MOST_COINS),
    )
    shares = (
        ("opposed", figures.opposed),
        ("thirteen", figures.thirteen),
        ("bankruptcy", figures.bankruptcy),
        ("cheat", figures.cheat),
    )
    return [
        *((name, value / most, decimal(value, say.language)) for name, value, most in averages),
        *((name, share, say.text("percent", share=round(100 * share))) for name, share in shares),
    ]


def _by_measure(
    sets: Sequence[Scenario], draft: Draft, known: Mapping[str, Statistics], say: Messages
) -> Iterator[ft.Control]:
    """Yield each figure with a bar for every set that has it."""
    palette = current_palette()
    keys = {each.id: set_key(each.edition, each.players, each.cards) for each in sets}
    shown = [each for each in sets if keys[each.id] in known]
    measured = [
        (drafted_set_title(each, draft, say), _measures(known[keys[each.id]], say))
        for each in shown
    ]
    if shown:
        yield _games(known[keys[shown[0].id]], say)
    heading = style(Font.MEDIUM, Size.BODY, palette.text, 26)
    small = style(Font.REGULAR, Size.SECONDARY, palette.text, 20)
    for number, (name, _, _) in enumerate(measured[0][1] if measured else ()):
        yield ft.Semantics(
            header=True, content=ft.Text(say.text(f"simulated-{name}"), style=heading)
        )
        for title, measures in measured:
            _, share, words = measures[number]
            named = ft.Text(title, expand=True, style=small)
            figure = ft.Text(words, width=_FIGURE, style=small)
            yield ft.MergeSemantics(ft.Row([named, _track(share), figure], spacing=Space.XS))


def _side_by_side(two: Iterable[ft.Control]) -> ft.Control:
    return ft.Row([*two], tight=True, spacing=Space.S, vertical_alignment=ft.CrossAxisAlignment.END)


def _track(share: float) -> ft.Control:
    palette = current_palette()

    def strip(width: float, color: str) -> ft.Container:
        return ft.Container(width=width, height=_HEIGHT, bgcolor=color, border_radius=_HEIGHT / 2)

    track = strip(_TRACK, palette.high)
    track.alignment = ft.Alignment.CENTER_LEFT
    track.content = strip(min(max(share, 0.0), 1.0) * _TRACK, palette.gold_fill)
    return track


def _bar(label: str, share: float, value: str) -> ft.Control:
    palette = current_palette()
    figure = ft.Text(value, style=style(Font.MEDIUM, Size.SECONDARY, palette.text, 20))
    small = style(Font.REGULAR, Size.CAPTION, palette.muted, 18)
    return ft.MergeSemantics(
        ft.Column(
            [ft.Text(label, style=small), ft.Row([_track(share), figure], spacing=Space.XS)],
            width=_TILE,
            spacing=0,
            tight=True,
        )
    )
