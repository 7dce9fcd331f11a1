"""Backups: everything that a device stores as one file, and restoring it into a store.

The file is gzipped JSON, so a checksum reveals damage. What belongs to one device (language, theme,
access of phones) is not in it.
"""

import gzip
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated, Any, Final, Literal

from pydantic import AwareDatetime, Field, ValidationError
from pydantic_core import from_json, to_json

from companion.application.archive.deleted_games import listed_games
from companion.application.archive.record_import import Record
from companion.application.group.setup_progress import (
    SETUP_PROGRESS,
    SetupProgress,
    TaskId,
    completed_tasks,
)
from companion.application.group.stored import Stored
from companion.application.group_state import PARTS
from companion.application.people.names_in_text import without_names
from companion.application.ports import GameId, GameSummary, GrownGame, NewGame, Store
from companion.core.record import LINE_LIMIT, LINES_LIMIT, UnreadableGame
from companion.errors import CodedError
from companion.model import Model

VERSION: Final = 1
FORMAT: Literal["mascarade-companion-backup"] = "mascarade-companion-backup"
FILE_LIMIT = 15_000_000
"""Bytes of a file."""
_UNPACKED_LIMIT = 200_000_000
_CHUNK = 1 << 20
_GZIP = 16 + zlib.MAX_WBITS
_GAMES_LIMIT = 20_000


class BackupCode(StrEnum):
    """Why a file cannot be restored; each code with its parameters."""

    FOREIGN = "backup_foreign"
    """It is not a backup."""
    DAMAGED = "backup_damaged"
    """It is damaged or incomplete."""
    NEWER = "backup_newer"
    """A later version wrote it."""
    TOO_LARGE = "backup_too_large"
    """`limit`: the most megabytes a file may have."""


class BackupError(CodedError):
    """A file cannot be restored; nothing was changed."""

    code: BackupCode


class _Game(Model):
    created: AwareDatetime
    lines: Annotated[
        tuple[Annotated[str, Field(max_length=LINE_LIMIT)], ...],
        Field(min_length=1, max_length=LINES_LIMIT),
    ]


class _Ticks(Model):
    """The completed tasks of the setup checklist of one game, by its index in the file."""

    game: Annotated[int, Field(ge=0)]
    done: Annotated[frozenset[TaskId], Field(max_length=100)]


class _File(Model, extra="allow"):
    """The content of a backup file; anything else in it is a part of what the group keeps."""

    format: Literal["mascarade-companion-backup"]
    version: Literal[1]
    made: AwareDatetime
    games: Annotated[tuple[_Game, ...], Field(max_length=_GAMES_LIMIT)] = ()
    """The oldest first."""
    ticks: _Ticks | None = None


@dataclass(frozen=True)
class Backup:
    """The content of a backup file."""

    games: tuple[_Game, ...]
    """The oldest first."""
    ticks: _Ticks | None
    parts: Mapping[Stored[Any], Any]
    """What the group kept."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What restoring a file has changed."""

    added: int = 0
    """New games."""
    continued: int = 0
    """Games that the file had more lines of."""
    kept: int = 0
    """Games that were here already, some of them played further."""
    unreadable: int = 0
    """Games of the file that were left out because they cannot be played."""
    settings_kept: bool = False
    """Whether the file differs from settings here, which were kept."""


def make_backup(store: Store, now: datetime, parts: Iterable[Stored[Any]] = PARTS) -> bytes:
    """Return everything in the store as a file. Raises StorageFault."""
    games = sorted(listed_games(store), key=lambda game: game.id)
    current = store.current()
    ticks = None
    for index, game in enumerate(games):
        if game.id == current and (done := completed_tasks(store, game.id)):
            ticks = _Ticks(game=index, done=done)
    kept = {
        part.in_backup.name: from_json(part.write(value))
        for part in parts
        if part.in_backup and (value := part.load(store)) != part.default
    }
    content = _File(
        format=FORMAT,
        version=VERSION,
        made=now.astimezone(UTC),
        games=tuple(_Game(created=each.created, lines=store.lines(each.id)) for each in games),
        ticks=ticks,
        **kept,
    )
    return gzip.compress(content.model_dump_json().encode(), mtime=0)


