"""One submit is one tap: dated, signed, undone as a whole, stale only if what it needs changed."""

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from companion.application.archive.record_import import Record
from companion.application.memory_store import MemoryStore
from companion.application.table.service import TableService
from companion.application.table.snapshot import StaleTap
from companion.core.commands import (
    Announce,
    Claim,
    Entry,
    MistakenLook,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
    Undo,
)
from companion.core.record import dump_line
from companion.core.table import Phase
from tests.core.playing import BRUNO, CEDRIC, DAVID, setup_with

SETUP = setup_with("king", "queen")
SETUP_1 = replace(SETUP, version=1, rules=None)
AT = datetime(2026, 5, 1, 20, 15, 30, 999, tzinfo=UTC)
OPENING: list[Entry] = [Swap()] * 4


@pytest.fixture
def service() -> TableService:
    table = TableService(MemoryStore(lambda: AT), lambda: AT)
    table.start(SETUP, table.snapshot.revision)
    return table


def submit(service: TableService, *entries: Entry) -> int:
    """Submit one tap on the newest revision; return the revision it leads to."""
    return service.submit(entries, service.snapshot.revision).revision


def phase(service: TableService) -> Phase | None:
    game = service.snapshot.game
    assert game is not None
    return game.table.phase


def test_lines_of_one_tap_share_number_time_and_author(service: TableService) -> None:
    submit(service, *OPENING)
    service.submit([Announce("king")], service.snapshot.revision, by=2)
    lines = [json.loads(line) for line in service.record()]
    assert [line["tap"] for line in lines[1:]] == [1, 1, 1, 1, 2]
    assert {line["at"] for line in lines[1:]} == {"2026-05-01T20:15:30Z"}
    assert [line["by"] for line in lines[4:]] == ["bank", {"person": 2}]


def test_one_undo_takes_back_a_whole_confirmation(service: TableService) -> None:
    submit(service, *OPENING)
    submit(service, Announce("king"))
    submit(service, Claim(BRUNO))
    submit(service, NoMoreClaims(), Reveal((BRUNO,)))
    submit(service, Undo())
    assert phase(service) is Phase.CLAIMS


def test_claims_made_on_the_same_revision_both_count(service: TableService) -> None:
    submit(service, *OPENING)
    seen = submit(service, Announce("king"))
    service.submit([Claim(BRUNO)], seen)
    game = service.submit([Claim(CEDRIC)], seen).game
    assert game is not None
    assert game.table.opened().claimants == (BRUNO, CEDRIC)


def test_claim_is_stale_once_the_claims_are_closed(service: TableService) -> None:
    submit(service, *OPENING)
    seen = submit(service, Announce("king"))
    submit(service, NoMoreClaims())
    with pytest.raises(StaleTap):
        service.submit([Claim(BRUNO)], seen)


def test_mistaken_look_counts_whatever_has_happened_meanwhile(service: TableService) -> None:
    seen = submit(service, *OPENING)
    submit(service, Swap())
    game = service.submit([MistakenLook(DAVID)], seen).game
    assert game is not None
    assert game.table.owes_look == {DAVID}


@pytest.mark.parametrize("entry", [Swap(), Undo(), Transfer("bank", BRUNO, 1)])
def test_anything_else_is_stale_after_any_change(service: TableService, entry: Entry) -> None:
    seen = submit(service, *OPENING)
    submit(service, Swap())
    with pytest.raises(StaleTap):
        service.submit([entry], seen)


def test_tap_on_another_game_is_stale(service: TableService) -> None:
    seen = submit(service, *OPENING)
    service.start(SETUP, service.snapshot.revision)
    with pytest.raises(StaleTap):
        service.submit([MistakenLook(BRUNO)], seen)


def test_version_1_game_goes_on_without_stamps() -> None:
    table = TableService(MemoryStore(lambda: AT), lambda: AT)
    table.start(SETUP_1, table.snapshot.revision)
    submit(table, Swap())
    assert table.record()[1] == '{"do": "swap"}'


def test_imported_version_1_record_goes_on_in_version_2() -> None:
    table = TableService(MemoryStore(lambda: AT), lambda: AT)
    table.adopt(Record.read(dump_line(SETUP_1).encode()), table.snapshot.revision)
    submit(table, Swap())
    setup, line = map(json.loads, table.record())
    assert (setup["version"], setup["rules"], line["tap"]) == (2, 1, 1)
