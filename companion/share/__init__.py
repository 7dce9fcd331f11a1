"""What is handed from one device to another: a set as a short text, for links and QR codes."""

from companion.share.link import SharedSet, SharedTextFault, from_text, to_text

__all__ = ["SharedSet", "SharedTextFault", "from_text", "to_text"]
