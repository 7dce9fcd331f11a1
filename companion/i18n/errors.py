"""Refusals in words: every error carries a code and parameters, its sentence is a message."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from companion.i18n.messages import Argument, CharacterName, Messages

_CHARACTERS = frozenset({"character", "characters", "in_play"})
"""Parameters that hold ids of characters and are told by name."""


class CodedError(Protocol):
    """An error that says what happened without words."""

    @property
    def code(self) -> str:
        """Stable, in lower case with underscores."""

    @property
    def params(self) -> Mapping[str, object]:
        """The figures and names its sentence needs."""


def describe(error: CodedError, messages: Messages) -> str:
    """One sentence for `error`: the message `error-<code>`, with hyphens for underscores."""
    arguments = {name: _argument(name, value) for name, value in error.params.items()}
    return messages.text(f"error-{error.code.replace('_', '-')}", **arguments)


def _argument(name: str, value: object) -> Argument:
    if isinstance(value, str):
        return CharacterName(value) if name in _CHARACTERS else value
    if isinstance(value, int | float | CharacterName):
        return value
    if isinstance(value, Sequence):
        return [_member(name, one) for one in value]
    return str(value)


def _member(name: str, value: object) -> str | CharacterName:
    if isinstance(value, CharacterName):
        return value
    return CharacterName(str(value)) if name in _CHARACTERS else str(value)
