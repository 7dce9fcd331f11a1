"""Rule violations in words, with the names of players and custom characters."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.core import CustomCharacter, RuleViolation, Setup
from companion.core.errors import Param
from companion.i18n import Messages, describe


@dataclass(frozen=True, slots=True)
class _Readable:
    """A rule violation with names in place of indices and ids."""

    code: str
    params: dict[str, object]


def explain(
    reason: RuleViolation,
    names: Sequence[str],
    messages: Messages,
    house: Iterable[CustomCharacter] = (),
) -> str:
    """Return the sentences for a violation and for the others reported with it.

    `names` are the players' names by index, `house` the custom characters in play.
    """
    given = {each.id: each.name for each in house}

    def readable(key: str, value: Param) -> object:
        if key in ("person", "pot") and isinstance(value, int):
            return names[value] if value < len(names) else str(value)
        if key == "pot":
            return messages.text(f"pot-{value}")
        return value

    return messages.language.profile.sentence_separator.join(
        describe(
            _Readable(each.code, {key: readable(key, value) for key, value in each.params.items()}),
            messages,
            given,
        )
        for each in (reason, *reason.others)
    )


def explain_in(setup: Setup | None, reason: RuleViolation, messages: Messages) -> str:
    """Return `explain` with the names of a game; without a setup, indices stand for names."""
    if setup is None:
        return explain(reason, (), messages)
    return explain(reason, setup.players, messages, setup.house)
