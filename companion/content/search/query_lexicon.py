"""Search data of a language: common words, equivalents, and questions that people ask."""

import tomllib
from pathlib import Path
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, ValidationError

from companion.content.errors import Defect, defects_of
from companion.i18n import Language
from companion.model import Model

_FILE = "search.toml"


def _split(value: Any) -> Any:
    return tuple(value.split()) if isinstance(value, str) else value


def _split_at_semicolons(value: Any) -> Any:
    return tuple(map(str.strip, value.split(";"))) if isinstance(value, str) else value


_Word = Annotated[str, Field(pattern=r"[^\W_]")]
_NAME = "*"
"""The placeholder for a character's name in a question."""
_Question = Annotated[str, Field(pattern=r"^[^*]*\*[^*]*$")]
SpacedWords = Annotated[tuple[_Word, ...], BeforeValidator(_split)]
_Phrasings = Annotated[tuple[_Word, ...], BeforeValidator(_split_at_semicolons)]


class OtherGamesWords(Model):
    """Words for characters and things of other games."""

    characters: _Phrasings = ()
    things: _Phrasings = ()


class QueryLexicon(Model):
    """The contents of search.toml. `locales/README.md` describes the keys."""

    common: SpacedWords = ()
    """Words that are common in questions and say little about their subject."""
    equivalents: tuple[SpacedWords, ...] = ()
    """Groups of words with the same meaning."""
    forms: tuple[SpacedWords, ...] = ()
    """Groups of forms of a word that the stemmer does not unite."""
    readings: tuple[SpacedWords, ...] = ()
    """Words, each followed by its readings."""
    character_questions: tuple[_Question, ...] = ()
    """Questions about a character, with a star for the name."""
    name_questions: tuple[_Question, ...] = ()
    """More such questions, used just to recognize a name in a query."""
    any_character: dict[str, tuple[_Question, ...]] = Field(default_factory=dict)
    """Questions that an entry answers for any character, with a star for the name."""
    phrasings: dict[str, _Phrasings] = Field(default_factory=dict)
    """Words of people who look for an entry."""

    other_games: OtherGamesWords = Field(default_factory=OtherGamesWords)
    """Characters and things that are in no box."""

    def any_character_questions(self, entry: str) -> tuple[str, ...]:
        """Return the questions that an entry answers for any character, without the name."""
        return tuple(question.replace(_NAME, " ") for question in self.any_character.get(entry, ()))

    def phrasings_of(self, entry: str) -> tuple[str, ...]:
        """Return the words of people who look for an entry."""
        return self.phrasings.get(entry, ())

    def questions_about(self, name: str) -> tuple[str, ...]:
        """Return the questions about the character with this name."""
        return tuple(question.replace(_NAME, name) for question in self.character_questions)


def read(folder: Path, language: Language) -> tuple[QueryLexicon, list[Defect]]:
    """Return the lexicon in `<folder>/<language>/search.toml`, and the defects of that file.

    Without a valid file, the lexicon is empty; search still works.
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
