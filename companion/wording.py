"""Refusals of the rules in words, with people by their names instead of their numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.errors import Param, RuleViolation
from companion.i18n import Messages, describe


@dataclass(frozen=True, slots=True)
class _Named:
    """A refusal whose parameters are fit to be read."""

    code: str
    params: dict[str, object]


def explain(reason: RuleViolation, names: Sequence[str], messages: Messages) -> str:
    """The sentences for a refusal and for whatever else was wrong; `names` by person."""

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
        )
        for each in (reason, *reason.others)
    )
