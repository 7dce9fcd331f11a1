"""What is wrong with a page."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Final

import flet as ft

from companion.ui.layout.font_coverage import can_be_shown
from companion.ui.layout.tokens import Touch
from tests.tools.gallery.facts import Box, DrawnText, Facts, Node
from tests.tools.gallery.instruments import SILENT

_ROUNDING: Final = 1.5
"""Pixels by which the client and this measure may differ."""
_WIDTH_ROUNDING: Final = 0.04
"""The same for the width of a text, as a share of it."""
_OVERLAP: Final = 0.22
"""Share of the lower text's height: line boxes reach beyond their letters."""
_LEAST_DRAWN: Final = 0.9
"""Share of a line box that its letters need."""
_MARK: Final = 40.0
_TEXT_CONTRAST: Final = 4.5
_INVISIBLE: Final = 1.05
_FAILED: Final = 0.01
_RAW: Final = re.compile(r"\{\s*\$|^[a-z]+(-[a-z0-9]+)+$|\b[a-z]+_[a-z_]+\b")


def faults(facts: Facts) -> Iterator[str]:
    """Yield one line per fault of a page."""
    if facts.failed_share > _FAILED:
        yield f"failed: {facts.failed_share:.1%} of the page is the grey of a failed control"
    yield from _cut_texts(facts)
    yield from _outside(facts)
    yield from _overlaps(facts)
    yield from _words(facts)
    yield from _controls(facts)
    yield from _contrasts(facts)


def _contrasts(facts: Facts) -> Iterator[str]:
    for text in facts.texts:
        node = text.node
        if node is None or not text.words.strip() or text.contrast >= _TEXT_CONTRAST:
            continue
        # an invisible text keeps room for another, or is scrolled away
        scrolled = node.identifier.startswith(SILENT) or _scroller(node, facts) is not None
        if text.contrast < _INVISIBLE and scrolled:
            continue
        if _is_whole(text, node, facts) and not _is_disabled(node, facts):
            yield f"contrast: {text.contrast:.1f} of {_short(text.words)}"


def _cut_texts(facts: Facts) -> Iterator[str]:
    for text in facts.texts:
        if text.size is None or not text.words.strip():
            continue
        width, height = text.size
        wide, high = text.needed
        if text.control.overflow is ft.TextOverflow.ELLIPSIS and (text.control.max_lines or 0) > 1:
            # an extract of a longer text
            continue
        one_line = text.control.no_wrap or text.control.max_lines == 1
        if one_line and wide > width * (1 + _WIDTH_ROUNDING) + _ROUNDING:
            yield f"cut: {_short(text.words)} needs {wide:.0f} of {width:.0f} px"
        elif not one_line and high > 1.4 * height:
            yield f"cut: {_short(text.words)} needs {high:.0f} of {height:.0f} px height"
        elif (
            "://" not in text.words
            and text.longest_word > width * (1 + _WIDTH_ROUNDING) + _ROUNDING
        ):
            needed = f"{text.longest_word:.0f} of {width:.0f}"
            yield f"broken: a word of {_short(text.words)} needs {needed} px"
        elif text.node is not None:
            yield from _clipped(text, text.node, facts)


def _clipped(text: DrawnText, node: Node, facts: Facts) -> Iterator[str]:
    """A text of which less is drawn than was laid out, unless it is scrolled."""
    assert text.size is not None
    laid_out = sorted(each * facts.scale for each in text.size)
    drawn = sorted((node.box.width, node.box.height))
    if any(a < _LEAST_DRAWN * b - _ROUNDING for a, b in zip(drawn, laid_out, strict=True)):
        scroller = _scroller(node, facts)
        if scroller is None or not _touches(node.box, scroller.box):
            seen, whole = (" x ".join(f"{each:.0f}" for each in pair) for pair in (drawn, laid_out))
            yield f"clipped: {_short(text.words)} is drawn {seen} of {whole} px"


def _outside(facts: Facts) -> Iterator[str]:
    page = Box(0, 0, facts.width, facts.height)
    for node in facts.nodes:
        if not (node.tappable or node.identifier) or not node.name.strip():
            continue
        scroller = _scroller(node, facts)
        box = node.box
        if scroller is not None and scroller.box.height < 2 * box.height:
            # a row that scrolls sideways
            continue
        if box.left < page.left - _ROUNDING or box.right > page.right + _ROUNDING:
            yield f"outside: {_short(node.name)} reaches beyond the page's sides"
        elif box.width < 0.9 * page.right and (box.left < 0.5 or box.right > page.right - 0.5):
            yield f"outside: {_short(node.name)} touches the page's side"
        if scroller is None and (box.top < -_ROUNDING or box.bottom > page.bottom + _ROUNDING):
            yield f"outside: {_short(node.name)} reaches beyond the page's top or bottom"


