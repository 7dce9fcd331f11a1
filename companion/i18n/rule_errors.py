"""Rule violations in words, with the names of players and custom characters."""

from collections.abc import Iterable, Sequence

from companion.core import CustomCharacter, RuleViolation, Setup
from companion.core.errors import Param
from companion.errors import CodedError
from companion.i18n import Messages, describe


def explain(
    reason: RuleViolation,
    names: Sequence[str],
    messages: Messages,
    house: Iterable[CustomCharacter] = (),
) -> str:
    """Return the sentences for a violation and the others reported with it.

    `names` are the players' names by index, `house` the custom characters in play.
    """
    given = {character.id: character.name for character in house}

    def readable(key: str, value: Param) -> object:
        if key in ("person", "pot") and isinstance(value, int):
            return names[value] if value < len(names) else str(value)
        if key == "pot":
            return messages.text(f"pot-{value}")
        return value

    def sentence(violation: RuleViolation) -> str:
        params = {key: readable(key, value) for key, value in violation.params.items()}
        return describe(CodedError(violation.code, **params), messages, given)

    separator = messages.language.profile.sentence_separator
    return separator.join(map(sentence, (reason, *reason.others)))


def explain_in(setup: Setup | None, reason: RuleViolation, messages: Messages) -> str:
    """Return the result of `explain` with the names in a setup, or with indices without one."""
    if setup is None:
        return explain(reason, (), messages)
    return explain(reason, setup.players, messages, setup.house)
