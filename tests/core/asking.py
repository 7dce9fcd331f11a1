"""A character made for tests whose power asks a question of any kind."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

from companion.core.boxes import Character
from companion.core.commands import Announce, NoMoreClaims
from companion.core.events import Event, Paid
from companion.core.powers.view import PowerView
from companion.core.questions import Answers, Question
from companion.core.table import Table
from tests.core.playing import after, table_with


@dataclass(frozen=True, slots=True)
class AskingBlock:
    """Asks one question; the bank pays the number, or 1 coin for another answer."""

    question: Question

    def asks(self, table: PowerView, user: int, answers: Answers) -> Question | None:
        return self.question if answers == Answers() else None

    def events(self, table: PowerView, user: int, answers: Answers) -> Iterator[Event]:
        yield Paid("bank", user, answers.number or 1)


def asking(question: Question) -> Table:
    """The table where the active player's power has just asked the question."""
    table = table_with("king")
    power = (cast(Any, AskingBlock(question)),)
    characters = {**table.characters, "king": Character("king", power)}
    table = table._replace(rules=replace(table.rules, characters=characters))
    return after(table, Announce("king"), NoMoreClaims())
