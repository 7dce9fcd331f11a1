"""The app's own list of icons."""

import flet as ft
import pytest

from companion.ui.widgets.icons import Icons


@pytest.mark.parametrize("icon", Icons, ids=lambda icon: icon.name)
def test_an_icon_is_the_one_that_flet_calls_so(icon: Icons) -> None:
    assert icon == getattr(ft.Icons, icon.name)
