"""Colors and symbols of people: they follow a name through everything that happens to it."""

from datetime import UTC, datetime
from functools import partial

import pytest

from companion.application.backup import make_backup, read_backup, restore_backup
from companion.application.group.marks import MARKS, Color, Mark, Marks, Symbol
from companion.application.memory_store import MemoryStore
from companion.application.table.service import TableService

NOW = datetime(2026, 11, 25, 20, tzinfo=UTC)
ADELE = Mark(name="Adele", color=Color.RED, symbol=Symbol.STAR)
BRUNO = Mark(name="Bruno", symbol=Symbol.MOON)


def table_with(*marks: Mark) -> TableService:
    service = TableService(MemoryStore(lambda: NOW))
    for mark in marks:
        service.group.change(MARKS, partial(Marks.with_mark, mark=mark))
    return service


def marks_of(service: TableService) -> Marks:
    return service.snapshot.group_state.marks


def test_mark_is_found_by_name_whatever_its_case() -> None:
    marks = marks_of(table_with(ADELE, BRUNO))
    assert marks.find(" adele") == ADELE
    assert marks.find("Cedric") is None


def test_symbol_is_read_by_its_name_of_before() -> None:
    stored = '{"marks": [{"name": "Bruno", "color": null, "sign": "moon"}]}'
    assert MARKS.read(stored) == Marks(marks=(BRUNO,))


def test_mark_without_color_and_symbol_is_removed() -> None:
    assert marks_of(table_with(ADELE, Mark(name="Adele"))) == Marks()


@pytest.mark.parametrize(("new", "kept"), [("Adela", ADELE), ("Bruno", BRUNO)])
def test_renamed_person_keeps_the_mark_and_of_two_the_name_keeps_its_own(
    new: str, kept: Mark
) -> None:
    service = table_with(ADELE, BRUNO)
    service.names.change(service.names.plan_rename("Adele", new))
    service.names.publish(frozenset())
    assert marks_of(service).find("Adele") is None
    assert marks_of(service).find(new) == kept.model_copy(update={"name": new})


def test_forgotten_person_has_no_mark() -> None:
    service = table_with(ADELE, BRUNO)
    service.names.change(service.names.plan_forgetting(frozenset({"Adele"}), str))
    service.names.publish(frozenset())
    assert marks_of(service).marks == (BRUNO,)


def test_backup_adds_the_marks_of_people_who_have_none_here() -> None:
    there, here = MemoryStore(lambda: NOW), MemoryStore(lambda: NOW)
    MARKS.save(there, Marks(marks=(ADELE, BRUNO)))
    MARKS.save(here, Marks(marks=(Mark(name="Adele", color=Color.BLUE),)))
    restore_backup(here, read_backup(make_backup(there, NOW)))
    marks = MARKS.load(here)
    assert marks.find("Bruno") == BRUNO
    assert marks.find("Adele") == Mark(name="Adele", color=Color.BLUE)
