"""Decompression of codes, which anybody may have written."""

import zlib


def decompressed(data: bytes, limit: int, dictionary: bytes = b"") -> bytes:
    """Return the content of a zlib stream. Raises ValueError, also for more than `limit` bytes."""
    decompressor = zlib.decompressobj(zdict=dictionary)
    try:
        content = decompressor.decompress(data, limit)
    except zlib.error as error:
        raise ValueError(limit) from error
    if not decompressor.eof or decompressor.unused_data:
        raise ValueError(limit)
    return content
