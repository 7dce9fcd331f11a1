"""The page of the site and its manifests, with messages from `locales/`."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent
from typing import Final

from companion import resources
from companion.flet_adapter.web_client import build_config
from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages
from companion.web.security import CONTENT_SECURITY_POLICY

STATIC: Final = Path(__file__).with_name("static")
_MESSAGES: Final = (
    "choose-file",
    "close",
    "coming-back",
    "coming-back-hint",
    "site-failed",
    "site-failed-hint",
    "site-forgets",
    "site-forgets-hint",
    "site-interrupted",
    "site-open-elsewhere",
    "site-open-elsewhere-hint",
    "site-play-anyway",
    "site-updated",
    "site-use-here",
)
_FIRST_VISIT: Final = "site-first-visit"
_SCRIPTS: Final = (
    "archive.js",
    "cover.js",
    "network.js",
    "offline.js",
    "opfs.js",
    "page.css",
    "python-worker.js",
    "python.js",
    "returning.js",
    "session.js",
    "start.js",
    "updates.js",
)
_SCREENSHOTS: Final = {
    "table": ("1280x800", "wide"),
    "end": ("1280x800", "wide"),
    "phone": ("390x844", "narrow"),
}
"""Size and form factor of the pictures in the manifest, by name."""
_SHORTCUTS: Final = {"manifest-table": "#/table", "manifest-rules": "#/rules"}


def page_files(megabytes: Mapping[str, int]) -> dict[str, bytes]:
    """Return page, scripts and manifests, by path within the site.

    The page says how many megabytes a first visit downloads, by the engine of the client.
    """
    files = {f"site/{name}": (STATIC / name).read_bytes() for name in _SCRIPTS}
    loader = (STATIC / "flutter-loader.js").read_text(encoding="utf-8")
    files["site/flutter-loader.js"] = f"{build_config()}\n{loader}".encode()
    files["index.html"] = _index(megabytes).encode()
    files["site/page.css"] = _styles().encode() + files["site/page.css"]
    for language in Language:
        files[f"manifest.{language.value}.json"] = _manifest(language).encode()
    return files


def _index(megabytes: Mapping[str, int]) -> str:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    words = {
        language.value: {name: _text(language, name) for name in _MESSAGES}
        | {
            f"{_FIRST_VISIT}-{engine}": _text(language, _FIRST_VISIT, megabytes=size)
            for engine, size in megabytes.items()
        }
        for language in Language
    }
    # browsers ignore this directive in a page
    policy = CONTENT_SECURITY_POLICY.replace("; frame-ancestors 'none'", "")
    return page.replace("{policy}", policy).replace(
        "{words}", json.dumps(words, ensure_ascii=False)
    )


def _styles() -> str:
    """Return the styles that the site shares with the served page, which contains them."""
    page = (resources.assets() / "index.html").read_text(encoding="utf-8")
    (styles,) = re.findall(r"<style>\n(.*?)\n *</style>", page, re.DOTALL)
    return f"{dedent(styles)}\n\n"


def _manifest(language: Language) -> str:
    """Return the manifest of an installed app in one language."""
    manifest = json.loads((resources.assets() / "manifest.json").read_text(encoding="utf-8"))
    manifest |= {
        "id": ".",
        "lang": language.value,
        "name": _text(language, "app-name"),
        "short_name": _text(language, "manifest-short-name"),
        "description": _text(language, "cli-description"),
        "shortcuts": [
            {"name": _text(language, name), "url": url} for name, url in _SHORTCUTS.items()
        ],
        "screenshots": [
            {
                "src": f"screenshots/{name}.webp",
                "type": "image/webp",
                "sizes": size,
                "form_factor": form,
            }
            for name, (size, form) in _SCREENSHOTS.items()
        ],
    }
    return json.dumps(manifest, ensure_ascii=False, indent=2)


def _text(language: Language, name: str, **parameters: int) -> str:
    return without_joiners(messages(language).text(name, **parameters))
