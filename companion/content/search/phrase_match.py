"""Matches of a whole query with a title, name, synonym or question."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.content.search.vocabulary import Match

_QUERY_WEIGHT = 2.0
"""Weight of the matched share of the query, relative to that of the phrase."""
_STEEPNESS = 1.5
"""Exponent of the score; above 1, half a match counts for less than half."""
_ENOUGH = 500
"""Number of phrases to compare with, which limits the time of a query."""


@dataclass(frozen=True, slots=True)
class QueryWord:
    """A word of the query: the terms it may stand for, and its weight."""

    matches: Mapping[str, Match]
    weight: float


class PhraseMatcher:
    """Phrases of documents, indexed by their terms."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """Prepare with the weight of each term."""
        self._weights = weights
        self._phrases: list[tuple[int, float, float]] = []
        self._containing: dict[str, set[int]] = defaultdict(set)

    def add(self, document: int, words: Collection[str], highest: float) -> None:
        """Add a phrase of `document`, with `highest` as the best possible score."""
        terms = set(words)
        for term in terms:
            self._containing[term].add(len(self._phrases))
        self._phrases.append((document, sum(self._weights[term] for term in terms), highest))

    def scores(self, query: Sequence[QueryWord]) -> dict[int, float]:
        """Return the score of each document's best phrase, from 0 to 1.

        The score is an F-measure: the weighted harmonic mean of the share of the phrase in the
        query and the share of the query in the phrase.
        """
        matches = best_matches(word.matches for word in query)
        phrases = self._with_rarest(matches)
        in_query = self._weight_in_query(matches, phrases)
        in_phrase = self._weight_in_phrase(query, phrases)
        total = sum(word.weight for word in query)
        best: dict[int, float] = defaultdict(float)
        for phrase, part in in_query.items():
            document, weight, highest = self._phrases[phrase]
            of_phrase, of_query = part / weight, in_phrase[phrase] / total
            mean = of_phrase * of_query / (_QUERY_WEIGHT * of_phrase + of_query)
            score = highest * (1 + _QUERY_WEIGHT) * mean
            if score > best[document]:
                best[document] = score
        return {document: score**_STEEPNESS for document, score in best.items()}

    def _with_rarest(self, terms: Iterable[str]) -> set[int]:
        """Return the phrases with the rarest term, then with the next, until there are enough."""
        chosen: set[int] = set()
        known = [self._containing[term] for term in terms if term in self._containing]
        for phrases in sorted(known, key=len):
            if len(chosen) >= _ENOUGH:
                break
            chosen |= phrases
        return chosen

    def _weight_in_query(self, matches: Mapping[str, Match], phrases: set[int]) -> dict[int, float]:
        """Return the weight of each phrase's terms that are in the query."""
        weights: dict[int, float] = defaultdict(float)
        for term, match in matches.items():
            if term in self._containing:
                weight = self._weights[term] * match.quality
                for phrase in self._containing[term] & phrases:
                    weights[phrase] += weight
        return weights

    def _weight_in_phrase(self, query: Iterable[QueryWord], phrases: set[int]) -> dict[int, float]:
        """Return the weight of the query's words that are in each phrase."""
        weights: dict[int, float] = defaultdict(float)
        for word in query:
            quality: dict[int, float] = {}
            for term, match in sorted(word.matches.items(), key=lambda pair: pair[1].quality):
                if term in self._containing:
                    quality |= dict.fromkeys(self._containing[term] & phrases, match.quality)
            for phrase, value in quality.items():
                weights[phrase] += word.weight * value
        return weights


def best_matches(words: Iterable[Mapping[str, Match]]) -> dict[str, Match]:
    """Return the best match of each term with any word of a query."""
    best: dict[str, Match] = {}
    for matches in words:
        for term, match in matches.items():
            if term not in best or best[term].quality < match.quality:
                best[term] = match
    return best
