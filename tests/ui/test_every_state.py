"""Every state of whole recorded games can be drawn and told, in every language."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.log import Game
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.replay import played
from companion.session.live import Snapshot
from companion.ui.desk import Desk
from companion.ui.look.tokens import DARK
from companion.ui.panels import Frame, panel
from companion.ui.plan import Pick
from companion.ui.scene import scene, stage_view
from companion.ui.story import told
from tests.ui.drawn import message_ids, words

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


def games(record: Path) -> Iterator[Game]:
    with record.open("rb") as file:
        yield from played(file)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_every_state_is_drawn_in_words(
    record: Path, language: Language, desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    frame = Frame(350, DARK, compact=False)
    for game in games(record):
        desk._screen.change(language=language, snapshot=Snapshot(1, None, game, 1))
        for pick in picks(game):
            shown = panel(scene(game, pick), desk, frame)
            said = [shown.awaited.title, shown.awaited.eyebrow]
            said += [word for control in shown.body for word in words(control)]
            assert all(said[:1])
            assert message_ids(said) == []
            stage_view(scene(game, pick), desk, 1)
        if game.last is not None:
            headline, _ = told(game.last, game, messages(language))
            assert headline
    assert caplog.messages == []


def picks(game: Game) -> Iterator[Pick]:
    """Nothing in hand, and what a first tap may put there."""
    yield Pick(1)
    yield Pick(1, announcing=True)
    active = game.table.active
    yield Pick(1, true=(active,))
    yield Pick(1, targets=(game.table.others_clockwise(active)[0],))
