"""Errors of the system become storage faults."""

import errno
from pathlib import Path

import pytest

from companion.application.ports import FaultCode, StorageFault
from companion.storage.sqlite.error_mapping import mapped_errors


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
def test_system_error_maps_to_fault_code(number: int, code: FaultCode) -> None:
    with pytest.raises(StorageFault) as raised, mapped_errors(Path("games")):
        raise OSError(number, "no")
    assert (raised.value.code, raised.value.params) == (code, {"path": "games"})


def test_error_of_the_program_is_not_mapped() -> None:
    with pytest.raises(ValueError, match="a bug"), mapped_errors(Path("games")):
        raise ValueError("a bug")
