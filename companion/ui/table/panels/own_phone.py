"""What a player's own phone shows: their answer to an announcement, and the table at rest."""

from dataclasses import replace
from functools import partial
from typing import Final

import flet as ft

from companion.content import plain
from companion.core.commands import Claim, NoMoreClaims
from companion.core.errors import RuleViolation
from companion.core.moves import play_all
from companion.core.phases import revealed_people
from companion.core.table import Phase, Table
from companion.ui.board.preview import Preview, preview, preview_of
from companion.ui.board.scene import Scene
from companion.ui.board.selection import Selection
from companion.ui.board.table_view import Change
from companion.ui.kit.buttons import Action, Weight, action, in_row
from companion.ui.kit.emblems import coin
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.dialog_kinds import PrivateNotesDialog
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import Fold, Panel, PanelLayout, foot_button, note
from companion.ui.table.panels.claims import claims_key, own_claims, title_of_claims
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.history import announced_name, name
from companion.ui.wording.power_texts import power_texts
from companion.ui.wording.table_instruction import is_told

_COIN: Final = 40.0
_LARGE: Final = 52
_LINE: Final = 1.1


def own_phone_panel(
    shown: Panel, person: int, scene: Scene, actions: TableActions, layout: PanelLayout
) -> Panel:
    """Return the panel of a person's own phone under the title of the step that is `shown`.

    It asks for nothing but their own answer, and says so while others act.
    """
    table, say = scene.table, actions.say
    answers = table.phase is Phase.CLAIMS
    buttons = _in_rows(own_answers(person, table, scene.passed, actions), layout)
    stakes = [] if layout.folds(Fold.HINTS) else _stakes(person, scene, actions)
    body = [
        _own_coins(
            person, _status(person, scene, actions, asked=layout.reader.asked), table, layout
        ),
        *buttons,
        *map(note, stakes),
    ]
    if not layout.folds(Fold.NOTES):
        body += _announced_power(table, actions)
    if not layout.folds(Fold.RULES) and not buttons:
        body.append(_aids(actions))
    gold, closes = None, layout.reader.asked and person == table.active and answers
    if closes:
        opposed = bool(table.opened().claimants)
        words = say.text("turn-cards" if opposed else "claims-nobody")
        closing = Action(
            words, ft.Icons.CHECK, lambda: actions.game.submit(NoMoreClaims()), Weight.GOLD
        )
        gold = foot_button(closing, layout)
    stable = frozenset(str(button.key) for button in buttons)
    awaited = shown.awaited
    if answers:
        # who really is the character is not asked here
        words = say.text("seat-all-answered") if closes else title_of_claims(table, say)
        awaited = replace(awaited, title=words)
    return replace(
        shown, awaited=awaited, body=body, primary=gold, stable=False, stable_keys=stable
    )


def own_answers(
    person: int, table: Table, passed: frozenset[int], actions: TableActions
) -> list[tuple[str, Action]]:
    """Return what claims, passes, or takes that back, each with a key.

    The keys mean the same while the announcement is open: a tap also counts if others answer.
    """
    say = actions.say.text
    if table.phase is not Phase.CLAIMS or person == table.active:
        return []
    key, game = claims_key(table), actions.game
    if person in passed:
        back = Action(
            say("seat-pass-back"), ft.Icons.UNDO, lambda: game.pass_announcement(passes=False)
        )
        return [(f"{key}-pass-back", back)]
    answers = own_claims(table, person, actions)
    if person not in table.opened().claimants:
        passing = Action(
            say("seat-pass"), ft.Icons.ARROW_FORWARD, lambda: game.pass_announcement(passes=True)
        )
        answers.append((f"{key}-pass", passing))
    return answers


def _in_rows(answers: list[tuple[str, Action]], layout: PanelLayout) -> list[ft.Control]:
    """Return the buttons of answers, two in a row."""
    rows: list[ft.Control] = []
    for nth in range(0, len(answers), 2):
        keys, actions = zip(*answers[nth : nth + 2], strict=True)
        buttons = in_row(actions, layout.width)
        for key, button in zip(keys, buttons, strict=True):
            button.key = key
        rows.append(ft.Row(buttons, spacing=Space.XS, key="-".join(keys)))
    return rows


