"""What is handed from one device to another: a set as a short text, for links and QR codes."""

from companion.sharing.set_code import (
    TEXT_BYTES,
    SharedSet,
    SharedTextFault,
    TextDefect,
    from_text,
    text_in,
    to_text,
)

__all__ = [
    "TEXT_BYTES",
    "SharedSet",
    "SharedTextFault",
    "TextDefect",
    "from_text",
    "text_in",
    "to_text",
]
