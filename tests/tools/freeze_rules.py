"""Writes the data of a new rules revision to tests/frozen/rules, which proves that it stays.

    python -m tests.tools.freeze_rules

Files of earlier revisions are never written again.
"""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path

from companion.core.revisions import REVISIONS, Revision

FOLDER = Path(__file__).parents[1] / "frozen" / "rules"


def plain(value: object) -> object:
    """Return data of the rules as JSON values; an object has its class as `type`."""
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        written = {each.name: plain(getattr(value, each.name)) for each in fields(value)}
        return {"type": type(value).__name__} | written
    if isinstance(value, Mapping):
        return {_key(key): plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return value


def _key(key: object) -> str:
    return "-".join(map(str, key)) if isinstance(key, tuple) else str(plain(key))


def path_of(revision: int) -> Path:
    """Return the file of a revision."""
    return FOLDER / f"{revision}.json"


def _write(number: int, revision: Revision) -> None:
    text = json.dumps(plain(revision), indent=1, ensure_ascii=False)
    path_of(number).write_text(f"{text}\n", encoding="utf-8")


def main() -> None:
    """Write the missing files."""
    for number, revision in REVISIONS.items():
        if not path_of(number).exists():
            _write(number, revision)


if __name__ == "__main__":
    main()
