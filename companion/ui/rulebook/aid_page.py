"""The aid sheet as an HTML page of its own, laid out for one sheet of paper."""

from collections.abc import Sequence
from html import escape

from companion.ui.kit import pictures
from companion.ui.layout.tokens import LIGHT
from companion.ui.wording.aid_sheet import AidRow

_STYLE = """
@page { size: A4; margin: 12mm }
body { font: 11pt/1.35 sans-serif; color: #000; margin: 0 auto; max-width: 186mm }
h1 { font-size: 18pt; margin: 0 0 4mm }
ul { columns: 2; column-gap: 8mm; list-style: none; margin: 0; padding: 0 }
li { break-inside: avoid; display: flex; gap: 3mm; margin: 0 0 3mm }
svg { flex: none; height: 12mm; width: 12mm }
p { margin: 0 }
b { font-size: 13pt }
small { color: #444 }
"""


def aid_page(title: str, language: str, rows: Sequence[AidRow], notes: Sequence[str]) -> str:
    """Return the page, which needs nothing else; `notes` stand beside the names, one a row."""
    items = "".join(_item(row, note) for row, note in zip(rows, notes, strict=True))
    return (
        f'<!DOCTYPE html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>"
        f"<h1>{escape(title)}</h1><ul>{items}</ul></html>\n"
    )


def _item(row: AidRow, note: str) -> str:
    svg = pictures.emblem(row.character, LIGHT.paints)
    svg = svg[svg.index("<svg") :]
    beside = " · ".join(filter(None, (row.own_name, note)))
    small = f" <small>{escape(beside)}</small>" if beside else ""
    words = f"<p><b>{escape(row.on_card)}</b>{small}</p><p>{escape(row.power)}</p>"
    return f"<li>{svg}<div>{words}</div></li>"
