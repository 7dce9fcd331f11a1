"""What a page in a browser alone keeps while it is loaded again: what is open, typed and chosen.

The page ends the process with it. Its route is in the browser's address, its draft in the store.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self, TypeVar

from companion.ui.board.selection import Selection
from companion.ui.page import dialog_kinds
from companion.ui.page.dialog_kinds import Dialog
from companion.ui.page.reading import Reading
from companion.ui.page.view import View

if TYPE_CHECKING:
    from pydantic import TypeAdapter

_Kept = TypeVar("_Kept")


@dataclass(frozen=True, slots=True)
class KeptView:
    """The parts of a view that the same page takes over after it was loaded again."""

    route: str
    line_count: int
    """Lines of the game's record: a dialog and a selection are about this table."""
    reading: Reading
    dialog: tuple[str, dict[str, Any]] | None
    """The name of its class, and its fields."""
    selection: Selection
    far: bool

    @classmethod
    def of(cls, view: View) -> Self:
        """Return what is kept of a view."""
        dialog = None if view.dialog is None else _kept_dialog(view.dialog)
        lines = view.snapshot.line_count
        return cls(view.route, lines, view.state(Reading), dialog, view.selection, view.far)

    def restored_to(self, view: View) -> View:
        """Return a new page's view with what was kept, or unchanged at another route or table."""
        if (self.route, self.line_count) != (view.route, view.snapshot.line_count):
            return view
        dialog = None if self.dialog is None else _restored_dialog(*self.dialog)
        return replace(
            view.with_states(self.reading).with_dialog(dialog),
            stored_selection=replace(self.selection, revision=view.snapshot.revision),
            far=self.far,
        )


def keep(view: View) -> str:
    """Return what is kept of a view, as a string."""
    return _adapter(KeptView).dump_json(KeptView.of(view)).decode()


def with_kept(view: View, kept: str) -> View:
    """Return a new page's view with what `keep` has returned, if that can be read."""
    try:
        return _adapter(KeptView).validate_json(kept).restored_to(view)
    except ValueError:
        # another version of the app may keep other things
        return view


def _kept_dialog(dialog: Dialog) -> tuple[str, dict[str, Any]]:
    kind = type(dialog)
    return kind.__name__, _adapter(kind).dump_python(dialog)


def _restored_dialog(name: str, fields: dict[str, Any]) -> Dialog | None:
    kind = getattr(dialog_kinds, name, None)
    if not (isinstance(kind, type) and issubclass(kind, Dialog)):
        return None
    return _adapter(kind).validate_python(fields)


def _adapter(kind: type[_Kept]) -> "TypeAdapter[_Kept]":
    # only pages that are loaded again need it
    from pydantic import TypeAdapter

    return TypeAdapter(kind)
