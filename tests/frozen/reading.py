"""Reads what version 0.1.0 left behind, through public functions, into plain JSON values.

Every import of the application stands here, so that the fixtures and their tests stay as they are
when a module moves.
"""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from companion.application.archive.game_reader import GameReader
from companion.application.group.setup_progress import SETUP_PROGRESS
from companion.application.group_state import PARTS, GroupState
from companion.application.lan_access import LAN_ACCESS, LanAccess, load_lan_access
from companion.application.table.service import TableService
from companion.cli.main import main
from companion.cli.replay import as_json
from companion.core.commands import Undo
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import Block
from companion.sharing import SetCodeError, decode_set
from companion.storage.sqlite.store import SqliteStore
from companion.ui.new_game.draft_storage import load_draft
from companion.ui.new_game.state import Draft
from tests.async_runner import run_in_thread
from tests.flet_client import StoringClient, connect

Json = dict[str, Any]

FIXTURES = Path(__file__).parent / "v0_1_0"
DRAFT_KEY = "companion.draft"
"""The key that version 0.1.0 keeps a draft under on the device."""

_POWER: TypeAdapter[tuple[Block, ...]] = TypeAdapter(tuple[Block, ...])


def fixture(name: str) -> Any:
    """The content of a JSON file among the fixtures."""
    return json.loads((FIXTURES / name).read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Replay:
    """The outcome of `companion replay --each`."""

    status: int
    tables: list[Json]
    errors: str

    def refusal(self, record: Path) -> tuple[int, str]:
        """The line and code that the command reports for a record it refuses."""
        line, code, _ = self.errors.removeprefix(f"{record}:").split(": ", 2)
        return int(line), code


def replay(record: Path) -> Replay:
    """Run `companion replay --each` on a record, in this process."""
    with redirect_stdout(StringIO()) as output, redirect_stderr(StringIO()) as errors:
        status = main(["replay", "--each", str(record)])
    tables = [json.loads(line) for line in output.getvalue().splitlines()]
    return Replay(status, tables, errors.getvalue())


def copy_of(data: str, folder: Path) -> Path:
    """A copy of a data folder inside `folder`; opening a database may change its file."""
    return shutil.copytree(FIXTURES / "data" / data, folder / data)


@contextmanager
def opened(folder: Path) -> Iterator[SqliteStore]:
    """The store of a data folder, closed afterwards."""
    store = SqliteStore(folder, lambda: datetime(2026, 5, 1, 18, tzinfo=UTC))
    try:
        yield store
    finally:
        store.close()


def listed_games(store: SqliteStore) -> list[tuple[int, str, str]]:
    """Id, time of creation and first line of every stored game, the oldest first."""
    return [
        (game.id, game.created.isoformat(), game.first_line) for game in reversed(store.games())
    ]


def lines_of(store: SqliteStore, game: int) -> tuple[str, ...]:
    """All lines of a stored game."""
    (found,) = (each.id for each in store.games() if each.id == game)
    return store.lines(found)


def tables_in_list(store: SqliteStore) -> dict[int, Json | None]:
    """The last table of each game in the list of earlier games; None for an unreadable one."""
    return {
        game.id: None if game.table is None else json.loads(as_json(game.table))
        for each in store.games()
        if (game := GameReader(store).find(each.id)) is not None
    }


def current_game(store: SqliteStore) -> Json | None:
    """The game that the application resumes at start, with its ticks; None without one."""
    service = TableService(store)
    assert service.unreadable is None
    if service.snapshot.game is None:
        return None
    return {
        "id": service.snapshot.game_id,
        "lines": service.snapshot.line_count,
        "ticked": sorted(service.snapshot.completed_tasks),
        "table": json.loads(as_json(service.snapshot.game.table)),
    }


def undo_once(store: SqliteStore) -> None:
    """Take back the last command of the current game."""
    service = TableService(store)
    service.submit([Undo()], service.snapshot.revision)


def kept_beside_games(store: SqliteStore) -> Json:
    """The group, its customs, its sheets and its own characters, as the application reads them."""
    kept = GroupState.load(store, PARTS)
    group = kept.group
    assert group is not None
    return {
        "group": {
            "names": list(group.names),
            "first": group.first,
            "edition": group.edition,
            "scenario": group.scenario,
            "printing": group.printing,
            "tablet_holds_coins": group.tablet_holds_coins,
            "cards": list(group.cards),
            "house": list(map(_character, group.custom_characters)),
        },
        "customs": {"cards": kept.settings.card_language, "notes": dict(kept.settings.notes)},
        "sheets": {place: list(cards) for place, cards in kept.sheets.cards.items()},
        "house": list(map(_character, kept.custom_characters.characters)),
    }


def store_anew(store: SqliteStore) -> None:
    """Store everything that the group keeps once more."""
    for part in (*PARTS, SETUP_PROGRESS, LAN_ACCESS):
        part.save(store, part.load(store))


def stored_way_in(store: SqliteStore, since: str) -> Json | None:
    """The way in, as it is read an hour after `since`."""
    found = load_lan_access(store, datetime.fromisoformat(since) + timedelta(hours=1))
    return None if found is None else _way_in(found)


def way_in(text: str) -> Json:
    """The way in that a setting's text describes."""
    return _way_in(LanAccess.parse(text))


def draft(kept: str) -> Json | None:
    """The new game that a page finds on a device that keeps this text; None if it finds none."""

    async def find() -> Draft | None:
        device = StoringClient()
        device.stored[DRAFT_KEY] = kept
        # the page lives as long as its session is held
        session = connect(device)
        found = await load_draft()
        assert session.page
        return found

    found = run_in_thread(find())
    return None if found is None else _draft(found)


def shared_set(text: str) -> Json:
    """The set that a link or code describes."""
    found = decode_set(text)
    return {
        "edition": found.edition,
        "players": found.players,
        "cards": list(found.cards),
        "house": list(map(_character, found.house)),
    }


def refusal_of_link(text: str) -> str | None:
    """The code with which a text is refused as a link; None if it is accepted."""
    try:
        decode_set(text)
    except SetCodeError as fault:
        return str(fault.code)
    return None


def _way_in(found: LanAccess) -> Json:
    return {"port": found.port, "hosts": list(found.hosts), "since": found.since.isoformat()}


def _draft(found: Draft) -> Json:
    making = found.making
    return {
        "names": list(found.names),
        "arranged": found.arranged,
        "first": found.first,
        "edition": found.edition,
        "set_id": found.set_id,
        "printing": found.printing,
        "tablet_holds_coins": found.tablet_holds_coins,
        "sheet": found.sheet,
        "link": found.link,
        "seed": found.seed,
        "typed": found.typed,
        "begun": found.begun,
        "ticked": sorted(found.ticked),
        "cards": list(found.cards),
        "beside_sheet": list(found.beside_sheet),
        "own_cards": list(found.own_cards),
        "house": list(map(_character, found.house)),
        "making": {
            "was": None if making.was is None else _character(making.was),
            "begun": making.begun,
            "name": making.name,
            "text": making.text,
            "bank_money": making.bank_money,
            "minimum": making.minimum,
            "power": _power(making.power),
        },
    }


def _character(character: CustomCharacter) -> Json:
    return {
        "id": character.id,
        "name": character.name,
        "power": _power(character.power),
        "text": character.text,
        "bank_money": character.bank_money,
        "minimum": character.minimum,
    }


def _power(power: tuple[Block, ...]) -> Any:
    return _POWER.dump_python(power, mode="json", exclude_none=True)
