"""The subset of Markdown in rule texts."""

import re

LINK = re.compile(r"\[([^\]]+)\]\(rule:([a-z0-9-]+)\)")
"""A link to another entry: its words and the id of the entry."""


def plain(markdown: str) -> str:
    """Return the text without markup, with paragraphs and list items on lines of their own."""
    text = LINK.sub(r"\1", markdown).replace("**", "")
    return re.sub(r"^- ", "• ", text, flags=re.MULTILINE)
