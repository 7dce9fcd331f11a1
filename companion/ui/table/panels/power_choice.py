"""What a power asks: people or nobody, a character, a number, or whether an answer was right."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import flet as ft

from companion.core.commands import Choose
from companion.core.phases import expected_people, open_question, power_in_use
from companion.core.powers.blocks import MovePeople, NameCardOrPay, ShowCard, SwapFortunes
from companion.core.powers.borrowing import BorrowNamed, BorrowPlayed, Gamble, PassFortunes
from companion.core.questions import CharacterQuestion, NumberQuestion, PeopleQuestion
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.board.preview import answers, toggled
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import smallest_type, style
from companion.ui.layout.panel_height import fitting_tiles
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import (
    Fold,
    Panel,
    PanelLayout,
    confirm_handler,
    help_with_character,
    note,
    title,
)
from companion.ui.table.panels.outcome import confirm, moves_list
from companion.ui.table.panels.outcome_text import moves_sentence
from companion.ui.table.panels.person_choice import Candidate, PersonChoice, person_choice
from companion.ui.table.panels.tiles import tile, tile_width, tiles
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.history import name, names
from companion.ui.wording.power_answers import answer_title, choice_title

_WORDS: Final = {
    SwapFortunes: "choice-fortunes",
    NameCardOrPay: "choice-point",
    ShowCard: "choice-show",
    MovePeople: "choice-move",
    PassFortunes: "choice-direction",
    Gamble: "choice-guesser",
    BorrowPlayed: "choice-peasants",
    BorrowNamed: "choice-usurp",
}
_ALWAYS_ASKED: Final = (PassFortunes, Gamble, BorrowPlayed)
"""Blocks whose question has no other words with one candidate."""


def answer_panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the panel with a button for each answer, with the coins it moves.

    Somebody names a character, guesses, or shows a card: right or wrong?
    """
    table, say = scene.table, actions.say
    icons = (ft.Icons.CHECK, ft.Icons.CLOSE, ft.Icons.BLOCK)
    answered = [
        (words, icon, preview)
        for (words, preview), icon in zip(answers(table), icons, strict=False)
    ]
    buttons = [
        Action(
            say.text(words),
            icon,
            confirm_handler(preview, scene, actions),
            note=moves_sentence(table, preview, say),
        )
        for words, icon, preview in answered
    ]
    body = [action(each) for each in buttons]
    if layout.folds(Fold.COLUMNS):
        # the coins that each moves stand below
        side = [action(replace(each, note=None), compact=True) for each in buttons]
        moves = [say.labelled(each.text, each.note) for each in buttons if each.note]
        body = [ft.Row(side, spacing=Space.XS)]
        body += [] if layout.folds(Fold.HINTS) else [note("\n".join(moves), small=True)]
    words = answer_title(table, say)
    helping = help_with_character(table, actions)
    return Panel(title(words, table, say, "answer"), body, help=helping)


def power_choice_panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the possible targets and the outcome."""
    table = scene.table
    if isinstance(open_question(table), CharacterQuestion | NumberQuestion):
        return _value_panel(table, actions, layout)
    question = expected_people(table)
    body = _choices(question, table, scene.selection.targets, actions, layout)
    body += moves_list(scene, actions.say, layout)
    awaited = title(_title(question, table, actions.say), table, actions.say, "choice")
    helping = help_with_character(table, actions)
    return Panel(awaited, body, confirm(scene, actions, layout), helping)


def _value_panel(table: Table, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the panel with the characters or numbers to choose from, each chosen by one tap."""
    choices: list[tuple[str, Choose]] = []
    match open_question(table):
        case CharacterQuestion(candidates):
            choices = [
                (shown_name(table.character(card), actions.say), Choose((), character=card))
                for card in candidates
            ]
        case NumberQuestion(least, most):
            choices = [(str(n), Choose((), number=n)) for n in range(least, most + 1)]
        case _:
            pass
    fitting = fitting_tiles(len(choices), layout.width, layout.body_height)
    size = (tile_width(layout.width, fitting.columns), min(fitting.height, Touch.OPTION))
    shown = [
        tile(
            words,
            _tile_text(words, size[0]),
            size,
            _submits(command, actions),
            padding=Space.XXS,
        )
        for words, command in choices
    ]
    body: list[ft.Control] = [tiles(shown, fitting.columns)]
    words = title(choice_title(table, actions.say), table, actions.say, "choice")
    return Panel(words, body, help=help_with_character(table, actions))


def _submits(command: Choose, actions: TableActions) -> Callable[[], object]:
    # not a partial: Flet would add its event to the commands
    return lambda: actions.game.submit(command)


def _tile_text(words: str, width: float) -> ft.Control:
    room = width - Space.S
    fitted = fit(words, room, Size.BODY, smallest_type(), Font.MEDIUM, on_two=0)
    ink = style(Font.MEDIUM, fitted.size, current_palette().text, Size.BODY_LINE)
    return ft.Text(words, text_align=ft.TextAlign.CENTER, style=ink)


def _title(question: PeopleQuestion, table: Table, say: Messages) -> str:
    """Return the question to the power user; a statement if only one answer is possible."""
    user, block = power_in_use(table, table.opened())
    words = _WORDS.get(type(block), "choice-take")
    if isinstance(block, _ALWAYS_ASKED):
        return say.text(words, person=name(table, user))
    if question.only_answer is not None:
        people = names(table, question.only_answer)
        return say.text(f"{words}-only", person=name(table, user), people=people)
    if len(question.candidates) == 1:
        other = name(table, question.candidates[0])
        return say.text(f"{words}-one", person=name(table, user), other=other)
    return say.text(words, person=name(table, user))


def _choices(
    question: PeopleQuestion,
    table: Table,
    targets: tuple[int, ...] | None,
    actions: TableActions,
    layout: PanelLayout,
) -> list[ft.Control]:
    """Return the possible answers; nothing if there is only one."""
    say, most = actions.say.text, question.sizes[-1]
    _, block = power_in_use(table, table.opened())
    one = len(question.candidates) == 1 and isinstance(block, SwapFortunes)
    if question.only_answer is not None:
        return []
    people = tuple(
        Candidate(person, say("choice-accept"))
        if one
        else Candidate(person, name(table, person), coins=table.coins_of(person))
        for person in question.candidates
    )
    nobody = None
    if isinstance(block, BorrowPlayed):
        nobody = say("option-nobody")
    elif 0 in question.sizes:
        nobody = say("choice-decline" if one else "choice-nobody")

    def choose(person: int) -> None:
        actions.select(
            lambda now: replace(
                now, targets=toggled(now.targets, person, most) if most > 1 else (person,)
            )
        )

    choice = PersonChoice(
        people,
        nobody,
        targets,
        most > 1,
        choose,
        lambda: actions.select(lambda now: replace(now, targets=())),
        asks=_title(question, table, actions.say),
        hint=say("tap-people"),
    )
    return person_choice(choice, layout)
