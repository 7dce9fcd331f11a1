"""`companion backup`, `restore` and `table`: everything, or all games, as one file."""

from pathlib import Path

from companion.application.archive.game_reader import GameReader
from companion.application.archive.games_table import GamesTable
from companion.application.backup import (
    FILE_LIMIT,
    Restored,
    make_backup,
    read_backup,
    restore_backup,
)
from companion.application.table.service import utc_now
from companion.apps.startup import held, stored_in
from companion.cli.arguments import ArgumentCode, BadArgument
from companion.printable import printable


def save(data: Path | None, file: Path) -> None:
    """Write everything in the folder `data` to a file.

    Raises StartupError, StorageFault, and BadArgument if the file cannot be written.
    """
    with stored_in(data) as store:
        content = make_backup(store, utc_now())
    _write(file, content)


def save_table(data: Path | None, file: Path) -> None:
    """Write the finished games in the folder `data` to a file, as a table.

    Raises StartupError, StorageFault, and BadArgument if the file cannot be written.
    """
    table = GamesTable()
    with stored_in(data) as store:
        games = GameReader(store)
        table.add(filter(None, map(games.statistics, games.newest_games())))
    _write(file, table.data())


def _write(file: Path, content: bytes) -> None:
    """Write a whole file or none. Raises BadArgument."""
    unfinished = file.with_name(f"{file.name}.part")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(file)
    except (OSError, ValueError) as error:
        raise BadArgument(ArgumentCode.FILE_UNWRITABLE, path=printable(str(file))) from error


def restore(data: Path | None, file: Path) -> Restored:
    """Add what is in a file and not in the folder `data`.

    Raises BackupError, StartupError, StorageFault, and BadArgument for an unreadable file.
    """
    try:
        with file.open("rb") as opened:
            content = opened.read(FILE_LIMIT + 1)
    except (OSError, ValueError) as error:
        raise BadArgument(ArgumentCode.FILE_UNREADABLE, path=printable(str(file))) from error
    backup = read_backup(content)
    # a running app would not show what is added here
    with held(data), stored_in(data) as store:
        return restore_backup(store, backup)
