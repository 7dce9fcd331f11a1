"""Every state of recorded games renders in every language."""

import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.application.table.snapshot import Snapshot
from companion.cli.replay import played
from companion.core.game import Game
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.board.scene import scene, stage_view
from companion.ui.board.selection import Selection
from companion.ui.board.table_view import StageView
from companion.ui.kit.control_cache import ControlCache
from companion.ui.page.view import ViewHolder
from companion.ui.shell.actions import AppActions
from companion.ui.table.panel_parts import Panel, PanelLayout
from companion.ui.table.panels.phase_panels import panel
from companion.ui.wording.history import step_sentences
from tests.ui.control_tree import message_ids, words

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.jsonl"))
LATIN = re.compile("[A-Za-z]")


def games(record: Path) -> Iterator[Game]:
    with record.open("rb") as file:
        yield from played(file)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_every_state_has_texts_in_every_language(
    record: Path,
    language: Language,
    holder: ViewHolder,
    actions: AppActions,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    frame = PanelLayout(350, compact=False, cache=ControlCache())
    for game in games(record):
        holder.view = replace(holder.view, language=language, snapshot=Snapshot(1, None, game, 1))
        for pick in picks(game) if language is Language.EN else (Selection(1),):
            shown = panel(scene(game, pick), actions.table, frame)
            assert shown.awaited.title
            said = [
                *in_the_dock(shown),
                *on_the_stage(stage_view(scene(game, pick), actions.say, 1)),
            ]
            assert message_ids(said) == []
            assert [word for word in said if is_foreign(word, game, language)] == []
        if game.last is not None:
            headline, followed = step_sentences(game.last, game, messages(language))
            assert headline
            assert not any(is_foreign(each, game, language) for each in (headline, *followed))
    assert caplog.messages == []


def in_the_dock(shown: Panel) -> Iterator[str]:
    yield shown.awaited.title
    yield shown.awaited.eyebrow
    for control in (*shown.body, shown.primary):
        yield from words(control)


def on_the_stage(shown: StageView) -> Iterator[str]:
    for pot in (shown.court, shown.bank):
        yield from (pot.caption, pot.label)
    for seat in shown.seats:
        yield seat.semantics_label


def is_foreign(word: str, game: Game, language: Language) -> bool:
    """Whether a text has Latin letters besides names in a language without them."""
    word = word.replace("BG Stats", "")
    if language not in (Language.JA, Language.RU):
        return False
    for name in game.table.rules.setup.players:
        word = word.replace(name, "")
    return LATIN.search(word) is not None


def picks(game: Game) -> Iterator[Selection]:
    """No selection, and the selections after a first tap."""
    yield Selection(1)
    yield Selection(1, announcing=True)
    active = game.table.active
    yield Selection(1, true=(active,))
    yield Selection(1, targets=(game.table.others_clockwise(active)[0],))
