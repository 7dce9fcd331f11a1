"""Refusals of the rules in words: people by name, and the group's own characters too."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.core.custom_characters import CustomCharacter
from companion.core.errors import Param, RuleViolation
from companion.core.setup import Setup
from companion.i18n import Messages, describe


@dataclass(frozen=True, slots=True)
class _Named:
    """A refusal whose parameters are fit to be read."""

    code: str
    params: dict[str, object]


def explain(
    reason: RuleViolation,
    names: Sequence[str],
    messages: Messages,
    house: Iterable[CustomCharacter] = (),
) -> str:
    """The sentences for a refusal and for whatever else was wrong.

    `names` are those of the people by their numbers, `house` the characters of the group's own.
    """
    given = {each.id: each.name for each in house}

    def readable(key: str, value: Param) -> object:
        if key in ("person", "pot") and isinstance(value, int):
            return names[value] if value < len(names) else str(value)
        if key == "pot":
            return messages.text(f"pot-{value}")
        return value

    return messages.language.between_sentences.join(
        describe(
            _Named(each.code, {key: readable(key, value) for key, value in each.params.items()}),
            messages,
            given,
        )
        for each in (reason, *reason.others)
    )


def explain_in(setup: Setup | None, reason: RuleViolation, messages: Messages) -> str:
    """`explain` with the names of a game; without one, people go by their numbers."""
    if setup is None:
        return explain(reason, (), messages)
    return explain(reason, setup.players, messages, setup.house)
