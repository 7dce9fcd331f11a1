"""Characters in a query that are not in the box."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.content.other_games import OtherGames
from companion.content.schema import CharacterNames
from companion.content.search.index import Index, cleaned
from companion.content.search.name_finder import CharacterWords, NameFinder, NameQuestions
from companion.content.search.normalize import is_japanese, query_words
from companion.content.search.query_lexicon import QueryLexicon
from companion.core import EDITIONS, EditionId
from companion.core.boxes import EXPANSIONS, whole_box
from companion.i18n import SOURCE_LANGUAGE, Language, Messages

_LONGEST_NAME = 30
"""Most letters of a name; a longer text is not a name."""
_SURE = 0.8
"""Quality of a match above which a similar name in another game is not considered."""


@dataclass(frozen=True, slots=True)
class UnknownCharacter:
    """A character that a query asks for and the edition lacks."""

    name: str
    """The name in the language of the book, or as typed if no box has the character."""
    boxes: tuple[str, ...] = ()
    """The editions and expansions with the character, by their ids."""
    character: str | None = None
    """The id, if an edition has the character."""
    typed: str = ""
    """The words of the query that name it, if no box has it."""

    def in_words(self, messages: Messages) -> str:
        """Return a sentence that says which boxes have it, or that none has."""
        if not self.boxes:
            return messages.text("rules-no-such-character", name=self.name)
        boxes = [messages.text(f"in-box-{box}") for box in self.boxes]
        return messages.text("rules-not-in-box", name=self.name, boxes=boxes)


class UnknownCharacters:
    """The characters that queries may ask for and an edition may lack."""

    def __init__(
        self,
        names: Mapping[str, CharacterNames],
        of_boxes: Mapping[str, Mapping[str, CharacterNames]],
        index: Index,
        language: Language,
        lexicon: QueryLexicon,
    ) -> None:
        self._names = dict(names)
        for own in of_boxes.values():
            self._names |= own
        self._of_boxes = of_boxes
        self._index = index
        self._language = language
        words = {id: _words(row, language) for id, row in self._names.items()}
        self._finder = NameFinder(words, language, lexicon)
        self._other_games = OtherGames(language, lexicon, index)
        self._questions = NameQuestions(
            (*lexicon.character_questions, *lexicon.name_questions), index.is_common
        )

    def find(self, query: str, edition: EditionId) -> UnknownCharacter | None:
        """Return the character named in `query` that `edition` lacks, or None."""
        text = cleaned(query)
        qualities = self._finder.find(text, self._index.knows)
        best = max(qualities.values(), default=0.0)
        elsewhere = self._other_games.character_in(text)
        if qualities and (best >= _SURE or not elsewhere):
            named = [character for character, quality in qualities.items() if quality == best]
            if not whole_box(edition).characters.keys().isdisjoint(named):
                return None
            return self._of_other_box(named[0])
        if self.thing(query):
            return None
        unknown = self._of_no_box(text, edition)
        if unknown is None and elsewhere:
            return UnknownCharacter(elsewhere, typed=elsewhere)
        return unknown

    def thing(self, query: str) -> str:
        """Return the words of `query` that name a thing of other games ("dice"), or nothing."""
        return self._other_games.thing_in(cleaned(query))

    def _of_other_box(self, character: str) -> UnknownCharacter:
        editions = [each.id for each in EDITIONS.values() if character in each.characters]
        mixed = [
            box.id
            for box in EXPANSIONS.values()
            if character in box.characters or character in self._of_boxes[box.id]
        ]
        words = self._names[character].words
        name = words.get(self._language, words[SOURCE_LANGUAGE])
        return UnknownCharacter(name, (*editions, *mixed), character if editions else None)

    def _of_no_box(self, text: str, edition: EditionId) -> UnknownCharacter | None:
        name = self._questions.name_in(text)
        if not name or len(name) > _LONGEST_NAME or self._index.is_id(text, edition):
            return None
        unfinished = text.endswith(name)
        words = query_words(name)
        placed = [self._index.places(word, edition, unfinished=unfinished) for word in words]
        # a Japanese name consists of pairs, one of which may be in a text by chance
        enough = len(placed) / 2 if is_japanese(words[0].term) else 1
        return None if sum(placed) >= enough else UnknownCharacter(name, typed=name)


def _words(row: CharacterNames, language: Language) -> CharacterWords:
    near = {row.words[known] for known in (language, SOURCE_LANGUAGE) if known in row.words}
    others = set(row.words.values()) - near
    others |= set(row.other)
    return CharacterWords(tuple(sorted(near)), tuple(sorted(others)), row.reading)
