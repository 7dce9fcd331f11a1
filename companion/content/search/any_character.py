"""Questions in which it does not matter which character is named."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from companion.content.search.phrase_match import Asked, Phrases
from companion.content.search.vocabulary import Match

_STAR = "*"
"""The word that every character's name means beside itself."""
_SURE = 0.8
"""How surely a name stands for any other."""
_WEIGHT = 0.5
"""What the star says: little, so that a name alone does not fit such a question."""


class AnyCharacter:
    """Such questions, by the documents that answer them."""

    def __init__(
        self,
        names: Collection[str],
        questions: Iterable[tuple[int, Sequence[str]]],
        weight: Callable[[str], float],
    ) -> None:
        """`names` are words, `questions` the other words of each; `weight` what a word says."""
        self._names = frozenset(names)
        asked = list(questions)
        words = {word for _, question in asked for word in question}
        self._phrases = Phrases({**{word: weight(word) for word in words}, _STAR: _WEIGHT})
        for document, question in asked:
            self._phrases.add(document, (_STAR, *question), 1.0)

    def fits(self, question: Sequence[Asked]) -> dict[int, float]:
        """How well the best question of each document fits, from 0 to 1, if a name is in it."""
        named = [self._named(asked.meant) for asked in question]
        if not any(named):
            return {}
        return self._phrases.fits(
            [
                Asked({**one.meant, _STAR: Match(_SURE * sure)}, one.weight) if sure else one
                for one, sure in zip(question, named, strict=True)
            ]
        )

    def _named(self, meant: Mapping[str, Match]) -> float:
        """How surely a word is a name."""
        return max((meant[name].quality for name in self._names if name in meant), default=0.0)
