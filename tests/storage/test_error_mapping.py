"""What the system says about the file, told as a fault of the store."""

import errno
from pathlib import Path

import pytest

from companion.application.ports import FaultCode, StorageFault
from companion.storage.sqlite.error_mapping import translated


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, FaultCode.DISK_FULL),
        (errno.EDQUOT, FaultCode.DISK_FULL),
        (errno.EIO, FaultCode.DISK_FAILED),
        (errno.ENODEV, FaultCode.DISK_FAILED),
        (errno.EACCES, FaultCode.NOT_WRITABLE),
        (errno.EROFS, FaultCode.NOT_WRITABLE),
        (errno.ENOTDIR, FaultCode.NOT_WRITABLE),
    ],
)
def test_an_error_of_the_system_is_told_by_its_cause(number: int, code: FaultCode) -> None:
    with pytest.raises(StorageFault) as raised, translated(Path("games")):
        raise OSError(number, "no")
    assert (raised.value.code, raised.value.params) == (code, {"path": "games"})


def test_a_mistake_of_the_program_is_not_blamed_on_the_file() -> None:
    with pytest.raises(ValueError, match="a mistake"), translated(Path("games")):
        raise ValueError("a mistake")
