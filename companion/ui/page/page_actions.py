"""What every screen can do on its page; each feature adds its own actions in a subclass."""

from collections.abc import Callable
from typing import Final

from companion.application.group.settings import GROUP_SETTINGS, GroupSettings
from companion.content import Library
from companion.i18n import Messages
from companion.ui.page.context import PageContext
from companion.ui.page.dialogs import Dialogs
from companion.ui.page.files import FileActions
from companion.ui.page.links import Links
from companion.ui.page.navigation import Navigation
from companion.ui.page.phones import PhoneActions
from companion.ui.page.preferences import PreferenceActions
from companion.ui.page.updates import UpdateActions
from companion.ui.page.view import View

UNDO_SECONDS: Final = 10.0
"""How long a deletion can be undone."""


class PageActions:
    """What taps on any screen of one open page do."""

    def __init__(self, context: PageContext, navigation: Navigation | None = None) -> None:
        self.context = context
        self.navigation = navigation or Navigation(context)
        self.dialogs = Dialogs(context)
        self.files = FileActions(context)
        self.phones = PhoneActions(context)
        self.preferences = PreferenceActions(context)
        self.updates = UpdateActions(context)

    @property
    def view(self) -> View:
        """The page's present view, for taps that are handled after it was drawn."""
        return self.context.view

    @property
    def say(self) -> Messages:
        """Messages in the reader's language."""
        return self.context.say

    @property
    def library(self) -> Library:
        """The rulebooks."""
        return self.context.services.library

    @property
    def links(self) -> Links:
        """Where taps lead to other features."""
        return self.context.links

    def change_settings(self, change: Callable[[GroupSettings], GroupSettings]) -> bool:
        """Change the group's settings; return whether that was done."""
        group = self.context.services.table.group
        return self.context.attempt(lambda: group.change(GROUP_SETTINGS, change))
