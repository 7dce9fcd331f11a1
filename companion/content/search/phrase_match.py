"""Scores how well a query as a whole matches a title, name, synonym or question."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.content.search.vocabulary import Match

_QUERY_WEIGHT = 2.0
"""Weight of the matched share of the query relative to that of the phrase."""
_STEEPNESS = 1.5
"""Exponent of the score; above 1, half a match counts less than half."""


@dataclass(frozen=True, slots=True)
class QueryWord:
    """A word of the query: the terms it may stand for, and its weight."""

    matches: Mapping[str, Match]
    weight: float


class PhraseMatcher:
    """Phrases of documents, indexed by their terms."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """`weights` has the weight of each term."""
        self._weights = weights
        self._phrases: list[tuple[int, float, float]] = []
        self._containing: dict[str, list[int]] = defaultdict(list)

    def add(self, document: int, words: Collection[str], highest: float) -> None:
        """Add a phrase of `document` with `highest` as its best possible score."""
        terms = set(words)
        for term in terms:
            self._containing[term].append(len(self._phrases))
        self._phrases.append((document, sum(self._weights[term] for term in terms), highest))

    def scores(self, query: Sequence[QueryWord]) -> dict[int, float]:
        """Return the score of the best phrase of each document, from 0 to 1.

        The score is an F-measure: the weighted harmonic mean of the share of the phrase that is in
        the query and the share of the query that is in the phrase.
        """
        in_query = self._weight_in_query(query)
        in_phrase = self._weight_in_phrase(query)
        total = sum(word.weight for word in query)
        best: dict[int, float] = defaultdict(float)
        for phrase, part in in_query.items():
            document, weight, highest = self._phrases[phrase]
            of_phrase, of_query = part / weight, in_phrase[phrase] / total
            mean = of_phrase * of_query / (_QUERY_WEIGHT * of_phrase + of_query)
            score = highest * (1 + _QUERY_WEIGHT) * mean
            best[document] = max(best[document], score**_STEEPNESS)
        return best

    def _weight_in_query(self, query: Iterable[QueryWord]) -> dict[int, float]:
        """Return, by phrase, the weight of its terms that the query contains."""
        found: dict[int, float] = defaultdict(float)
        for term, match in best_matches(word.matches for word in query).items():
            for phrase in self._containing.get(term, ()):
                found[phrase] += self._weights[term] * match.quality
        return found

    def _weight_in_phrase(self, query: Iterable[QueryWord]) -> dict[int, float]:
        """Return, by phrase, the weight of the query's words that it contains."""
        found: dict[int, float] = defaultdict(float)
        for word in query:
            quality: dict[int, float] = {}
            for term, match in word.matches.items():
                for phrase in self._containing.get(term, ()):
                    quality[phrase] = max(match.quality, quality.get(phrase, 0.0))
            for phrase, value in quality.items():
                found[phrase] += word.weight * value
        return found


def best_matches(words: Iterable[Mapping[str, Match]]) -> dict[str, Match]:
    """Return the best match of each term over several words of a query."""
    found: dict[str, Match] = {}
    for matches in words:
        for term, match in matches.items():
            if term not in found or found[term].quality < match.quality:
                found[term] = match
    return found
