"""The little Markdown that rule texts use."""

import re

LINK = re.compile(r"\[([^\]]+)\]\(rule:([a-z0-9-]+)\)")
"""A link: its words, and the id of the entry it leads to."""


def plain(markdown: str) -> str:
    """The text without marks, its paragraphs and list items on lines of their own."""
    text = LINK.sub(r"\1", markdown).replace("**", "")
    return re.sub(r"^- ", "• ", text, flags=re.MULTILINE)
