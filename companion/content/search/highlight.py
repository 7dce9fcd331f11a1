"""Texts with the places in them that match a search."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.content.search.normalize import Token
from companion.content.search.vocabulary import Match

_SNIPPET = 160
_NEAR = 20
"""Letters from where a stretch would be cut to where it may rather be."""
_BREAKS = (" ", "。", "、")


@dataclass(frozen=True, slots=True)
class Marked:
    """A text and the places in it that match, as (start, end) in its order, never overlapping."""

    text: str
    marks: tuple[tuple[int, int], ...]


def mark(text: str, places: Iterable[Token], meant: Mapping[str, Match]) -> Marked:
    """`text` with those of its tokens marked that are meant, as far as they were typed."""
    marks: list[tuple[int, int]] = []
    for token in places:
        match = meant.get(token.term)
        if match is None:
            continue
        end = token.end if match.typed is None else min(token.end, token.start + match.typed)
        if marks and token.start <= marks[-1][1]:
            marks[-1] = (marks[-1][0], max(end, marks[-1][1]))
        else:
            marks.append((token.start, end))
    return Marked(text, tuple(marks))


def first_marked(joined: Marked, separator: str) -> Marked | None:
    """The first with a mark of several texts joined by `separator`."""
    if not joined.marks:
        return None
    first, _ = joined.marks[0]
    start = joined.text.rfind(separator, 0, first)
    start = 0 if start < 0 else start + len(separator)
    end = joined.text.find(separator, first)
    return _stretch(joined, start, len(joined.text) if end < 0 else end)


def snippet(body: Marked) -> Marked:
    """The stretch of a long text with the most marks, cut at a space or, in Japanese, a sign."""
    if len(body.text) <= _SNIPPET:
        return body
    starts = [max(0, start - _SNIPPET // 4) for start, _ in body.marks] or [0]
    start = max(starts, key=lambda s: sum(s <= a and b <= s + _SNIPPET for a, b in body.marks))
    start = min(start, len(body.text) - _SNIPPET)
    end = start + _SNIPPET
    if start > 0:
        breaks = (body.text.find(each, start, start + _NEAR) for each in _BREAKS)
        start = min((at + 1 for at in breaks if at >= 0), default=start)
    if end < len(body.text) and (space := body.text.rfind(" ", end - _NEAR, end)) >= 0:
        end = space
    before = "…" if start > 0 else ""
    after = "…" if end < len(body.text) else ""
    inside = _stretch(body, start, end)
    marks = tuple((a + len(before), b + len(before)) for a, b in inside.marks)
    return Marked(before + inside.text + after, marks)


def _stretch(marked: Marked, start: int, end: int) -> Marked:
    inside = tuple((a - start, b - start) for a, b in marked.marks if start <= a and b <= end)
    return Marked(marked.text[start:end], inside)
