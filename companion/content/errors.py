"""What can be wrong with the content, told by codes: the words for it are messages."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pydantic import ValidationError

_MOST_TOLD = 10
"""Defects that are told in a sentence."""


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing wrong in one file of `locales`, for whoever keeps the texts."""

    file: str
    key: str
    """The id or key concerned; empty where it is the file itself."""
    code: str
    detail: str = ""

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.file, self.key, self.code, self.detail)))


class ContentFault(Exception):
    """The content cannot be used. Holds every defect found; of many, `params` has the first."""

    code = "content_fault"

    def __init__(self, defects: Iterable[Defect]) -> None:
        self.defects = tuple(defects)
        self.params: Mapping[str, object] = {
            "defects": tuple(map(str, self.defects[:_MOST_TOLD])),
            "more": max(0, len(self.defects) - _MOST_TOLD),
        }
        super().__init__("\n".join(map(str, self.defects)))


def defects_of(error: ValidationError, file: str, key: str) -> list[Defect]:
    """Each complaint of pydantic as a defect of `key`, or of the field of it that is meant."""
    return [
        Defect(file, ".".join(filter(None, [key, *map(str, one["loc"])])), one["type"], one["msg"])
        for one in error.errors(include_url=False)
    ]
