"""Defects in the files of `locales`, as codes. The words for them are messages."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from pydantic import ValidationError

from companion.errors import CodedError

_MOST_SHOWN = 10
"""Number of defects in an error message."""


@dataclass(frozen=True, slots=True)
class Defect:
    """A defect in a file of `locales`, for maintainers of the texts."""

    file: str
    key: str
    """The id or key with the defect; empty for the file itself."""
    code: str
    detail: str = ""

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.file, self.key, self.code, self.detail)))


class ContentError(CodedError):
    """An error in the content. `defects` lists all defects, `params` the first ten."""

    code: Literal["content_invalid"]

    def __init__(self, defects: Iterable[Defect]) -> None:
        self.defects = tuple(defects)
        super().__init__(
            "content_invalid",
            defects=tuple(map(str, self.defects[:_MOST_SHOWN])),
            more=max(0, len(self.defects) - _MOST_SHOWN),
        )

    def __str__(self) -> str:
        return "\n".join(map(str, self.defects))


def defects_of(error: ValidationError, file: str, key: str) -> list[Defect]:
    """Return the complaints of pydantic as defects of `key`, or of fields below it."""
    return [
        Defect(
            file,
            ".".join(filter(None, [key, *map(str, complaint["loc"])])),
            complaint["type"],
            complaint["msg"],
        )
        for complaint in error.errors(include_url=False)
    ]
