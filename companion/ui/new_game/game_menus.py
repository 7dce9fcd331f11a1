"""Menus of a new game: who goes first, the seats, the set, the printing, the series."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.application.group.last_group import Group
from companion.i18n import Messages, NameLanguage
from companion.ui.kit.buttons import Tap
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import stretched
from companion.ui.layout.tokens import Radius, Space, Touch
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.available_sets import youngest_of
from companion.ui.new_game.rematch import NextSet, next_first
from companion.ui.new_game.state import Draft
from companion.ui.page.common import body_text
from companion.ui.page.group_choices import card_language_menu
from companion.ui.page.series_entry import SCORINGS
from companion.ui.wording.multi_card_rules import protected_notes, swap_notes
from companion.ui.wording.series import scoring_in_words


def _menu(words: str, *choices: tuple[str, bool, Tap], label: str = "") -> ft.Control:
    rows = tuple(Choice(*choice) for choice in choices)
    return menu(label or words, pill(words, Touch.SMALLEST), rows)


def rematch_menus(
    draft: Draft,
    group: Group,
    cards: NameLanguage | None,
    title: str | None,
    actions: NewGameActions,
) -> ft.Control:
    """Return the menus for the same people; `title` is that of the chosen set, None without one.

    `cards` is the language of their cards.
    """
    say, rematch = actions.say.text, actions.rematch
    first, youngest, left = draft.names[draft.first], youngest_of(group), next_first(group)
    by_age, in_turn = say("rematch-youngest", person=youngest), say("rematch-next", person=left)
    same_seats, same = say("rematch-same-seats"), draft.names == group.names
    menus = [
        _menu(
            say("people-begins", person=first),
            (by_age, first == youngest, partial(rematch.begin_with, youngest)),
            (in_turn, first == left != youngest, partial(rematch.begin_with, left)),
            (say("rematch-lot"), False, partial(rematch.begin_with, None)),
        ),
        _menu(
            same_seats if same else say("rematch-shuffled"),
            (same_seats, same, lambda: rematch.take_seats(shuffle=False)),
            (say("rematch-shuffle"), not same, lambda: rematch.take_seats(shuffle=True)),
        ),
    ]
    if title is not None:
        sets = (
            (say(f"rematch-set-{which}"), False, partial(rematch.play_set, which))
            for which in NextSet
        )
        menus.append(_menu(title, *sets))
    # the printing follows from the language of the cards unless it is said otherwise
    menus += printing_menu(draft, actions) or [card_language_menu(cards, actions, actions.say)]
    return ft.Column(
        [body_text(say("rematch-title"), muted=True), ft.Row(menus, wrap=True, spacing=Space.XS)],
        key="rematch",
        spacing=Space.XS,
        tight=True,
    )


def printing_menu(draft: Draft, actions: NewGameActions) -> list[ft.Control]:
    """Return the menu of printings that differ in the swaps of so few players; else nothing."""
    say = actions.say.text
    if draft.printing not in draft.printings:
        return []

    def choose(printing: str) -> None:
        actions.change(replace(actions.draft, printing=printing))

    words = say(f"few-{draft.printing}")
    choices = (
        (say(f"few-{printing}"), printing == draft.printing, partial(choose, printing))
        for printing in draft.printings
    )
    return [_menu(words, *choices, label=f"{say('few-printing')} {words}")]


def printing_notes(draft: Draft, say: Messages) -> list[ft.Control]:
    """Return which cards can be swapped by the draft's printing, where printings differ."""
    if draft.printing not in draft.printings:
        return []
    players = len(draft.names)
    notes = swap_notes(players, draft.box.swap_limits_for(players, draft.printing))
    sentences = [say.text(note) for note in (*notes, *protected_notes(players))]
    return [stretched([body_text(each, muted=True) for each in sentences], 0, key="printings")]


def dealt_seats(draft: Draft, say: Messages) -> list[ft.Control]:
    """Return the seats and the starter that were dealt for a series."""
    entry = draft.entry
    if entry is None or not entry.people or not entry.is_for(draft.names):
        return []
    lines = [
        body_text(say.text("series-seats", people=list(draft.names))),
        body_text(say.text("people-begins", person=draft.names[draft.first])),
    ]
    return [
        ft.Container(
            ft.Column([*lines], spacing=0, tight=True),
            key="dealt-seats",
            bgcolor=current_palette().high,
            border_radius=Radius.TILE,
            padding=Space.S,
        )
    ]


def series_menu(draft: Draft, actions: NewGameActions) -> ft.Control:
    """Return the menu that begins a series; its pill says what the game belongs to."""
    say, entry, choose = actions.say, draft.entry, actions.choose_series
    if entry is not None and not entry.is_for(draft.names):
        entry = None
    scoring = None if entry is None else entry.scoring
    words = single = say.text("series-single")
    running: list[tuple[str, bool, Tap]] = []
    if scoring is not None:
        words = scoring_in_words(scoring, say)
    elif entry is not None:
        words = say.text("series-game", number=entry.game)
        running = [(words, True, lambda: None)]
    begun = (
        (scoring_in_words(offered, say), offered == scoring, partial(choose, offered))
        for offered in SCORINGS
    )
    label = say.labelled(say.text("series-title"), words)
    menu_of_series = _menu(
        words, (single, entry is None, partial(choose, None)), *running, *begun, label=label
    )
    return ft.Container(menu_of_series, key="series")
