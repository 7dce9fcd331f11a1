"""Recognizes characters in a query that the box doesn't have."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from companion.content.other_games import OtherGames
from companion.content.schema import CharacterNames, Expansion, ExpansionCharacter
from companion.content.search.index import Index, cleaned
from companion.content.search.name_finder import CharacterWords, NameFinder, NameQuestions
from companion.content.search.normalize import is_japanese, query_words
from companion.content.search.query_lexicon import QueryLexicon
from companion.core import EDITIONS, EditionId
from companion.i18n import SOURCE_LANGUAGE, Language

_LONGEST_NAME = 30
"""Characters of a name; what is longer is none."""
_SURE = 0.8
"""Quality from which a name is meant rather than a similar one of another game."""


class Box(StrEnum):
    """An edition or the expansion, by the names messages use."""

    FIRST = "first"
    SECOND = "second"
    EXPANSION = "expansion"


@dataclass(frozen=True, slots=True)
class UnknownCharacter:
    """A character that a query asks for and the edition lacks."""

    name: str
    """In the language of the book, or as typed if no box has it."""
    boxes: tuple[Box, ...] = ()
    """The boxes that have it."""
    character: str | None = None
    """Its id, if the other edition has it."""

    @property
    def message(self) -> str:
        """The id of the message that says so; its parameters are `name` and `boxes`."""
        return "rules-not-in-box" if self.boxes else "rules-no-such-character"

    @property
    def where(self) -> str:
        """The boxes, as the message takes them."""
        return "-".join(self.boxes)


class UnknownCharacters:
    """Finds characters in queries that an edition lacks."""

    def __init__(
        self,
        names: Mapping[str, CharacterNames],
        expansion: Expansion,
        index: Index,
        language: Language,
        lexicon: QueryLexicon,
    ) -> None:
        self._names = {**names, **expansion.characters}
        self._expansion = {*expansion.shared, *expansion.characters}
        self._index = index
        self._language = language
        words = {each: _words(row, language) for each, row in self._names.items()}
        self._finder = NameFinder(words, language, lexicon)
        self._other_games = OtherGames(language, lexicon)
        self._questions = NameQuestions(
            (*lexicon.character_questions, *lexicon.name_questions), index.is_common
        )

    def find(self, query: str, edition: EditionId) -> UnknownCharacter | None:
        """Return the character named in `query` that `edition` lacks, or None."""
        text = cleaned(query)
        found = self._finder.find(text, self._index.knows)
        best = max(found.values(), default=0.0)
        elsewhere = self._other_games.character_in(text)
        if found and (best >= _SURE or elsewhere is None):
            named = [character for character, quality in found.items() if quality == best]
            if any(each in EDITIONS[edition].characters for each in named):
                return None
            return self._of_other_box(named[0])
        if self.thing(query) is not None:
            return None
        unknown = self._of_no_box(text, edition)
        if unknown is None and elsewhere is not None:
            return UnknownCharacter(elsewhere)
        return unknown

    def thing(self, query: str) -> str | None:
        """Return what `query` asks for that only other games have ("dice"), or None."""
        return self._other_games.thing_in(cleaned(query))

    def _of_other_box(self, character: str) -> UnknownCharacter:
        boxes = [Box(each.id) for each in EDITIONS.values() if character in each.characters]
        if character in self._expansion:
            boxes.append(Box.EXPANSION)
        words = self._names[character].words
        name = words.get(self._language, words[SOURCE_LANGUAGE])
        in_edition = any(character in each.characters for each in EDITIONS.values())
        return UnknownCharacter(name, tuple(boxes), character if in_edition else None)

    def _of_no_box(self, text: str, edition: EditionId) -> UnknownCharacter | None:
        name = self._questions.name_in(text)
        if not name or len(name) > _LONGEST_NAME or self._index.is_id(text, edition):
            return None
        unfinished = text.endswith(name)
        words = query_words(name)
        placed = [self._index.places(each, edition, unfinished=unfinished) for each in words]
        # a Japanese name is several pairs, one of which may be in a text by chance
        enough = len(placed) / 2 if is_japanese(words[0].term) else 1
        return None if sum(placed) >= enough else UnknownCharacter(name)


def _words(row: CharacterNames, language: Language) -> CharacterWords:
    near = {row.words[each] for each in (language, SOURCE_LANGUAGE) if each in row.words}
    others = set(row.words.values()) - near
    if isinstance(row, ExpansionCharacter):
        others |= set(row.other)
    return CharacterWords(tuple(sorted(near)), tuple(sorted(others)), row.reading)
