"""Transfer of a set between devices: as a short code, in links and QR codes."""

from companion.sharing.set_code import (
    MAX_FILE_BYTES,
    SetCodeDefect,
    SetCodeError,
    SharedSet,
    decode_set,
    encode_set,
    text_of_file,
)

__all__ = [
    "MAX_FILE_BYTES",
    "SetCodeDefect",
    "SetCodeError",
    "SharedSet",
    "decode_set",
    "encode_set",
    "text_of_file",
]
