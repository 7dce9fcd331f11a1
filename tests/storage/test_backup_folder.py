"""Backups that are made by themselves."""

from datetime import datetime, timedelta
from pathlib import Path

from companion.storage.backup_folder import BackupFolder

NOW = datetime(2026, 11, 25, 20).astimezone()


def test_last_seven_backups_stay(tmp_path: Path) -> None:
    backups = BackupFolder(tmp_path)
    assert backups.latest() is None
    for day in range(9):
        backups.save(lambda: b"backup", NOW + timedelta(days=day))
    names = sorted(path.name for path in (tmp_path / "backups").iterdir())
    assert len(names) == 7
    assert names[0] == "mascarade-backup-2026-11-27.json.gz"
    assert backups.latest() == NOW + timedelta(days=8)
