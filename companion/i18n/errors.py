"""Errors in words. An error has a code and parameters; its sentence is a message."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from companion.errors import CodedError
from companion.i18n.messages import Argument, CharacterName, Messages

_CHARACTERS = frozenset({"character", "characters", "in_play"})
"""Parameters with ids of characters, for which the sentence has their names."""


def describe(
    error: CodedError, messages: Messages, given: Mapping[str, str] = MappingProxyType({})
) -> str:
    """Return the message `error-<code>`, with hyphens for underscores and the parameters filled in.

    `given` maps ids of custom characters to their names.
    """
    arguments = {name: _argument(name, value, given) for name, value in error.params.items()}
    return messages.text(f"error-{error.code.replace('_', '-')}", **arguments)


def _argument(name: str, value: object, given: Mapping[str, str]) -> Argument:
    if name in _CHARACTERS:
        if isinstance(value, str):
            return CharacterName(value, given.get(value))
        if isinstance(value, Sequence):
            return [CharacterName(str(id), given.get(str(id))) for id in value]
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Sequence):
        return [str(item) for item in value]
    return str(value)