def _status(person: int, scene: Scene, actions: TableActions, *, asked: bool) -> str:
    """Return what the person has said, or waits for; empty if the table waits for them."""
    table, say = scene.table, actions.say.text
    if table.phase is Phase.REVEAL and person in revealed_people(table):
        return say("seat-show-card")
    if table.phase is Phase.CLAIMS and person in scene.passed:
        return say("seat-passed")
    if asked or is_told(scene.game, person):
        return ""
    if table.phase is Phase.ANSWER and person == table.answering():
        return say("seat-show-card")
    return say("seat-waiting")


def _stakes(person: int, scene: Scene, actions: TableActions) -> list[str]:
    """Return the coins the person would get or pay; a win is said above, to everybody."""
    table = scene.table
    if table.phase is not Phase.CLAIMS or person in scene.passed:
        return []
    outcomes: list[tuple[str, Preview | None]]
    if person == table.active and not table.opened().claimants:
        called = _after_claim(table, table.others_clockwise(person)[0])
        outcomes = [
            ("stake-uncalled", preview_of(table, (NoMoreClaims(),))),
            ("stake-called", preview(called, Selection(0, true=()))),
        ]
    else:
        called = _after_claim(table, person)
        outcomes = [
            ("stake-true", preview(called, Selection(0, true=(person,)))),
            ("stake-false", preview(called, Selection(0, true=()))),
        ]
    lines = []
    for message, outcome in outcomes:
        gain = 0 if outcome is None else _gain(table, outcome.after, person)
        if gain:
            coins, character = Change(gain, 0).signed, announced_name(table)
            lines.append(actions.say.text(message, character=character, coins=coins))
    return lines


def _after_claim(table: Table, person: int) -> Table:
    """Return the table once the person has claimed, with either card."""
    try:
        return play_all(table, (Claim(person),)).table
    except RuleViolation:
        return table


def _gain(before: Table, after: Table, person: int) -> int:
    """Return the coins the person gains, less than 0 if they lose some; 0 too if they win."""
    if person in (after.winners or ()):
        return 0
    return after.coins_of(person) - before.coins_of(person)


def _own_coins(person: int, status: str, table: Table, layout: PanelLayout) -> ft.Control:
    """Return the person's coins and name, large, and what they wait for."""
    palette, words = current_palette(), name(table, person)
    room = layout.width - 2 * _COIN - 3 * Space.S
    size = fit(words, room, Size.AWAITED_PHONE, Size.CAPTION, Font.BOLD, on_two=0).size
    lines: list[ft.Control] = [
        ft.Text(words, no_wrap=True, style=style(Font.BOLD, size, palette.text, size + 6))
    ]
    if status:
        lines.append(note(status))
    largest = _LARGE if not layout.folds(Fold.NOTES) else Size.RESULT
    figures = style(Font.BOLD, largest, palette.gold, round(largest * _LINE))
    return ft.Row(
        [
            coin(_COIN),
            ft.Text(str(table.coins_of(person)), style=figures),
            ft.Column(lines, spacing=0, tight=True, expand=True),
        ],
        key="own-coins",
        spacing=Space.S,
    )


def _announced_power(table: Table, actions: TableActions) -> list[ft.Control]:
    """Return what the announced character does, in the reader's language; nothing without one."""
    opened = table.announcement
    if opened is None:
        return []
    character = table.characters[opened.character]
    texts = power_texts(character, table.rules, actions.library, actions.say)
    named = f"{shown_name(character, actions.say)} · {plain(texts[0])}" if texts else ""
    return [note(named, small=True)] if named else []


def _aids(actions: TableActions) -> ft.Control:
    """Return the buttons to the powers in play, and to what the reader has written down."""
    say = actions.say.text
    powers = Action(say("aid-open"), ft.Icons.GRID_VIEW, partial(actions.navigation.go, "/aid"))
    notes = Action(
        say("notes-title"), ft.Icons.EDIT_NOTE, partial(actions.dialogs.open, PrivateNotesDialog())
    )
    return ft.Row([action(each, compact=True) for each in (powers, notes)], spacing=Space.XS)
