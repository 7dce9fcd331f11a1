"""Texts with the ranges that match a search."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.content.search.normalize import Token
from companion.content.search.vocabulary import Match

_SNIPPET = 160
"""Length of a snippet, in characters."""
_BREAK_WITHIN = 20
"""How far from the end of a snippet a break is searched for, in characters."""
_BREAKS = (" ", "。", "、")


@dataclass(frozen=True, slots=True)
class Highlighted:
    """A text and its matching ranges (start, end), in order and without overlaps."""

    text: str
    ranges: tuple[tuple[int, int], ...]


def highlight(text: str, tokens: Iterable[Token], matches: Mapping[str, Match]) -> Highlighted:
    """Return `text` with the matching tokens highlighted, as far as they were typed."""
    ranges: list[tuple[int, int]] = []
    for token in tokens:
        match = matches.get(token.term)
        if match is None:
            continue
        end = token.end if match.typed is None else min(token.end, token.start + match.typed)
        if ranges and token.start <= ranges[-1][1]:
            ranges[-1] = (ranges[-1][0], max(end, ranges[-1][1]))
        else:
            ranges.append((token.start, end))
    return Highlighted(text, tuple(ranges))


def first_highlighted(joined: Highlighted, separator: str) -> Highlighted | None:
    """Return the first highlighted one of the texts joined by `separator`, or None."""
    if not joined.ranges:
        return None
    first, _ = joined.ranges[0]
    start = joined.text.rfind(separator, 0, first)
    start = 0 if start < 0 else start + len(separator)
    end = joined.text.find(separator, first)
    return _cut(joined, start, len(joined.text) if end < 0 else end)


def snippet(body: Highlighted) -> Highlighted:
    """Return the part of a long text with most highlights, cut at a space or a Japanese mark."""
    if len(body.text) <= _SNIPPET:
        return body
    starts = [max(0, start - _SNIPPET // 4) for start, _ in body.ranges] or [0]
    start = max(starts, key=lambda s: sum(s <= a and b <= s + _SNIPPET for a, b in body.ranges))
    start = min(start, len(body.text) - _SNIPPET)
    end = start + _SNIPPET
    if start > 0:
        breaks = (body.text.find(mark, start, start + _BREAK_WITHIN) for mark in _BREAKS)
        start = min((at + 1 for at in breaks if at >= 0), default=start)
    if end < len(body.text) and (space := body.text.rfind(" ", end - _BREAK_WITHIN, end)) >= 0:
        end = space
    before = "…" if start > 0 else ""
    after = "…" if end < len(body.text) else ""
    inside = _cut(body, start, end)
    ranges = tuple((a + len(before), b + len(before)) for a, b in inside.ranges)
    return Highlighted(before + inside.text + after, ranges)


def _cut(highlighted: Highlighted, start: int, end: int) -> Highlighted:
    """Return the text from `start` to `end`, with the ranges inside."""
    inside = ((a - start, b - start) for a, b in highlighted.ranges if start <= a and b <= end)
    return Highlighted(highlighted.text[start:end], tuple(inside))
