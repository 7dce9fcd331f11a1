"""The observable holder of one page's view."""

from dataclasses import dataclass, replace

import flet as ft

from companion.ui.page.view import View


@dataclass
class ViewHolder(ft.Observable):
    """Holds the view of one page. Components given a holder render again when it is replaced."""

    view: View

    def redraw(self) -> None:
        """Render the unchanged view, so that the client drops what a tap has changed there."""
        self.notify()  # type: ignore[no-untyped-call]

    def ignore_tap(self) -> None:
        """Show that a tap did not count; the client drops what the tap has changed there."""
        self.view = replace(self.view, ignored_taps=self.view.ignored_taps + 1)
        self.redraw()
