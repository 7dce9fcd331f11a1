"""Reading of QR codes in pictures."""

from companion.scanning.zxing_reader import ZxingReader, installed_reader

__all__ = ["ZxingReader", "installed_reader"]
