"""A page that shows all pictures of the gallery, those with faults first."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

_PAGE: Final = """<!doctype html>
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body {{ font: 14px sans-serif; display: flex; flex-wrap: wrap; gap: 16px; }}
  figure {{ margin: 0; width: min-content; }}
  img {{ height: 420px; border: 1px solid gray; }}
  li {{ color: crimson; }}
</style>
{}
"""


def contact_sheet(folder: Path, faults: Mapping[str, Sequence[str]]) -> None:
    """Write `index.html` beside the pictures; `faults` are by the pictures' names."""
    ordered = sorted(faults, key=lambda name: (not faults[name], name))
    figures = [_figure(name, faults[name]) for name in ordered]
    (folder / "index.html").write_text(_PAGE.format("\n".join(figures)), encoding="utf-8")


def _figure(name: str, faults: Sequence[str]) -> str:
    lines = "".join(f"<li>{escape(each)}</li>" for each in faults)
    return (
        f'<figure><a href="{name}.png"><img loading="lazy" src="{name}.png" alt=""></a>'
        f"<figcaption>{name}<ul>{lines}</ul></figcaption></figure>"
    )
