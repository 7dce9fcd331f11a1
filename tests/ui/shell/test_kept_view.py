"""What a page of the site keeps while it is loaded again."""

from dataclasses import replace

import pytest

from companion.application.table.snapshot import Snapshot
from companion.i18n import Language
from companion.ui.board.selection import Selection
from companion.ui.page.dialog_kinds import (
    CorrectCoinsDialog,
    Correction,
    Dialog,
    MoreDialog,
    RenameDialog,
)
from companion.ui.page.reading import Reading
from companion.ui.page.view import View
from companion.ui.shell.kept_view import keep, with_kept

BEFORE = View(
    Snapshot(revision=7, line_count=5),
    route="/table",
    stored_selection=Selection(7, announcing=True, targets=(0, 2)),
    far=True,
).with_states(Reading(query="bishop", language=Language.PL))
NEW = View(Snapshot(revision=1, line_count=5), route="/table", language=Language.JA)


@pytest.mark.parametrize(
    "dialog",
    [
        None,
        MoreDialog(),
        RenameDialog(1, typed="Łuk"),
        CorrectCoinsDialog(Correction(source="court", target=1, coins=3)),
    ],
)
def test_new_page_takes_over_what_was_open_typed_and_chosen(dialog: Dialog | None) -> None:
    after = with_kept(NEW, keep(replace(BEFORE, dialog=dialog)))
    assert after.selection == Selection(1, announcing=True, targets=(0, 2))
    assert (after.dialog, after.far) == (dialog, True)
    assert after.state(Reading) == BEFORE.state(Reading)
    assert after.language is Language.JA


@pytest.mark.parametrize(
    "other", [replace(NEW, route="/"), replace(NEW, snapshot=Snapshot(line_count=6))]
)
def test_another_screen_or_table_takes_nothing_over(other: View) -> None:
    assert with_kept(other, keep(BEFORE)) is other


@pytest.mark.parametrize("odd", ["{", "{}"])
def test_what_cannot_be_read_is_left_out(odd: str) -> None:
    assert with_kept(NEW, odd) is NEW


@pytest.mark.parametrize("unknown", ["DialogOfAnotherVersion", "Size"])
def test_dialog_of_another_version_is_left_out(unknown: str) -> None:
    kept = keep(replace(BEFORE, dialog=MoreDialog())).replace("MoreDialog", unknown)
    assert with_kept(NEW, kept).dialog is None
