"""Sets, games, and tables of tournaments as codes for other devices."""

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
from companion.sharing.table_code import (
    TableCodeDefect,
    TableCodeError,
    TableInvitation,
    TableResult,
    decode_table_code,
    encode_invitation,
    encode_result,
    names_tag,
)

__all__ = [
    "MAX_FILE_BYTES",
    "GameCodeError",
    "SetCodeDefect",
    "SetCodeError",
    "SharedSet",
    "TableCodeDefect",
    "TableCodeError",
    "TableInvitation",
    "TableResult",
    "decode_game",
    "decode_set",
    "decode_table_code",
    "encode_game",
    "encode_invitation",
    "encode_result",
    "encode_set",
    "names_tag",
    "text_of_file",
]
