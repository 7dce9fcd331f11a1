"""Assembles the site and writes it to a folder."""

import base64
import gzip
import hashlib
import json
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from companion import resources
from companion.flet_adapter.web_client import (
    ENGINE_FILES,
    ICON_FONT,
    LICENCES,
    PACKAGE_INDEX,
    PYODIDE_FILES,
    SHARED_FILES,
    client_folder,
    pyodide_folder,
)
from companion.site_build.archives import packed
from companion.site_build.bytecode import compiled
from companion.site_build.errors import SiteBuildCode, SiteBuildError
from companion.site_build.icon_font import icon_font
from companion.site_build.page_files import STATIC, page_files
from companion.site_build.python_files import app_files, standard_library

_SERVICE_WORKER: Final = "service-worker.js"
"""Marks a folder as a site, and tells browsers which version it is."""
_SERVED_ONLY: Final = ("index.html", "manifest.json", "page/cover.js", "page/connection.js")
"""Assets of the served app that the site replaces."""
_NOT_HELD: Final = (
    "fonts/Roboto-Regular.ttf",
    "icon.png",
    "icons/icon-512.png",
    "icons/icon-maskable-512.png",
    LICENCES,
)
"""Files for installing the app and for reference, which the app itself never requests."""
_LATER: Final = ("fonts/NotoSansJP-Regular.otf", "icons/", "ornament/", "sounds/")
"""Files and folders that the first screen doesn't need: icons, sounds, and what a page requests
for its theme or language."""
_SCREENSHOTS: Final = "screenshots/"
"""Pictures of the app, which browsers show before they install it."""
_PACKED: Final = "packed/"
"""Folder of compressed copies, for servers that don't compress. The service worker downloads these.
They keep the extensions of the originals: servers may serve a `.gz` as what it contains."""
_LARGE: Final = 50_000
"""Size in bytes from which a file may get a compressed copy."""
_WORTH: Final = 0.8
"""The largest compressed copy worth having, as a share of the original."""


def build_site(target: Path, wheels: Path | None = None) -> list[int]:
    """Write the site to `target` and return the sizes of its files, in bytes.

    `target` may be missing, empty or an earlier site, which is replaced. Wheels for the browser
    come from the folder `wheels`, or are downloaded. Raises SiteBuildError.
    """
    if target.exists() and not _is_replaceable(target):
        raise SiteBuildError(SiteBuildCode.FOLDER_IN_USE, folder=str(target))
    files = site_files(wheels)
    if target.exists():
        shutil.rmtree(target)
    for name, content in files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return [len(content) for content in files.values()]


def site_files(wheels: Path | None) -> dict[str, bytes]:
    """Return all files of the site by path. Raises SiteBuildError."""
    files = dict(_client_files()) | dict(_assets()) | _python(wheels)
    files |= packed_files(files)
    sizes = first_visit(files | page_files(dict.fromkeys(ENGINE_FILES, 0)))
    files |= page_files({engine: round(size / 1e6) for engine, size in sizes.items()})
    files[_SERVICE_WORKER] = service_worker(files)
    return files


def _is_replaceable(folder: Path) -> bool:
    return folder.is_dir() and ((folder / _SERVICE_WORKER).is_file() or not any(folder.iterdir()))


def _client_files() -> Iterator[tuple[str, bytes]]:
    engines = (name for names in ENGINE_FILES.values() for name in names)
    for name in (*SHARED_FILES, *engines, LICENCES):
        yield name, (client_folder() / name).read_bytes()
    yield ICON_FONT, icon_font(client_folder() / ICON_FONT)
    for name in PYODIDE_FILES:
        yield f"pyodide/{name}", (pyodide_folder() / name).read_bytes()
    # the packages are among the files of the app
    index = json.loads((pyodide_folder() / PACKAGE_INDEX).read_text(encoding="utf-8"))
    yield f"pyodide/{PACKAGE_INDEX}", json.dumps(index | {"packages": {}}).encode()


def _assets() -> Iterator[tuple[str, bytes]]:
    folder = resources.assets()
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and path.suffix != ".md" and name not in _SERVED_ONLY:
            yield name, path.read_bytes()


def _python(wheels: Path | None) -> dict[str, bytes]:
    parts = {"app": app_files(wheels), "library": standard_library()}
    bytecode = compiled(
        {f"{part}/{name}": data for part, files in parts.items() for name, data in files.items()}
    )
    return {
        f"python/{part}.zip.gz": packed(
            {
                name.removeprefix(f"{part}/"): data
                for name, data in bytecode.items()
                if name.startswith(f"{part}/")
            }
        )
        for part in parts
    }


def held_files(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files that the service worker holds: all that the app ever requests."""
    return {
        name: content
        for name, content in files.items()
        if name not in _NOT_HELD
        and name != _SERVICE_WORKER
        and not name.startswith((_SCREENSHOTS, _PACKED))
        and not name.endswith((".txt", ".svg"))
    }


def later_files(files: Mapping[str, bytes]) -> list[str]:
    """Return the files that the service worker fetches once the app is drawn, or on request."""
    return [name for name in held_files(files) if name.startswith(_LATER)]


def packed_files(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the large files that compress well, compressed, by path."""
    compressed = {
        name: gzip.compress(content, compresslevel=9, mtime=0)
        for name, content in held_files(files).items()
        if len(content) >= _LARGE
    }
    return {
        f"{_PACKED}{name}": content
        for name, content in compressed.items()
        if len(content) <= _WORTH * len(files[name])
    }


def download_sizes(files: Mapping[str, bytes]) -> dict[str, int]:
    """Return how many bytes the service worker downloads of each file that it holds."""
    return {
        name: len(files.get(f"{_PACKED}{name}", content))
        for name, content in held_files(files).items()
    }


def first_visit(files: Mapping[str, bytes]) -> dict[str, int]:
    """Return how many bytes a browser downloads before the first screen, by its engine."""
    later = later_files(files)
    sizes = {name: size for name, size in download_sizes(files).items() if name not in later}
    own = {engine: sum(sizes[name] for name in names) for engine, names in ENGINE_FILES.items()}
    shared = sum(sizes.values()) - sum(own.values())
    return {engine: shared + size for engine, size in own.items()}


def service_worker(files: Mapping[str, bytes]) -> bytes:
    """Return the service worker with the list of files it holds."""
    sizes = download_sizes(files)
    listed = {
        name: [base64.b64encode(hashlib.sha256(content).digest()).decode(), sizes[name]]
        for name, content in sorted(held_files(files).items())
    }
    packed_names = sorted(name for name in listed if f"{_PACKED}{name}" in files)
    script = (STATIC / _SERVICE_WORKER).read_text(encoding="utf-8")
    constants = f"const FILES = {json.dumps(listed, indent=1)};\n"
    constants += f"const PACKED = {json.dumps(packed_names)};\n"
    constants += f"const ENGINES = {json.dumps(ENGINE_FILES)};\n"
    constants += f"const LATER = {json.dumps(sorted(later_files(files)))};\n"
    return f"{constants}{script}".encode()
