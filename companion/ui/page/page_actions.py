"""All actions of one open page, by subject."""

import flet as ft

from companion.content import Library
from companion.i18n import Messages
from companion.ui.games.actions import GamesActions
from companion.ui.games.backup import BackupActions
from companion.ui.games.files import FileActions
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.rematch_actions import RematchActions
from companion.ui.new_game.sets.shared_sets import SharedSetActions
from companion.ui.new_game.sets.simulation import SimulationActions
from companion.ui.page.context import PageContext
from companion.ui.page.dialogs import Dialogs
from companion.ui.page.group import GroupActions
from companion.ui.page.navigation import Navigation
from companion.ui.page.phones import PhoneActions
from companion.ui.page.preferences import PreferenceActions
from companion.ui.page.services import Services
from companion.ui.page.view import View
from companion.ui.page.view_holder import ViewHolder
from companion.ui.people.actions import PeopleActions
from companion.ui.people.group_actions import SavedGroupActions
from companion.ui.replay.actions import ReplayActions
from companion.ui.replay.shared_games import SharedGameActions
from companion.ui.result.actions import ResultActions
from companion.ui.result.picture_actions import PictureActions
from companion.ui.rulebook.actions import RulebookActions
from companion.ui.series.actions import SeriesActions
from companion.ui.setup.actions import ChecklistActions
from companion.ui.shell.scan import ScanActions
from companion.ui.table.actions import GameActions
from companion.ui.table.seats.seat_focus import SeatFocus
from companion.ui.table.selection_actions import SelectionActions


class PageActions:
    """What taps on one open page do."""

    def __init__(self, page: ft.Page, holder: ViewHolder, services: Services) -> None:
        self.context = PageContext(page, holder, services)
        self.navigation = Navigation(self.context)
        self.dialogs = Dialogs(self.context)
        self.game = GameActions(self.context, self.navigation)
        self.seat_focus = SeatFocus(self.context)
        self.selection = SelectionActions(self.context)
        self.checklist = ChecklistActions(self.context)
        self.new_game = NewGameActions(self.context, self.navigation)
        self.rematch = RematchActions(self.context, self.new_game)
        self.simulation = SimulationActions(self.context)
        self.games = GamesActions(self.context, self.navigation)
        self.people = PeopleActions(self.context, self.new_game)
        self.saved_groups = SavedGroupActions(self.context)
        self.results = ResultActions(self.context, self.navigation)
        self.picture = PictureActions(self.context)
        self.backup = BackupActions(self.context)
        self.replay = ReplayActions(self.context, self.navigation, self.game)
        self.files = FileActions(self.context, self.replay)
        self.shared_sets = SharedSetActions(self.context, self.new_game, self.files)
        self.series = SeriesActions(self.context, self.navigation, self.new_game, self.files)
        self.phones = PhoneActions(self.context)
        self.shared_games = SharedGameActions(
            self.context, self.dialogs, self.phones, self.replay, self.navigation
        )
        self.scan = ScanActions(self.context, self.navigation, self.shared_sets, self.shared_games)
        self.group = GroupActions(self.context)
        self.rulebook = RulebookActions(self.context)
        self.preferences = PreferenceActions(self.context)

    def open_link(self, route: str) -> None:
        """Open the set or the game of a route that is the link of one."""
        self.shared_sets.open_route(route)
        self.shared_games.open_route(route)

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
