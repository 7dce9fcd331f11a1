"""Questions that may name any character ("does the true King pay too")."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from companion.content.search.phrase_match import PhraseMatcher, QueryWord
from companion.content.search.vocabulary import Match

_ANY_NAME = "*"
"""The term that stands for the name of any character."""
_NAME_QUALITY = 0.8
"""Quality of the match between a name and `*`."""
_NAME_WEIGHT = 0.5
"""Weight of `*`, too low for a name alone to match a question."""


class AnyCharacterQuestions:
    """The questions, by the document that answers them."""

    def __init__(
        self,
        names: Collection[str],
        questions: Iterable[tuple[int, Sequence[str]]],
        weight: Callable[[str], float],
    ) -> None:
        """Index `questions`: pairs of a document and its terms, without the name.

        `names` are the terms of names.
        """
        self._names = frozenset(names)
        listed = list(questions)
        terms = {term for _, question in listed for term in question}
        self._phrases = PhraseMatcher({**{t: weight(t) for t in terms}, _ANY_NAME: _NAME_WEIGHT})
        for document, question in listed:
            self._phrases.add(document, (_ANY_NAME, *question), 1.0)

    def scores(self, query: Sequence[QueryWord]) -> dict[int, float]:
        """Return the score of each document's best question, from 0 to 1; none without a name."""
        names = [self._name_quality(word.matches) for word in query]
        if not any(names):
            return {}
        return self._phrases.scores(
            [
                QueryWord({**word.matches, _ANY_NAME: Match(_NAME_QUALITY * quality)}, word.weight)
                if quality
                else word
                for word, quality in zip(query, names, strict=True)
            ]
        )

    def _name_quality(self, matches: Mapping[str, Match]) -> float:
        """Return the quality of the best match that is a name, or 0."""
        return max((matches[n].quality for n in self._names if n in matches), default=0.0)
