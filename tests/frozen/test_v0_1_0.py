"""What version 0.1.0 wrote opens, plays and is refused as it was then.

A failure here is a fault in the program. The fixtures never change; see v0_1_0/README.md.
"""

import hashlib
import json
from pathlib import Path

import pytest

from tests.frozen.reading import (
    FIXTURES,
    Json,
    copy_of,
    current_game,
    draft,
    fixture,
    kept_beside_games,
    lines_of,
    listed_games,
    opened,
    refusal_of_link,
    replay,
    shared_set,
    store_anew,
    stored_way_in,
    tables_in_list,
    undo_once,
    way_in,
)

RECORDS = sorted((FIXTURES / "records").glob("*.jsonl"))
REFUSED: dict[str, Json] = fixture("expected/refused.json")
DATA: dict[str, Json] = fixture("expected/data.json")
GAMES = [(data, game) for data, held in DATA.items() for game in held["games"]]
DRAFTS: dict[str, Json | None] = fixture("expected/drafts.json")
LINKS: dict[str, list[Json]] = fixture("links.json")
WAYS_IN: list[Json] = fixture("way-in.json")

in_every_data_folder = pytest.mark.parametrize("data", DATA)


def expected_tables(record: Path) -> list[Json]:
    written = (FIXTURES / "expected/records" / record.name).read_text(encoding="utf-8")
    return [json.loads(line) for line in written.splitlines()]


def test_fixtures_are_unchanged() -> None:
    listed = [
        line.split("  ", 1)
        for line in (FIXTURES / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    ]
    found = {
        str(path.relative_to(FIXTURES)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in FIXTURES.rglob("*")
        if path.is_file() and path.name not in ("SHA256SUMS", "README.md")
    }
    assert found == {path: checksum for checksum, path in listed}


def test_records_cover_every_table_size_and_every_end() -> None:
    sizes = {tuple(record.stem.split("-")[:2]) for record in RECORDS}
    first = {("first", f"{players:02}") for players in range(2, 14)}
    assert sizes == first | {("second", f"{players:02}") for players in range(4, 13)}
    ends = {expected_tables(record)[-1]["end"] for record in RECORDS}
    assert ends == {"thirteen", "bankruptcy", "cheat", None}


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_record_replays_to_frozen_tables(record: Path) -> None:
    outcome = replay(record)
    assert (outcome.status, outcome.errors) == (0, "")
    assert outcome.tables == expected_tables(record)


@pytest.mark.parametrize("name", REFUSED)
def test_refused_record_keeps_its_line_and_code(name: str) -> None:
    record = FIXTURES / "refused" / f"{name}.jsonl"
    outcome = replay(record)
    assert outcome.status == 2
    assert outcome.refusal(record) == (REFUSED[name]["line"], REFUSED[name]["code"])
    assert len(outcome.tables) == REFUSED[name]["tables"]


@in_every_data_folder
def test_database_lists_every_game(data: str, tmp_path: Path) -> None:
    games = DATA[data]["games"]
    with opened(copy_of(data, tmp_path)) as store:
        assert listed_games(store) == [
            (game["id"], game["created"], game["first_line"]) for game in games
        ]
        assert tables_in_list(store) == {game["id"]: game["table"] for game in games}


@pytest.mark.parametrize(
    ("data", "game"), GAMES, ids=[f"{data}-{game['id']}" for data, game in GAMES]
)
def test_stored_game_replays_to_its_last_table(data: str, game: Json, tmp_path: Path) -> None:
    with opened(copy_of(data, tmp_path)) as store:
        lines = lines_of(store, game["id"])
    assert (len(lines), lines[-1]) == (game["lines"], game["last_line"])
    exported = tmp_path / "exported.jsonl"
    exported.write_bytes("".join(f"{line}\n" for line in lines).encode())
    outcome = replay(exported)
    assert outcome.status == 0
    assert outcome.tables[-1] == game["table"]


@in_every_data_folder
def test_current_game_is_resumed_with_its_ticks(data: str, tmp_path: Path) -> None:
    current = DATA[data]["current"]
    with opened(copy_of(data, tmp_path)) as store:
        if current is None:
            assert current_game(store) is None
        else:
            (table,) = (g["table"] for g in DATA[data]["games"] if g["id"] == current["id"])
            assert current_game(store) == {
                "id": current["id"],
                "lines": current["lines"],
                "ticked": current["ticked"],
                "table": table,
            }


def test_current_game_can_be_continued_and_opened_again(tmp_path: Path) -> None:
    current = DATA["many-evenings"]["current"]
    folder = copy_of("many-evenings", tmp_path)
    with opened(folder) as store:
        undo_once(store)
    with opened(folder) as store:
        assert current_game(store) == {
            "id": current["id"],
            "lines": current["lines"] + 1,
            "ticked": current["ticked"],
            "table": current["table_after_undo"],
        }


@in_every_data_folder
def test_settings_read_back_as_they_were_stored(data: str, tmp_path: Path) -> None:
    settings = DATA[data]["settings"]
    with opened(copy_of(data, tmp_path)) as store:
        assert {key: store.setting(key) for key in settings} == settings


@in_every_data_folder
def test_group_customs_sheets_and_characters_are_understood(data: str, tmp_path: Path) -> None:
    with opened(copy_of(data, tmp_path)) as store:
        assert kept_beside_games(store) == DATA[data]["kept"]


def test_what_a_group_kept_is_stored_under_new_keys_once_it_changes(tmp_path: Path) -> None:
    folder = copy_of("many-evenings", tmp_path)
    kept = DATA["many-evenings"]["kept"]
    with opened(folder) as store:
        store_anew(store)
        assert kept_beside_games(store) == kept
        assert (current_game(store) or {})["ticked"] == DATA["many-evenings"]["current"]["ticked"]
        assert store.settings().keys().isdisjoint({"customs", "house", "unpacking", "way-in"})


def test_stored_way_in_is_understood(tmp_path: Path) -> None:
    (expected,) = (
        each for each in WAYS_IN if each["text"] == DATA["many-evenings"]["settings"]["way-in"]
    )
    with opened(copy_of("many-evenings", tmp_path)) as store:
        assert {"text": expected["text"], **(stored_way_in(store, expected["since"]) or {})} == (
            expected
        )


@pytest.mark.parametrize("sample", WAYS_IN, ids=lambda sample: str(sample["port"]))
def test_text_of_a_way_in_is_understood(sample: Json) -> None:
    assert {"text": sample["text"], **way_in(sample["text"])} == sample


@pytest.mark.parametrize("name", DRAFTS)
def test_draft_on_a_device_reads_back(name: str) -> None:
    kept = (FIXTURES / "drafts" / f"{name}.json").read_bytes().decode()
    assert draft(kept) == DRAFTS[name]


@pytest.mark.parametrize("link", LINKS["read"], ids=lambda link: str(link["what"]))
def test_link_decodes_to_its_set(link: Json) -> None:
    assert {"what": link["what"], "text": link["text"], **shared_set(link["text"])} == link


@pytest.mark.parametrize("link", LINKS["refused"], ids=lambda link: str(link["what"]))
def test_text_that_is_no_link_keeps_its_code(link: Json) -> None:
    assert refusal_of_link(link["text"]) == link["code"]
