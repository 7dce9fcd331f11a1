"""Characters and things of other games in a query."""

from collections.abc import Iterable

from companion.content.search.index import Index
from companion.content.search.listed_phrases import ListedPhrases
from companion.content.search.normalize import query_words
from companion.content.search.query_lexicon import QueryLexicon
from companion.i18n import Language


class OtherGames:
    """Characters and things that search.toml lists as belonging to other games.

    What an entry of the rulebook mentions is none of them.
    """

    def __init__(self, language: Language, lexicon: QueryLexicon, index: Index) -> None:
        def listed(phrases: Iterable[str]) -> ListedPhrases:
            unknown = (each for each in phrases if not index.says(query_words(each)))
            return ListedPhrases(unknown, language, lexicon, index)

        self._characters = listed(lexicon.other_games.characters)
        self._things = listed(lexicon.other_games.things)

    def character_in(self, query: str) -> str:
        """Return the words of `query` that name a listed character; empty without any."""
        return self._characters.typed_in(query)

    def thing_in(self, query: str) -> str:
        """Return the words of `query` that name a listed thing; empty without any."""
        return self._things.typed_in(query)
