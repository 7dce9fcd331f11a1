"""Questions about people, a character, a number, and yes or no."""

import pytest

from companion.core.commands import Answer, Choose, Command
from companion.core.errors import Code
from companion.core.legal import legal_commands, why_not
from companion.core.questions import (
    CharacterQuestion,
    NumberQuestion,
    PeopleQuestion,
    Question,
    YesNoQuestion,
)
from companion.core.table import Phase
from tests.core.asking import asking
from tests.core.playing import ADELE, BRUNO, CEDRIC, after, refused


def named(character: str) -> Choose:
    return Choose((), character=character)


def numbered(number: int) -> Choose:
    return Choose((), number=number)


QUESTIONS: list[tuple[Question, list[Command], int]] = [
    (PeopleQuestion((BRUNO, CEDRIC), (1,)), [Choose((BRUNO,)), Choose((CEDRIC,))], 1),
    (CharacterQuestion(("king", "fool")), [named("king"), named("fool")], 1),
    (NumberQuestion(2, 3), [numbered(2), numbered(3)], 2),
]


@pytest.mark.parametrize(("question", "commands", "paid"), QUESTIONS)
def test_every_legal_answer_uses_the_power(
    question: Question, commands: list[Command], paid: int
) -> None:
    table = asking(question)
    assert table.phase is Phase.CHOICE
    assert list(legal_commands(table)) == commands
    assert after(table, commands[0]).coins_of(ADELE) == 6 + paid


def test_yes_no_question_awaits_an_answer() -> None:
    table = asking(YesNoQuestion(BRUNO))
    assert table.phase is Phase.ANSWER
    assert list(legal_commands(table)) == [Answer(right=True), Answer(right=False)]
    assert after(table, Answer(right=True)).coins_of(ADELE) == 7


@pytest.mark.parametrize(
    ("question", "command", "code"),
    [
        (NumberQuestion(1, 3), numbered(4), Code.NUMBER_OUT_OF_RANGE),
        (NumberQuestion(1, 3), named("king"), Code.NOT_AWAITED),
        (CharacterQuestion(("king",)), named("fool"), Code.NOT_IN_PLAY),
        (CharacterQuestion(("king",)), Choose((BRUNO,)), Code.NOT_AWAITED),
        (PeopleQuestion((BRUNO,), (1,)), numbered(1), Code.NOT_AWAITED),
        (PeopleQuestion((BRUNO,), (1,)), Answer(right=True), Code.NOT_AWAITED),
        (PeopleQuestion((BRUNO,), (1,)), Choose((BRUNO,), number=1), Code.NOT_AWAITED),
        (CharacterQuestion(("king",)), Choose((BRUNO,), "king"), Code.NOT_AWAITED),
        (CharacterQuestion(("king",)), Choose((), "king", 0), Code.NOT_AWAITED),
        (NumberQuestion(0, 3), Choose((), "king", 0), Code.NOT_AWAITED),
        (NumberQuestion(0, 3), Choose(()), Code.NOT_AWAITED),
        (YesNoQuestion(BRUNO), Choose((BRUNO,)), Code.NOT_AWAITED),
    ],
)
def test_answer_to_another_question_is_refused(
    question: Question, command: Command, code: Code
) -> None:
    table = asking(question)
    assert refused(table, command).code is code
    violation = why_not(table, command)
    assert violation is not None
    assert violation.code is code
