"""Sets and games as codes for other devices."""

from companion.sharing.bg_stats import play_link
from companion.sharing.game_code import GameCodeError, decode_game, encode_game
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
    "GameCodeError",
    "SetCodeDefect",
    "SetCodeError",
    "SharedSet",
    "decode_game",
    "decode_set",
    "encode_game",
    "encode_set",
    "play_link",
    "text_of_file",
]
