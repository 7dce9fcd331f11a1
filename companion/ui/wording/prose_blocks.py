"""Rule texts parsed into paragraphs, list items, strong words and links. Without Flet."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from companion.content import LINK

_STRONG = re.compile(r"\*\*(.+?)\*\*")
_ITEM = "- "


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one style; `rule` is the entry they link to."""

    words: str
    strong: bool = False
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph or a list item."""

    runs: tuple[Run, ...]
    item: bool = False


def blocks(markdown: str) -> tuple[Block, ...]:
    """Parse a rule text into blocks.

    Not by a Markdown parser, which recognises strong words by the punctuation around them and fails
    on Japanese.
    """
    found: list[Block] = []
    for paragraph in markdown.split("\n\n"):
        for line in paragraph.splitlines():
            item = line.startswith(_ITEM)
            found.append(Block(tuple(_runs(line.removeprefix(_ITEM))), item))
    return tuple(found)


def _runs(line: str) -> Iterator[Run]:
    # a split by a pattern with a group alternates outside and inside
    for number, piece in enumerate(_STRONG.split(line)):
        yield from _linked(piece, strong=number % 2 == 1)


def _linked(piece: str, *, strong: bool) -> Iterator[Run]:
    end = 0
    for link in LINK.finditer(piece):
        if link.start() > end:
            yield Run(piece[end : link.start()], strong)
        yield Run(link[1], strong, link[2])
        end = link.end()
    if end < len(piece):
        yield Run(piece[end:], strong)
