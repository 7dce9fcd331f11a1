"""The setup checklist for this game, shared by all pages."""

from collections.abc import Container
from functools import partial

import flet as ft

from companion.application.group.last_group import tablet_holds_coins
from companion.core.boxes import EditionId
from companion.core.game import Game
from companion.core.setup import edition_of
from companion.ui.kit.buttons import Action, Weight, in_row
from companion.ui.kit.check_list import Check, check_columns, checks
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW, beside_dock
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.common import body_text, notice
from companion.ui.page.group_choices import coin_keeper
from companion.ui.page.rules_address import teaching_route
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.setup.actions import SetupActions
from companion.ui.wording.house_rules import house_rules_in_words
from companion.ui.wording.setup_tasks import Task, card_tasks, opening_order, table_tasks


def checklist_screen(view: View, game: Game, actions: SetupActions) -> ft.Control:
    """Return the cards to find in the box, the other tasks, and the way to the reading round."""
    setup, say, go = game.start.rules.setup, actions.say.text, actions.navigation.go
    edition, done = edition_of(setup), view.snapshot.completed_tasks
    language = view.card_language or view.language
    cards = card_tasks(setup, edition, language, actions.say)
    holds = tablet_holds_coins(view.group_state.group, game)
    others = table_tasks(setup, edition, language, actions.say, tablet_holds_coins=holds)
    left = sum(task.id not in done for task in (*cards, *others))
    first, of_edition = setup.players[setup.first], say(f"edition-{edition.id}")
    reading, playing = partial(go, "/setup/read/1"), partial(go, "/table")

    def back() -> None:
        # only the page that has prepared this game can go back to its set
        go("/new/set" if actions.links.may_change_set() else "/")

    return scaffold(
        Outline(
            eyebrow=say("setup-step"),
            title=say("setup-title"),
            hint=say("setup-hint") if view.width >= NARROW else "",
            sidebar_eyebrow=say("set-step", edition=of_edition, count=len(setup.players)),
            sidebar_title=say("checklist-begins", person=first),
            forward=Action(say("setup-read"), ft.Icons.RECORD_VOICE_OVER, reading, Weight.GOLD),
            secondary=Action(say("setup-skip"), ft.Icons.PLAY_ARROW, playing),
            back=Action(say("back"), ft.Icons.ARROW_BACK, back),
        ),
        [
            _before_the_deal(edition.id, view, actions),
            _heading(say("setup-cards", cards=len(setup.cards))),
            check_columns(_rows(cards, done), beside_dock(view.width, view.height), actions.tick),
            _heading(say("setup-table")),
            ft.Row(
                [
                    coin_keeper(
                        actions.say,
                        lambda holds: actions.hold_coins(by_tablet=holds),
                        tablet_holds_coins=holds,
                    )
                ]
            ),
            checks(_rows(others, done), actions.tick),
        ],
        [
            body_text(say("setup-left", count=left)),
            body_text(opening_order(setup, actions.say), muted=True),
            *(
                body_text(line, muted=True)
                for line in house_rules_in_words(
                    setup.house_rules, edition, len(setup.players), actions.say
                )
            ),
        ],
        view,
        actions,
        notices=notice(view, actions),
    )


def _before_the_deal(edition: EditionId, view: View, actions: SetupActions) -> ft.Control:
    """Return what helps whoever explains the game: the words for it, and the aid sheet.

    In one low row: the tasks below it are what everybody needs.
    """
    say, go = actions.say.text, actions.navigation.go
    teach = Action(
        say("teach-open"), ft.Icons.RECORD_VOICE_OVER, partial(go, teaching_route(edition))
    )
    aid = Action(say("aid-open"), ft.Icons.GRID_VIEW, partial(go, "/aid"))
    row = in_row((teach, aid), beside_dock(view.width, view.height))
    return ft.Row(row, spacing=Space.XS, key="before-the-deal")


def _rows(tasks: list[Task], done: Container[str]) -> tuple[Check, ...]:
    return tuple(
        Check(task.id, task.words, task.note, task.id in done, task.character) for task in tasks
    )


def _heading(words: str) -> ft.Control:
    text = ft.Text(words, style=style(Font.MEDIUM, Size.NAME, current_palette().text, 32))
    return ft.Semantics(header=True, content=text)
