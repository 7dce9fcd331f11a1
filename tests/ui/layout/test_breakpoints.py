"""Layouts by screen size."""

import pytest

from companion.ui.layout.breakpoints import beside_dock, has_dock_beside, is_sideways

UPRIGHT_PHONE = 360 - 32


@pytest.mark.parametrize(
    "size", [(667, 375), (740, 360), (800, 360), (844, 390), (915, 412), (956, 440)]
)
def test_sideways_phone_has_content_as_wide_as_upright(
    size: tuple[int, int],
) -> None:
    assert is_sideways(*size)
    assert not has_dock_beside(*size)
    assert beside_dock(*size) >= UPRIGHT_PHONE


@pytest.mark.parametrize(
    ("size", "beside"),
    [
        ((390, 844), False),
        ((640, 360), False),
        ((800, 1280), False),
        ((1280, 800), True),
        ((1024, 600), True),
    ],
)
def test_tablets_and_narrow_screens_depend_on_width_only(
    size: tuple[int, int], beside: bool
) -> None:
    assert not is_sideways(*size)
    assert has_dock_beside(*size) is beside


def test_open_keyboard_on_a_tablet_does_not_change_the_layout() -> None:
    for width, height in ((800, 1280), (1280, 800), (600, 960), (1024, 768)):
        # it takes up to half of the height
        for left in range(height // 2, height, 20):
            assert not is_sideways(width, left), (width, left)
            assert has_dock_beside(width, left) == has_dock_beside(width, height)
