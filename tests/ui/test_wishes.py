"""What a device is asked before its page is drawn."""

import pytest

from companion.ui.wishes import earlier_wishes
from tests.looping import alone
from tests.ui.pages import FEATURES, Nobody, connected


@pytest.mark.parametrize("still", [False, True])
def test_nothing_moves_where_the_device_asks_for_no_motion(still: bool) -> None:
    async def ask() -> None:
        features = FEATURES | {"disable_animations": still}
        session = connected(Nobody(get_accessibility_features=features))
        found = await earlier_wishes(session.page)
        assert found.still is still

    alone(ask())


def test_the_theme_chosen_on_the_device_before_is_taken_up() -> None:
    async def ask() -> None:
        session = connected(Nobody(get_accessibility_features=FEATURES, get="light"))
        assert not (await earlier_wishes(session.page)).dark

    alone(ask())
