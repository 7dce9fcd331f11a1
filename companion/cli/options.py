"""The options of each command, as read from the command line."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.core.boxes import EditionId
    from companion.i18n import Language


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """Options of `companion serve`; None stands for the default."""

    data: Path | None
    """The folder of the store."""
    host: str | None
    port: int | None
    browser: bool
    """Whether to open the page in a browser."""


@dataclass(frozen=True, slots=True)
class ReplayOptions:
    """Options of `companion replay`."""

    file: str
    """Path of a record; "-" is standard input."""
    each: bool
    """Whether to print the table after every line."""


@dataclass(frozen=True, slots=True)
class RulesOptions:
    """Options of `companion rules`."""

    words: str
    language: "Language"
    edition: "EditionId"


@dataclass(frozen=True, slots=True)
class ScenariosOptions:
    """Options of `companion scenarios`; None stands for an option that is not given."""

    players: int | None
    edition: "EditionId | None"
    show: str | None
    """Id of the set to show."""
    check: str | None
    """Path of a file, link or code of the set to check."""
    simulate: bool


@dataclass(frozen=True, slots=True)
class BuildSiteOptions:
    """Options of `companion build-site`."""

    folder: Path
    """Where to write the site."""
    wheels: Path | None
    """Folder of the wheels for the browser; None downloads them."""


@dataclass(frozen=True, slots=True)
class TableOptions:
    """Options of `companion table`."""

    data: Path | None
    """The folder of the store."""
    file: Path


@dataclass(frozen=True, slots=True)
class BackupOptions:
    """Options of `companion backup` and `companion restore`."""

    data: Path | None
    """The folder of the store."""
    file: Path
    restores: bool
    """Whether to restore the file instead of writing it."""


Options = (
    BackupOptions
    | BuildSiteOptions
    | ServeOptions
    | ReplayOptions
    | RulesOptions
    | ScenariosOptions
    | TableOptions
)
