"""The Python of the site: the app, the packages it needs there, and their data."""

import io
import re
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath
from typing import Final

from companion import resources
from companion.flet_adapter.web_client import STANDARD_LIBRARY, pyodide_folder
from companion.i18n import Language
from companion.site_build import lazy_stemmers
from companion.site_build.errors import SiteBuildCode, SiteBuildError
from companion.site_build.locale_data import locale_data
from companion.site_build.wheels import wheel_contents

DISTRIBUTIONS: Final = (
    "annotated-types",
    "attrs",
    "babel",
    "flet",
    "flet-audio",
    "fluent.runtime",
    "fluent.syntax",
    "platformdirs",
    "pydantic",
    "pytz",
    "qrcode",
    "repath",
    "six",
    "snowballstemmer",
    "typing-extensions",
    "typing-inspection",
)
"""What the app imports in a browser, besides the wheels for Pyodide."""

_OWN_LEFT_OUT: Final = ("cli", "site_build", "web")
"""Packages of the app that need a command line or a network."""
_LEFT_OUT: Final = (
    "babel/locale-data/", "babel/messages/", "flet/auth/", "flet/fastapi/", "flet/testing/",
    "flet/messaging/flet_socket_server.py", "flet/pytest_plugin.py", "flutter/",
    "platformdirs/pytest_plugin.py", "platformdirs/testing.py", "platformdirs/windows.py",
    "platformdirs/macos.py",
    "pydantic/_internal/_decorators_v1.py", "pydantic/color.py", "pydantic/experimental/",
    "pydantic/mypy.py", "pydantic/v1/", "pytz/zoneinfo/", "qrcode/console_scripts.py",
    "qrcode/image/pil.py", "qrcode/image/styledpil.py", "qrcode/tests/",
)  # fmt: skip
"""Parts that nothing imports; `locale_data` adds what is needed of `babel/locale-data`."""
_STANDARD_LEFT_OUT: Final = (
    "_pyio.py", "_pyrepl", "argparse.py", "asyncio/__main__.py", "asyncio/proactor_events.py",
    "asyncio/tools.py", "asyncio/windows_events.py", "bdb.py", "cProfile.py", "cmd.py", "code.py",
    "compileall.py", "concurrent/interpreters", "configparser.py", "ctypes", "curses", "dbm",
    "doctest.py", "email/_header_value_parser.py", "email/headerregistry.py", "ensurepip",
    "fileinput.py", "ftplib.py", "html/entities.py", "html/parser.py", "http/cookiejar.py",
    "http/server.py", "idlelib", "imaplib.py", "lib2to3", "logging/config.py", "mailbox.py",
    "modulefinder.py", "multiprocessing", "netrc.py", "optparse.py", "pdb.py", "pickletools.py",
    "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pyclbr.py", "pydoc.py", "pydoc_data",
    "pyodide/console.py", "rlcompleter.py", "sched.py", "shelve.py", "site-packages", "smtplib.py",
    "socketserver.py", "symtable.py", "sysconfig/__main__.py", "tabnanny.py", "tarfile.py", "test",
    "this.py", "timeit.py", "tkinter", "trace.py", "tracemalloc.py", "turtle.py", "turtledemo",
    "unittest", "venv", "wave.py", "webbrowser.py", "wsgiref", "xml/dom", "xml/parsers", "xml/sax",
    "xmlrpc", "zipapp.py",
)  # fmt: skip
"""Parts of the standard library that the app never imports: over a third of its size."""

_ENCODINGS: Final = frozenset(
    ("__init__", "_win_cp_codecs", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode",
     "raw_unicode_escape", "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_32", "utf_8",
     "utf_8_sig")
)  # fmt: skip

_STEMMERS: Final = "snowballstemmer/__init__.py"
_STEMMER_FILE: Final = re.compile(r"(\w+)_stemmer\.py$")


def standard_library() -> dict[str, bytes]:
    """Return the modules of Pyodide's standard library that the app may import, by path."""
    with zipfile.ZipFile(pyodide_folder() / STANDARD_LIBRARY) as archive:
        return {
            name: archive.read(name)
            for name in archive.namelist()
            if not name.endswith("/")
            and not _is_within(name, _STANDARD_LEFT_OUT)
            and not _is_rare_encoding(name)
        }


def app_files(wheels: Path | None) -> dict[str, bytes]:
    """Return all modules and data except the standard library, by path.

    Raises SiteBuildError if a package or a wheel is missing.
    """
    files = dict(_own_files())
    for name in DISTRIBUTIONS:
        files |= _installed_files(name)
    for content in wheel_contents(wheels):
        files |= _wheel_files(content)
    return files


def _own_files() -> Iterator[tuple[str, bytes]]:
    package = Path(__file__).parents[1]
    for path in _files_in(package):
        inner = path.relative_to(package)
        if path.suffix in (".py", ".json") and inner.parts[0] not in _OWN_LEFT_OUT:
            yield f"companion/{inner.as_posix()}", path.read_bytes()
    for folder, suffixes in ((resources.locales(), None), (resources.assets(), (".svg", ".txt"))):
        for path in _files_in(folder):
            if suffixes is None or path.suffix in suffixes:
                inner_path = path.relative_to(folder).as_posix()
                yield f"companion/{folder.name}/{inner_path}", path.read_bytes()


def _files_in(folder: Path) -> list[Path]:
    return sorted(
        path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    )


def _installed_files(name: str) -> dict[str, bytes]:
    found = _distribution(name)
    files = {
        path.as_posix(): Path(str(found.locate_file(path))).read_bytes()
        for path in map(PurePosixPath, map(str, found.files or ()))
        if _is_needed(path)
    }
    if name == "babel":
        files |= locale_data(found)
    if name == "snowballstemmer":
        files = _stemmers(files)
    return files


def _stemmers(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return snowballstemmer with the stemmers of the app's languages only."""
    used = {language.profile.stemmer for language in Language}
    kept = {
        name: content
        for name, content in files.items()
        if not (found := _STEMMER_FILE.search(name)) or found[1] in used
    }
    return kept | {_STEMMERS: Path(lazy_stemmers.__file__).read_bytes()}


def _distribution(name: str) -> Distribution:
    try:
        return distribution(name)
    except PackageNotFoundError as error:
        raise SiteBuildError(SiteBuildCode.PACKAGE_MISSING, package=name) from error


def _is_needed(path: PurePosixPath) -> bool:
    # extension modules of this machine do not run in a browser
    return (
        path.suffix not in (".so", ".pyd")
        and _is_needed_of_wheel(path)
        and not path.as_posix().startswith(_LEFT_OUT)
    )


def _is_needed_of_wheel(path: PurePosixPath) -> bool:
    return path.suffix not in (".pyc", ".pyi", ".pyx", ".c", ".h") and not path.parts[0].endswith(
        (".dist-info", "..")
    )


def _wheel_files(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {
            name: archive.read(name)
            for name in archive.namelist()
            if not name.endswith("/") and _is_needed_of_wheel(PurePosixPath(name))
        }


def _is_rare_encoding(name: str) -> bool:
    folder, _, file = name.partition("/")
    return folder == "encodings" and file.removesuffix(".py") not in _ENCODINGS


def _is_within(name: str, folders: tuple[str, ...]) -> bool:
    return any(name == each or name.startswith(f"{each}/") for each in folders)
