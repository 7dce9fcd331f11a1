"""Going from screen to screen."""

from dataclasses import replace

from companion.core.boxes import Character
from companion.core.setup import Setup, edition_of
from companion.ui.page.context import PageContext
from companion.ui.page.reading import Reading
from companion.ui.page.routes import is_new, is_rules
from companion.ui.page.rules_address import Address, rule_of
from companion.ui.wording.setup_tasks import cast


class Navigation:
    """Shows the screens of routes."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    def go(self, route: str) -> None:
        """Show the screen of a route, and put the route into the browser's address."""
        is_other = route != self._context.view.route
        self.show_route(route)
        if is_other:
            self._context.page.navigate(route)

    def show_route(self, route: str) -> None:
        """Show the screen of a route that is in the browser's address, without a dialog."""
        before = self._context.view
        view = replace(before, route=route, dialog=None, notice=None)
        if is_rules(route) and not is_rules(before.route):
            reading = replace(before.state(Reading), origin=before.route).without_search()
            view = view.with_states(reading)
        if is_new(route) and not is_new(before.route):
            view = replace(view, draft_revision=before.snapshot.revision)
        self._context.holder.view = view

    def follow(self, route: str) -> None:
        """Show a route the browser has gone to, with the search results that were left there."""
        self.show_route(route)
        reading = self._context.view.state(Reading)
        if reading.query and reading.found_on == route:
            self._context.put(replace(reading, searching=route, found_on=""))

    def open_rule(self, section: str) -> None:
        """Show a section of the rulebook of this screen's edition.

        It clears the search, and discards a note that is being written.
        """
        view = self._context.view
        reading = replace(view.state(Reading), note=None).without_search()
        self._context.put(reading)
        address = Address(
            view.edition,
            section,
            language=reading.language or "",
            beside=reading.beside or "",
        )
        self.go(address.route)

    def open_character(self, character: Character, setup: Setup) -> None:
        """Show the power of a character in play; a custom one is in the reading round only."""
        if character.given_name is None:
            self.open_rule(rule_of(character.id))
        else:
            self.go(page_of(character, setup))


def page_of(character: Character, setup: Setup) -> str:
    """Return the route of the page on which a character in play is read out."""
    ids = [member.id for member in cast(setup, edition_of(setup))]
    return f"/setup/read/{ids.index(character.id) + 1}"
