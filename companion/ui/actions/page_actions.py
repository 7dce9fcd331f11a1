"""All actions of one open page, by subject."""

import flet as ft

from companion.content import Library
from companion.i18n import Messages
from companion.ui.actions.backup import BackupActions
from companion.ui.actions.checklist import ChecklistActions
from companion.ui.actions.correction import CorrectionActions
from companion.ui.actions.dialogs import Dialogs
from companion.ui.actions.files import FileActions
from companion.ui.actions.game import GameActions
from companion.ui.actions.games import GamesActions
from companion.ui.actions.group import GroupActions
from companion.ui.actions.navigation import Navigation
from companion.ui.actions.new_game import NewGameActions
from companion.ui.actions.page_context import PageContext
from companion.ui.actions.people import PeopleActions
from companion.ui.actions.phones import PhoneActions
from companion.ui.actions.picture import PictureActions
from companion.ui.actions.preferences import PreferenceActions
from companion.ui.actions.rematch import RematchActions
from companion.ui.actions.replay import ReplayActions
from companion.ui.actions.results import ResultActions
from companion.ui.actions.rulebook import RulebookActions
from companion.ui.actions.saved_groups import SavedGroupActions
from companion.ui.actions.scan import ScanActions
from companion.ui.actions.seat_focus import SeatFocus
from companion.ui.actions.selection import SelectionActions
from companion.ui.actions.series import SeriesActions
from companion.ui.actions.services import Services
from companion.ui.actions.shared_games import SharedGameActions
from companion.ui.actions.shared_sets import SharedSetActions
from companion.ui.actions.simulation import SimulationActions
from companion.ui.actions.view_holder import ViewHolder
from companion.ui.state.view import View


class PageActions:
    """What taps on one open page do."""

    def __init__(self, page: ft.Page, holder: ViewHolder, services: Services) -> None:
        self.context = PageContext(page, holder, services)
        self.navigation = Navigation(self.context)
        self.dialogs = Dialogs(self.context)
        self.game = GameActions(self.context, self.navigation)
        self.seat_focus = SeatFocus(self.context)
        self.selection = SelectionActions(self.context)
        self.correction = CorrectionActions(self.context)
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
