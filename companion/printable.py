"""Makes untrusted text safe to print on a terminal."""


def printable(text: str) -> str:
    """Return the text, or its ASCII form if it contains control characters."""
    return text if text.isprintable() else ascii(text)
