"""The form of a new tournament: its people, one a line."""

from collections.abc import Callable

import flet as ft

from companion.series import usual_tables
from companion.ui.actions.page_actions import PageActions
from companion.ui.actions.tournaments import FEWEST_PEOPLE, names_of
from companion.ui.components.common import body_text, notice, text_field
from companion.ui.components.scaffold import Outline, scaffold
from companion.ui.state.view import View
from companion.ui.widgets.buttons import Action, Weight
from companion.ui.widgets.palette import current_palette, set_palette
from companion.ui.widgets.tokens import Palette

_LINES = 12


def new_tournament_screen(view: View, actions: PageActions) -> ft.Control:
    """Return the field of names, and how many tables they make."""
    say = actions.say.text
    count = len(names_of(view.series.names))
    ready = count >= FEWEST_PEOPLE
    words = say("tournament-people", count=count)
    if ready:
        words = f"{words} · {say('tournament-tables', tables=usual_tables(count))}"
    field = _names_field(
        current_palette(),
        say("tournament-names"),
        view.series.names,
        actions.tournaments.type_names,
    )
    outline = Outline(
        eyebrow=say("series-title"),
        title=say("tournament-new"),
        hint=say("tournament-hint"),
        sidebar_eyebrow=words,
        sidebar_title="",
        forward=Action(
            say("tournament-start"),
            ft.Icons.ARROW_FORWARD,
            actions.tournaments.start,
            Weight.GOLD if ready else Weight.PLAIN,
        ),
        back=Action(say("back"), ft.Icons.ARROW_BACK, actions.series.open_list),
    )
    sidebar = [body_text(say("tournament-how"), muted=True)]
    return scaffold(outline, [field], sidebar, view, actions, notices=notice(view, actions))


@ft.component
def _names_field(
    palette: Palette, label: str, begins: str, on_typed: Callable[[str], object]
) -> ft.Control:
    """The uncontrolled field of names: nothing is written into it while somebody types."""
    set_palette(palette)

    def made() -> ft.TextField:
        field = text_field(label, on_typed, begins=begins)
        field.multiline = field.align_label_with_hint = True
        field.min_lines = field.max_lines = _LINES
        return field

    return ft.use_memo(made, [label, palette.name])
