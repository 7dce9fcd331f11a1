"""Text from outside, made safe to print."""


def printable(text: str) -> str:
    """The text, or if it could command a terminal or break its line, the same in ASCII."""
    return text if text.isprintable() else ascii(text)
