"""Listed phrases in a query, by the words typed for them."""

from collections.abc import Iterable, Iterator

from companion.content.search.index import Index
from companion.content.search.name_finder import stands_alone
from companion.content.search.normalize import Token, is_japanese, query_words
from companion.content.search.query_lexicon import QueryLexicon
from companion.content.search.vocabulary import Vocabulary
from companion.i18n import Language


class ListedPhrases:
    """Phrases of a list, found as whole words of a query with any ending, never misspelt."""

    def __init__(
        self,
        phrases: Iterable[str],
        language: Language,
        lexicon: QueryLexicon,
        index: Index | None = None,
    ) -> None:
        """Index `phrases`.

        A word that is in the texts of `index`, or begins one, is no form of a word that is not.
        """
        self._phrases = {phrase: query_words(phrase) for phrase in phrases}
        words = [word for words in self._phrases.values() for word in words]
        self._index = index
        self._foreign = {word.term for word in words if index and not index.mentions([word])}
        plain = lexicon.model_copy(update={"equivalents": ()})
        self._vocabulary = Vocabulary(words, language, plain)

    def typed_in(self, query: str) -> str:
        """Return what the query says for the phrase with most letters; empty without any."""
        return max(self._found(query), key=len, default="")

    def _found(self, query: str) -> Iterator[str]:
        typed: dict[str, Token] = {}
        for token in query_words(query):
            forms = self._vocabulary.forms(token)
            if self._index and (self._index.mentions([token]) or self._index.begins(token)):
                forms -= self._foreign - {token.term}
            for term in forms:
                typed.setdefault(term, token)
        for phrase, words in self._phrases.items():
            if any(is_japanese(word.term) for word in words):
                if stands_alone(phrase, query):
                    yield phrase
            elif all(word.term in typed for word in words):
                places = sorted({typed[word.term][2:] for word in words})
                yield " ".join(query[start:end] for start, end in places)
