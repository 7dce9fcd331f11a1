"""Changing who goes first, the seats and the set from one game to the next."""

from dataclasses import replace
from random import Random

from companion.application.group.last_group import Group
from companion.ui.new_game.available_sets import drafted, offers, printing_languages
from companion.ui.new_game.draft_actions import DraftActions
from companion.ui.new_game.rematch import NextSet, Starter, is_rematch, next_set, shuffled, starter
from companion.ui.page.context import PageContext
from companion.ui.wording.set_texts import OWN


class RematchActions:
    """Changes the draft of a game with the players of the last one."""

    def __init__(self, context: PageContext, new_game: DraftActions) -> None:
        self._context = context
        self._new_game = new_game
        self._random = Random()

    def begin_with(self, who: Starter) -> None:
        """Choose who goes first."""
        group, draft = self._group, self._new_game.draft
        if group is not None:
            first = draft.names.index(starter(group, who, self._random))
            youngest = group.youngest or group.names[group.first]
            self._new_game.change(replace(draft, first=first, youngest=youngest))

    def take_seats(self, *, shuffle: bool) -> None:
        """Seat the players as in the last game, or in another order."""
        group, draft = self._group, self._new_game.draft
        if group is None:
            return
        names = shuffled(group.names, self._random) if shuffle else group.names
        first = names.index(draft.names[draft.first])
        arranged = draft.arranged + 1
        self._new_game.change(replace(draft, names=names, first=first, arranged=arranged))

    def play_set(self, which: NextSet) -> None:
        """Choose the set of the last game, the next one on offer, or any other."""
        group, view = self._group, self._context.view
        if group is None:
            return
        sheets = view.group_state.sheets
        last = drafted(group, sheets, arranged=self._new_game.draft.arranged)
        if which is NextSet.AGAIN:
            again = replace(self._new_game.draft, set_id=last.set_id)
            if last.set_id == OWN:
                again = replace(again, cards=last.cards, house=last.house)
            self._new_game.change(again)
            return
        languages = printing_languages(view.card_language, view.language)
        found = offers(self._new_game.draft, sheets, languages)
        if found:
            chosen = next_set(found, last.set_id, which, self._random)
            self._new_game.change(replace(self._new_game.draft, set_id=chosen))

    @property
    def _group(self) -> Group | None:
        """The last group, if the draft is for the same players."""
        view = self._context.view
        return view.group if is_rematch(self._new_game.draft, view.group) else None
