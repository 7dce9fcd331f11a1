"""Searching rendered trees of controls."""

import re
from collections.abc import Iterable, Iterator

import flet as ft

_PARTS = ("content", "controls", "items", "suffix_icon", "title", "actions")
_MESSAGE_ID = re.compile(r"[a-z]+(-[a-z0-9]+)+")


def children(control: object) -> Iterator[ft.BaseControl]:
    """The controls directly inside a control."""
    for name in _PARTS:
        child = getattr(control, name, None)
        for each in child if isinstance(child, list) else [child]:
            if isinstance(each, ft.BaseControl):
                yield each


def controls(control: object) -> Iterator[ft.BaseControl]:
    """A control and everything in it."""
    if isinstance(control, ft.BaseControl):
        yield control
    for child in children(control):
        yield from controls(child)


def words(control: object) -> Iterator[str]:
    """All texts in a tree of controls, in order."""
    for each in controls(control):
        if isinstance(each, ft.Text):
            yield each.value + "".join(span.text or "" for span in each.spans or ())
        elif isinstance(each, ft.TextField):
            yield from filter(None, (each.value, each.hint_text))
        elif isinstance(each, ft.Button | ft.TextButton) and isinstance(each.content, str):
            yield each.content


def message_ids(said: Iterable[str]) -> list[str]:
    """The message ids among texts, which stand for missing messages."""
    return [each for each in said if _MESSAGE_ID.fullmatch(each)]


def read_out(control: object) -> Iterator[str]:
    """The texts in live regions."""
    for each in controls(control):
        if isinstance(each, ft.Semantics) and each.live_region:
            yield from words(each)