def read_backup(data: bytes, parts: Iterable[Stored[Any]] = PARTS) -> Backup:
    """Return the content of a file. Raises BackupError."""
    if len(data) > FILE_LIMIT:
        raise BackupError(BackupCode.TOO_LARGE, limit=FILE_LIMIT // 1_000_000)
    if not data.startswith(b"\x1f\x8b"):
        raise BackupError(BackupCode.FOREIGN)
    text = _unpacked(data)
    try:
        file = _File.model_validate_json(text)
        return Backup(file.games, file.ticks, _parts_of(file, parts))
    except ValueError:
        raise BackupError(_why_invalid(text)) from None


def _parts_of(file: _File, parts: Iterable[Stored[Any]]) -> Mapping[Stored[Any], Any]:
    """Return the parts in a file. Raises ValueError for an unknown key."""
    found = {key: value for key, value in (file.model_extra or {}).items() if value is not None}
    read = {
        part: part.read(to_json(found.pop(part.in_backup.name)).decode())
        for part in parts
        if part.in_backup and part.in_backup.name in found
    }
    if found:
        raise ValueError(sorted(found))
    return read


def _unpacked(data: bytes) -> bytes:
    """Return the content of a gzip file. Raises BackupError, before it takes memory for it."""
    unpacking, size, rest = zlib.decompressobj(wbits=_GZIP), 0, data
    try:
        while rest:
            size += len(unpacking.decompress(rest, _CHUNK))
            if size > _UNPACKED_LIMIT:
                raise BackupError(BackupCode.TOO_LARGE, limit=FILE_LIMIT // 1_000_000)
            rest = unpacking.unconsumed_tail
        if not unpacking.eof or unpacking.unused_data:
            raise BackupError(BackupCode.DAMAGED)
        return zlib.decompress(data, wbits=_GZIP, bufsize=size + 1)
    except zlib.error:
        raise BackupError(BackupCode.DAMAGED) from None


def _why_invalid(text: bytes) -> BackupCode:
    try:
        found = from_json(text)
    except ValueError:
        return BackupCode.FOREIGN
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        return BackupCode.FOREIGN
    version = found.get("version")
    newer = isinstance(version, int) and version > VERSION
    return BackupCode.NEWER if newer else BackupCode.DAMAGED


def restore_backup(store: Store, backup: Backup) -> Restored:
    """Add what a backup has and the store lacks, all of it or nothing.

    No game is doubled. One with more lines in the backup is continued, unless it is being played.
    Where settings differ, those in the store stay. Raises StorageFault.
    """
    here = _Here(store)
    new: list[NewGame] = []
    grown: list[GrownGame] = []
    kept = unreadable = 0
    for game in backup.games:
        known = here.find(game)
        more = () if known is None else game.lines[len(known.lines) :]
        if known is not None and not more:
            kept += 1
        elif not _is_playable((*known.lines, *more) if known else game.lines):
            unreadable += 1
        elif known is not None and known.id != store.current():
            grown.append(GrownGame(known.id, len(known.lines), more))
        else:
            new.append(NewGame(game.created, game.lines))
    settings: dict[str, str | None] = {}
    settings_kept = False
    for part, found in backup.parts.items():
        before = part.load(store)
        merged, lacks = _merged(part, before, found)
        settings_kept = settings_kept or lacks
        if merged != before:
            settings |= part.changes(store, merged)
    store.add(new, grown, settings)
    _restore_ticks(store, backup)
    return Restored(len(new), len(grown), kept, unreadable, settings_kept)


@dataclass(frozen=True, slots=True)
class _Known:
    id: GameId
    lines: tuple[str, ...]


class _Here:
    """The games of a store by their beginnings."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._found: dict[str, list[GameSummary]] = {}
        self._by_moment: dict[datetime, list[GameSummary]] = {}
        for game in listed_games(store):
            self._found.setdefault(game.first_line, []).append(game)
            self._by_moment.setdefault(game.created, []).append(game)

    def find(self, game: _Game) -> _Known | None:
        """Return the same game in the store, however far either copy was played."""
        for each in self._found.get(game.lines[0], ()):
            lines = self._store.lines(each.id)
            same_start = each.created == game.created
            if lines == game.lines:
                return _Known(each.id, lines)
            if same_start and (_begins(game.lines, lines) or _begins(lines, game.lines)):
                return _Known(each.id, lines)
        for each in self._by_moment.get(game.created, ()):
            # people may have got other names since the backup was made
            lines = self._store.lines(each.id)
            here, there = without_names(lines), without_names(game.lines)
            if _begins(here, there) or _begins(there, here):
                return _Known(each.id, lines)
        return None


def _begins(shorter: tuple[str, ...], longer: tuple[str, ...]) -> bool:
    return longer[: len(shorter)] == shorter


def _is_playable(lines: tuple[str, ...]) -> bool:
    try:
        Record.of(lines)
    except UnreadableGame:
        return False
    return True


def _merged(part: Stored[Any], here: Any, found: Any) -> tuple[Any, bool]:
    """Return a part with what a backup adds to it, and whether something was not added."""
    if part.in_backup is None or found in (here, part.default):
        return here, False
    try:
        merged = part.in_backup.merge(here, found)
    except ValidationError:
        # more than the group may keep
        return here, True
    return merged, part.in_backup.lacks(merged, found)


def _restore_ticks(store: Store, backup: Backup) -> None:
    """Restore the ticks of the backup's game, unless there are some for another one."""
    ticks = backup.ticks
    if ticks is None or ticks.game >= len(backup.games) or SETUP_PROGRESS.load(store) is not None:
        return
    known = _Here(store).find(backup.games[ticks.game])
    if known is not None:
        SETUP_PROGRESS.save(store, SetupProgress(game=known.id, done=ticks.done))
