"""Refusals in words: every error carries a code and parameters, its sentence is a message."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Protocol, runtime_checkable

from companion.i18n.messages import Argument, CharacterName, Messages

_CHARACTERS = frozenset({"character", "characters", "in_play"})
"""Parameters that hold ids of characters and are told by name."""


@runtime_checkable
class CodedError(Protocol):
    """An error that says what happened without words."""

    @property
    def code(self) -> str:
        """Stable, in lower case with underscores."""

    @property
    def params(self) -> Mapping[str, object]:
        """The figures and names its sentence needs."""


def describe(
    error: CodedError, messages: Messages, given: Mapping[str, str] = MappingProxyType({})
) -> str:
    """One sentence for `error`: the message `error-<code>`, with hyphens for underscores.

    `given` are the names of the characters of a group's own, by their ids.
    """
    arguments = {name: _argument(name, value, given) for name, value in error.params.items()}
    return messages.text(f"error-{error.code.replace('_', '-')}", **arguments)


def _argument(name: str, value: object, given: Mapping[str, str]) -> Argument:
    if name in _CHARACTERS:
        if isinstance(value, str):
            return CharacterName(value, given.get(value))
        if isinstance(value, Sequence):
            return [CharacterName(str(one), given.get(str(one))) for one in value]
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Sequence):
        return [str(one) for one in value]
    return str(value)
