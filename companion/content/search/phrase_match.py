"""How well a question fits a title, name or synonym as a whole."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.content.search.vocabulary import Match

_OF_QUESTION = 2.0
"""How often the answered share of the question counts for the used share of the phrase."""
_STEEPNESS = 1.5
"""Above 1, so that half a fit is worth less than half of a whole one."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One word of a question: the words it may mean, and how much it says."""

    meant: Mapping[str, Match]
    weight: float


class Phrases:
    """Titles, names and synonyms of documents, by the words in them."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """`weights` tells how much each word says."""
        self._weights = weights
        self._phrases: list[tuple[int, float, float]] = []
        self._holding: dict[str, list[int]] = defaultdict(list)

    def add(self, document: int, words: Collection[str], worth: float) -> None:
        """A phrase of `document` that is worth at most `worth`."""
        terms = set(words)
        for term in terms:
            self._holding[term].append(len(self._phrases))
        self._phrases.append((document, sum(self._weights[term] for term in terms), worth))

    def fits(self, question: Sequence[Asked]) -> dict[int, float]:
        """How well the best phrase of each document fits, from 0 to 1.

        Much of the phrase has to be in the question, and much of the question in the phrase: a
        weighted harmonic mean of both shares (the F measure of information retrieval).
        """
        used = self._used(question)
        answered = self._answered(question)
        whole = sum(asked.weight for asked in question)
        best: dict[int, float] = defaultdict(float)
        for phrase, part in used.items():
            document, weight, worth = self._phrases[phrase]
            of_phrase, of_question = part / weight, answered[phrase] / whole
            mean = of_phrase * of_question / (_OF_QUESTION * of_phrase + of_question)
            fit = worth * (1 + _OF_QUESTION) * mean
            best[document] = max(best[document], fit**_STEEPNESS)
        return best

    def _used(self, question: Iterable[Asked]) -> dict[int, float]:
        """What the words of each phrase say that the question means."""
        used: dict[int, float] = defaultdict(float)
        for term, match in surest(asked.meant for asked in question).items():
            for phrase in self._holding.get(term, ()):
                used[phrase] += self._weights[term] * match.quality
        return used

    def _answered(self, question: Iterable[Asked]) -> dict[int, float]:
        """What the words of the question say that are in each phrase."""
        answered: dict[int, float] = defaultdict(float)
        for asked in question:
            quality: dict[int, float] = {}
            for term, match in asked.meant.items():
                for phrase in self._holding.get(term, ()):
                    quality[phrase] = max(match.quality, quality.get(phrase, 0.0))
            for phrase, value in quality.items():
                answered[phrase] += asked.weight * value
        return answered


def surest(meanings: Iterable[Mapping[str, Match]]) -> dict[str, Match]:
    """Each word that is meant, as surely as any of the typed words means it."""
    found: dict[str, Match] = {}
    for words in meanings:
        for term, match in words.items():
            if term not in found or found[term].quality < match.quality:
                found[term] = match
    return found
