"""The picture of a finished game, drawn by a real client."""

from pathlib import Path

from companion.flet_adapter.capture import png_size
from tests.browser.games import adopt
from tests.browser.screens import PHONE, WAIT_SECONDS, Devices
from tests.processes import run_companion

RECORD = Path(__file__).parents[1] / "records" / "first-13-whole-box.jsonl"


def test_picture_is_saved_1080_pixels_wide_and_whole(devices: Devices, data: Path) -> None:
    adopt(data, RECORD.read_text(encoding="utf-8").splitlines())
    with run_companion(data, "--port", "0") as companion:
        phone = devices.open(companion.url, path="table", language="ja", size=PHONE)
        phone.tap("画像で共有")
        phone.see("画像を保存")
        with phone.page.expect_download(timeout=WAIT_SECONDS * 1000) as saving:
            phone.tap("画像を保存")
        name, png = saving.value.suggested_filename, Path(saving.value.path()).read_bytes()

    assert name.startswith("mascarade-")
    assert name.endswith(".png")
    size = png_size(png)
    assert size is not None
    width, height = size
    # the page is 390 pixels wide and 844 high
    assert width == 1080
    assert 1800 < height < 3600
