"""The little Markdown that rule texts use."""

import re

_LINK = re.compile(r"\[([^\]]+)\]\(rule:([a-z0-9-]+)\)")


def links(markdown: str) -> tuple[str, ...]:
    """The ids of the entries that the text links to, in its order."""
    return tuple(match[2] for match in _LINK.finditer(markdown))


def plain(markdown: str) -> str:
    """The text without marks, its paragraphs and list items on lines of their own."""
    text = _LINK.sub(r"\1", markdown).replace("**", "")
    return re.sub(r"^- ", "• ", text, flags=re.MULTILINE)
