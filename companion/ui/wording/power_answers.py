"""The words of a power's questions that are not about people, and of their answers."""

from typing import Final

from companion.core.commands import Answer
from companion.core.phases import deadly_card_in_play, open_question, power_in_use
from companion.core.powers.borrowing import (
    BorrowFromCemetery,
    BorrowNamed,
    Gamble,
    PrintedBlock,
    TakeFromMan,
)
from companion.core.questions import YesNoQuestion
from companion.core.table import Table
from companion.i18n import CharacterName, Messages

_NAMED: Final = ("answer-title", "answer-right", "answer-wrong")
_ANSWERS: Final[dict[type[PrintedBlock], tuple[str, str, str]]] = {
    TakeFromMan: ("answer-man", "answer-man-yes", "answer-man-no"),
    Gamble: ("answer-guess", "answer-right", "answer-wrong"),
    BorrowNamed: ("answer-named", "answer-named-yes", "answer-named-no"),
}
_STORIES: Final[dict[type[PrintedBlock], tuple[str, str]]] = {
    TakeFromMan: ("story-man", "story-woman"),
    Gamble: ("story-guess-right", "story-guess-wrong"),
    BorrowNamed: ("story-named-right", "story-named-wrong"),
}
_CHOICES: Final[dict[type[PrintedBlock], str]] = {
    Gamble: "choice-fist",
    BorrowNamed: "choice-name",
    BorrowFromCemetery: "choice-cemetery",
}


def answer_title(table: Table, say: Messages) -> str:
    """Return what the person in question does now: name a card, guess, or show their card."""
    named = table.opened().answers.character
    character = None if named is None else table.character(named)
    return say.text(
        _ANSWERS.get(_block(table), _NAMED)[0],
        person=table.names[table.answering()],
        character=CharacterName(character.id, character.given_name) if character else "",
    )


def possible_answers(table: Table) -> tuple[tuple[str, Answer], ...]:
    """Return the message and the command of each answer."""
    _, right, wrong = _ANSWERS.get(_block(table), _NAMED)
    answers = ((right, Answer(right=True)), (wrong, Answer(right=False)))
    question = open_question(table)
    shows_card = isinstance(question, YesNoQuestion) and question.shows_card
    if not (shows_card and deadly_card_in_play(table)):
        return answers
    return (*answers, ("answer-damned", Answer(right=False, damned=True)))


def answered(before: Table, command: Answer) -> str:
    """Return the message for the answer given at `before`."""
    if command.damned:
        return "story-damned"
    right, wrong = _STORIES.get(_block(before), ("story-answer-right", "story-answer-wrong"))
    return right if command.right else wrong


def names_own_card(table: Table) -> bool:
    """Return whether the person in question names and shows their own card."""
    return _block(table) not in _ANSWERS


def choice_title(table: Table, say: Messages) -> str:
    """Return the question for a character or a number."""
    user, block = power_in_use(table, table.opened())
    return say.text(_CHOICES.get(type(block), "choice-name"), person=table.names[user])


def _block(table: Table) -> type[PrintedBlock]:
    _, block = power_in_use(table, table.opened())
    return type(block)
