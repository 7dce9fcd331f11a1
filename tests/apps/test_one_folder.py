"""A data folder is used by one companion at a time; a second one says where the first is."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.application.backup import make_backup
from companion.i18n import Language
from companion.i18n.messages import TerminalMessages
from companion.storage.folder_lock import locked
from companion.storage.sqlite.store import FILE_NAME as DATABASE
from companion.storage.sqlite.store import SqliteStore
from tests.processes import CompanionProcess, run_companion, run_failing, run_packaged
from tests.program_copies import copy_program
from tests.records.replaying import SETUP

NOW = datetime(2026, 11, 25, tzinfo=UTC)


def sentence(companion: CompanionProcess, language: Language = Language.EN) -> str:
    return TerminalMessages(language).text("error-running-at", url=companion.url)


def test_second_start_names_the_first_and_ends_with_status_2(tmp_path: Path) -> None:
    with run_companion(tmp_path, "--port", "0") as first:
        for _ in range(2):
            second = run_failing(tmp_path, "--port", "0")
            assert (second.returncode, second.stdout) == (2, "")
            assert second.stderr == f"companion: {sentence(first)}\n"
        assert first.terminate() == 0
    with run_companion(tmp_path, "--port", "0"):
        pass


def test_folder_is_the_same_under_another_path(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to("data")
    with run_companion(tmp_path / "data", "--port", "0") as first:
        second = run_failing(tmp_path / "link", "--port", "0")
        assert second.stderr == f"companion: {sentence(first)}\n"


def test_start_after_a_kill_succeeds(tmp_path: Path) -> None:
    with run_companion(tmp_path, "--port", "0") as first:
        first.kill()
        with run_companion(tmp_path, "--port", "0"):
            pass


@pytest.mark.parametrize("language", Language)
def test_sentence_is_in_the_language_of_the_system(tmp_path: Path, language: Language) -> None:
    env = {"LC_ALL": f"{language}.UTF-8", "PYTHONIOENCODING": "utf-8"}
    with run_companion(tmp_path, "--port", "0") as first:
        second = run_failing(tmp_path, env=env)
        assert second.stderr == f"companion: {sentence(first, language)}\n"


def test_backup_is_made_while_the_app_runs_and_not_restored(tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    store = SqliteStore(saved, lambda: NOW)
    store.create([SETUP])
    (tmp_path / "all.json.gz").write_bytes(make_backup(store, NOW))
    store.close()
    data = tmp_path / "data"
    with run_companion(data, "--port", "0") as running:
        refused = run_failing(data, "restore", str(tmp_path / "all.json.gz"))
        assert (refused.returncode, refused.stderr) == (2, f"companion: {sentence(running)}\n")
        made = run_failing(data, "backup", str(tmp_path / "made.json.gz"))
        assert made.returncode == 0
    store = SqliteStore(data, lambda: NOW)
    assert store.games() == ()
    store.close()


@pytest.mark.linux
def test_packaged_app_holds_its_folder_too(tmp_path: Path) -> None:
    program = copy_program(tmp_path)
    with run_packaged(tmp_path / "data", "main.py", cwd=program):
        second = run_failing(tmp_path / "data", "--port", "0")
    assert second.returncode == 2
    assert second.stderr == f"companion: {TerminalMessages(Language.EN).text('error-running')}\n"


@pytest.mark.linux
@pytest.mark.parametrize("platform", ["android", "ios"])
def test_app_on_a_phone_may_start_again_in_its_process(tmp_path: Path, platform: str) -> None:
    program = copy_program(tmp_path)
    with (
        run_packaged(tmp_path / "data", "main.py", cwd=program, platform=platform),
        locked(tmp_path / "data"),
    ):
        assert (tmp_path / "data" / DATABASE).exists()
