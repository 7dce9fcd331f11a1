"""Characters and things of other games in a query."""

from companion.content.search.name_finder import CharacterWords, NameFinder
from companion.content.search.query_lexicon import QueryLexicon
from companion.i18n import Language


class OtherGames:
    """Characters and things that search.toml lists as belonging to other games."""

    def __init__(self, language: Language, lexicon: QueryLexicon) -> None:
        self._characters = _finder(lexicon.other_games.characters, language, lexicon)
        self._things = _finder(lexicon.other_games.things, language, lexicon)

    def character_in(self, query: str) -> str | None:
        """Return the listed character named in `query`, or None."""
        return _best(self._characters.find(query, _is_known))

    def thing_in(self, query: str) -> str | None:
        """Return the listed thing in `query`, the longest name of several, or None."""
        return _best(self._things.find(query, _is_known))


def _finder(phrases: tuple[str, ...], language: Language, lexicon: QueryLexicon) -> NameFinder:
    words = {phrase: CharacterWords(names=(), foreign=(phrase,)) for phrase in phrases}
    return NameFinder(words, language, lexicon)


def _best(qualities: dict[str, float]) -> str | None:
    return max(qualities, key=lambda phrase: (qualities[phrase], len(phrase)), default=None)


def _is_known(_: object) -> bool:
    return True