def _overlaps(facts: Facts) -> Iterator[str]:
    shown = [
        (each, _ink(each, each.node, facts))
        for each in facts.texts
        if each.node is not None and each.words.strip()
    ]
    for (one, ink), (other, other_ink) in combinations(shown, 2):
        both = ink.meet(other_ink)
        least = min(ink.width, ink.height, other_ink.width, other_ink.height)
        overlap = min(both.width, both.height)
        if overlap > max(3, _OVERLAP * least):
            yield f"overlap: {_short(one.words)} and {_short(other.words)}, {overlap:.0f} px"


def _ink(text: DrawnText, node: Node, facts: Facts) -> Box:
    """Where the letters are seen: a text may be laid out wider than it is, or scrolled away."""
    box = node.box
    if text.size is not None and (text.size[0] > text.size[1]) is not (box.width > box.height):
        # turned: it begins at one end or the other
        spare = box.height - min(box.height, text.needed[0] * facts.scale)
        box = replace(box, top=box.top + spare / 2, bottom=box.bottom - spare / 2)
    elif text.size is not None and text.size[0] * facts.scale > box.width - 2:
        spare = box.width - min(box.width, text.needed[0] * facts.scale)
        match text.control.text_align:
            case ft.TextAlign.CENTER:
                box = replace(box, left=box.left + spare / 2, right=box.right - spare / 2)
            case ft.TextAlign.RIGHT | ft.TextAlign.END:
                box = replace(box, left=box.left + spare)
            case _:
                box = replace(box, right=box.right - spare)
    for scroller in _ancestors(node, facts):
        if scroller.scrolls:
            box = box.meet(scroller.box)
    return box


def _words(facts: Facts) -> Iterator[str]:
    said = [each.words for each in facts.texts] + [each.label for each in facts.nodes]
    for words in dict.fromkeys(said):
        if not can_be_shown(words.replace("\n", "")):
            yield f"glyph: the fonts lack a character of {_short(words)}"
        if _RAW.search(words):
            yield f"raw: {_short(words)}"


def _controls(facts: Facts) -> Iterator[str]:
    for node in facts.nodes:
        # the client gives a slider no name: every slider has buttons that do the same
        if not node.tappable or _is_slider(node, facts):
            continue
        if not node.name.strip():
            yield f"unnamed: {node.role} at {node.box}"
        least = min(node.box.width, node.box.height)
        # the row around a mark takes taps too
        needed = _MARK if node.role in ("radio", "checkbox") else Touch.SMALLEST
        # a link in running text is as high as its line
        if facts.nodes[node.parent].identifier and node.parent >= 0:
            continue
        if least < needed - _ROUNDING and node.role not in ("textarea", "input"):
            scroller = _scroller(node, facts)
            if scroller is None or not _touches(node.box, scroller.box):
                size = f"{node.box.width:.0f} x {node.box.height:.0f}"
                yield f"target: {_short(node.name)} is {size} px"


def _is_slider(node: Node, facts: Facts) -> bool:
    return node.role == "slider" or any(
        facts.nodes[each.parent] is node for each in facts.nodes if each.role == "slider"
    )


def _is_whole(text: DrawnText, node: Node, facts: Facts) -> bool:
    """Whether a text is within the page and not scrolled away: others show no colour."""
    box = node.box
    if text.size is not None and box.height < 0.85 * min(text.size) * facts.scale:
        return False
    if box.top < 0 or box.left < 0 or box.bottom > facts.height or box.right > facts.width:
        return False
    scroller = _scroller(node, facts)
    if scroller is None:
        return True
    inside = box.meet(scroller.box)
    return inside.height > 0.9 * box.height and inside.width > 0.9 * box.width


def _is_disabled(node: Node, facts: Facts) -> bool:
    return any(each.disabled for each in (node, *_ancestors(node, facts)))


def _scroller(node: Node, facts: Facts) -> Node | None:
    return next((each for each in _ancestors(node, facts) if each.scrolls), None)


def _ancestors(node: Node, facts: Facts) -> Iterator[Node]:
    while node.parent >= 0:
        node = facts.nodes[node.parent]
        yield node


def _touches(box: Box, scroller: Box) -> bool:
    return (
        box.top < scroller.top + 1.5
        or box.bottom > scroller.bottom - 1.5
        or box.left < scroller.left + 0.5
        or box.right > scroller.right - 0.5
    )


def _short(words: str) -> str:
    plain = " ".join(words.replace(SILENT, "").split())
    return repr(plain if len(plain) <= 50 else f"{plain[:49]}…")
