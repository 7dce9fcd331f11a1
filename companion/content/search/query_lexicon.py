"""How people ask in one language: which words say little, and which stand for one another."""

import tomllib
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from companion.content.errors import Defect, defects_of
from companion.i18n import Language

_FILE = "search.toml"


def _split(value: Any) -> Any:
    return tuple(value.split()) if isinstance(value, str) else value


def _split_between(value: Any) -> Any:
    return tuple(map(str.strip, value.split(";"))) if isinstance(value, str) else value


_Word = Annotated[str, Field(pattern=r"[^\W_]")]
_NAME = "*"
"""What stands for the name in a question about a character."""
_Question = Annotated[str, Field(pattern=r"^[^*]*\*[^*]*$")]
SpacedWords = Annotated[tuple[_Word, ...], BeforeValidator(_split)]
_Spoken = Annotated[tuple[_Word, ...], BeforeValidator(_split_between)]


class QueryLexicon(BaseModel):
    """What the texts do not tell about the words people use to search them."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    common: SpacedWords = ()
    """Words of any question, which say little about what is asked."""
    alike: tuple[SpacedWords, ...] = ()
    """Groups of words that people use for one another."""
    forms: tuple[SpacedWords, ...] = ()
    """Groups of forms of one word that no stemmer brings together."""
    readings: tuple[SpacedWords, ...] = ()
    """Words with what people type who write them as they are read."""
    asked: tuple[_Question, ...] = ()
    """Questions about a character, with a star where its name stands."""
    whoever: dict[str, tuple[_Question, ...]] = {}
    """By entry, questions in which it does not matter which name stands where the star is."""
    spoken: dict[str, _Spoken] = {}
    """By entry, what people say at the table who want to know it."""

    def whoever_of(self, rule: str) -> tuple[str, ...]:
        """The questions about any character that an entry answers, without the name."""
        return tuple(question.replace(_NAME, " ") for question in self.whoever.get(rule, ()))

    def spoken_of(self, rule: str) -> tuple[str, ...]:
        """What people say who want to know what an entry tells."""
        return self.spoken.get(rule, ())

    def asked_of(self, name: str) -> tuple[str, ...]:
        """The questions about the character of that name."""
        return tuple(question.replace(_NAME, name) for question in self.asked)


def read(folder: Path, language: Language) -> tuple[QueryLexicon, list[Defect]]:
    """The usage in `<folder>/<language>/search.toml` and everything wrong with it.

    A file that is missing or has a defect gives an empty one: the search does without.
    """
    path = folder / language / _FILE
    file = path.relative_to(folder).as_posix()
    if not path.is_file():
        return QueryLexicon(), []
    try:
        return QueryLexicon.model_validate(tomllib.loads(path.read_text(encoding="utf-8"))), []
    except ValidationError as error:
        return QueryLexicon(), defects_of(error, file, "")
    except (OSError, ValueError) as error:
        return QueryLexicon(), [Defect(file, "", "unreadable", str(error))]
