"""The scale of a page, by its size and the reader's text size."""

import pytest

from companion.ui.page.appearance import TextSize, page_scale


@pytest.mark.parametrize(
    ("size", "text", "scale"),
    [
        ((1280, 800), 1.0, 1.0),
        ((1366, 1024), 1.0, 1.0),
        ((1280, 800), 1.5, 1.5),
        ((1920, 1080), 1.0, 1.35),
        ((1080, 1920), 1.0, 1.35),
        ((2560, 1440), 1.0, 1.8),
        ((390, 844), 1.0, 1.0),
        ((300, 600), 1.0, 1.0),
    ],
)
def test_page_is_enlarged_by_text_size_and_on_large_screens(
    size: tuple[float, float], text: float, scale: float
) -> None:
    assert page_scale(*size, text) == pytest.approx(scale)


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (640, 360), (1024, 768), (2560, 1440)])
def test_enlarged_page_keeps_room_to_lay_out(size: tuple[float, float]) -> None:
    scale = page_scale(*size, 2.0)
    width, height = size
    assert width / scale >= 256
    assert height / scale >= 320


@pytest.mark.parametrize(
    ("choice", "system", "factor"),
    [
        (TextSize.SYSTEM, 1.25, 1.25),
        (TextSize.SYSTEM, 3.0, 2.0),
        (TextSize.SYSTEM, 0.85, 1.0),
        (TextSize.LARGER, 1.25, 1.5),
        (TextSize.NORMAL, 2.0, 1.0),
    ],
)
def test_chosen_text_size_replaces_that_of_the_system(
    choice: TextSize, system: float, factor: float
) -> None:
    assert choice.factor(system) == factor
