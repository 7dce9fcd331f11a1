"""What a page keeps for its features: one immutable value per feature."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self, TypeVar

_State = TypeVar("_State")


@dataclass(frozen=True, slots=True)
class States:
    """The states of the features by their type; a feature that was not used yet has none."""

    _values: Mapping[type[object], object] = field(default_factory=dict)

    def get(self, kind: type[_State]) -> _State:
        """Return the state of this type, or a new one."""
        found = self._values.get(kind)
        return found if isinstance(found, kind) else kind()

    def having(self, *states: object) -> Self:
        """Return the states with these in place of those of the same types."""
        return type(self)({**self._values, **{type(state): state for state in states}})
