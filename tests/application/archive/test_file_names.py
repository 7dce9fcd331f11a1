"""Names of saved files."""

from datetime import datetime

import pytest

from companion.application.archive.file_names import game_file_name

CREATED = datetime(2026, 11, 25, 20, 15).astimezone()


@pytest.mark.parametrize(
    ("players", "name"),
    [
        (("Adele", "Bruno"), "mascarade-2026-11-25-adele-bruno.jsonl"),
        (("Zoë de la Cruz", "Łukasz"), "mascarade-2026-11-25-zoë-de-la-cruz-łukasz.jsonl"),
        (("はなこ", "Харитон"), "mascarade-2026-11-25-はなこ-харитон.jsonl"),
        (("../../etc", "a:b?", "*"), "mascarade-2026-11-25-etc-a-b.jsonl"),
        (("!", "?"), "mascarade-2026-11-25.jsonl"),
    ],
)
def test_record_is_named_by_date_and_people(players: tuple[str, ...], name: str) -> None:
    assert game_file_name(CREATED, players, ".jsonl") == name


def test_name_of_many_people_is_cut_between_them() -> None:
    name = game_file_name(CREATED, [f"はなこさん{number}" for number in range(10, 23)], ".jsonl")
    assert len(name.encode()) < 120
    assert name.endswith("はなこさん13.jsonl")
