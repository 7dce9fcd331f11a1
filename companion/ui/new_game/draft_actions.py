"""Preparing a new game: who sits where, with which set; and starting it.

Taps may come twice or late, so every change is based on the draft as it is then.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import SystemRandom

from companion.application.group.last_group import Group
from companion.core.boxes import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS
from companion.core.custom_characters import CustomCharacter
from companion.core.setup import Setup, number_defects
from companion.i18n import Messages
from companion.i18n.rule_errors import explain
from companion.series.scoring import Scoring
from companion.ui.new_game.available_sets import drafted
from companion.ui.new_game.draft_storage import save_draft, store_draft
from companion.ui.new_game.state import OWN, Draft, NewGameState, Replaced
from companion.ui.page.page_actions import PageActions
from companion.ui.page.series_entry import SeriesEntry, entered
from companion.ui.wording.player_names import is_unnamed, name_problems
from companion.ui.wording.setup_tasks import in_full


class DraftActions(PageActions):
    """Changes the draft of a new game, and starts the game."""

    @property
    def draft(self) -> Draft:
        """The draft as it is now."""
        return self.context.state(NewGameState).draft

    def change(self, draft: Draft) -> None:
        """Replace the draft, and store it on the device."""
        # a draft changed after its game has begun is the draft of another game
        self._replace(replace(draft, begun=False))

    def replace_by_hand(
        self, draft: Draft, message: str, *, count: int = 0, name: str = ""
    ) -> None:
        """Replace the draft where that takes away what somebody made, and say so with a way back.

        `message` is the id of the sentence, `count` and `name` are its arguments.
        """
        before = self.draft
        self.change(draft)
        self.tell(Replaced(self.draft, before, message, count, name))

    def take_set(self, draft: Draft) -> None:
        """Replace the draft by one with another set; one built by hand can come back."""
        now = self.draft
        kept = self.view.group_state.favourites.having(now.edition, len(now.names))
        by_hand = now.own_cards and now.seed is None
        if by_hand and all(each.cards != now.own_cards for each in kept):
            self.replace_by_hand(draft, "set-replaced" if draft.own_cards else "set-cleared")
        else:
            self.change(draft)

    def scroll_to(self, place: str) -> None:
        """Scroll the sets to one of them, or to their checklist."""
        state = self.context.state(NewGameState)
        self.context.put(replace(state, scrolled_to=place, scrolls=state.scrolls + 1))

    def renamed(self, draft: Draft) -> Draft:
        """Return a draft without its set's name if that is a kept set's, with other cards."""
        sets = self.view.group_state.favourites.sets
        kept = next((each for each in sets if each.is_called(draft.set_name)), None)
        if kept is None or sorted(kept.cards) == sorted(draft.cards):
            return draft
        return replace(draft, set_name="", renamed=draft.renamed + 1)

    def leave_sheet(self) -> None:
        """Go on with the set being built; cards of a sheet that were not saved can come back."""
        draft = self.draft
        saved = self.view.group_state.sheets.cards.get(draft.sheet or "")
        if draft.unsaved_sheet and draft.cards != saved:
            self.replace_by_hand(draft.without_sheet(), "sheet-unsaved")
        else:
            self.change(draft.without_sheet())

    def tell(self, replaced: Replaced | None) -> None:
        """Say what was replaced until the draft changes; None says nothing."""
        state = replace(self.context.state(NewGameState), replaced=replaced)
        self.context.put(state, notice=None)

    def undo_replacement(self) -> None:
        """Bring back what was replaced last."""
        replaced, draft = self.context.state(NewGameState).replaced, self.draft
        if replaced is None or replaced.before is None or not replaced.is_in(draft):
            return
        # the fields are made anew, with the names and the set's name of before
        before = replace(
            replaced.before,
            arranged=draft.arranged + 1,
            renamed=draft.renamed + 1,
            typed=draft.typed,
            link=draft.link,
        )
        self.change(before)
        if before.sheet is not None and self.view.route != "/new/own":
            self.navigation.go("/new/own")

    def store(self) -> None:
        """Store the draft on the device."""
        context = self.context
        if context.services.stores_draft:
            save_draft(context.services.table, self.draft)
        else:
            context.page.run_task(store_draft, context.holder, context.device)

    def start(self, setup: Setup, *, tablet_holds_coins: bool, then: str = "/table") -> None:
        """Begin a game and show the screen of the route `then`.

        While a game is running, the first tap only says that it would be put away.
        """
        context = self.context
        if context.tap_guard.reject_if_stale() or self._ask_about_running_game():
            return
        started = context.attempt(
            lambda: context.services.table.start(
                setup,
                context.view.draft_revision,
                tablet_holds_coins=tablet_holds_coins,
                youngest=self.draft.youngest or None,
                enter=entered(self.draft.entry, setup.players, SystemRandom()),
            )
        )
        if started:
            self._keep_ticks(setup)
            self._replace(replace(self.draft, begun=True))
            self.navigation.go(then)
        else:
            # the notice says that another game has begun: a second tap is meant to end that
            view = context.view
            context.holder.view = replace(view, draft_revision=view.snapshot.revision)

    def _keep_ticks(self, setup: Setup) -> None:
        """Complete the tasks of the game's checklist that were ticked beside its set."""
        context, table = self.context, self.context.services.table
        game = table.snapshot.game_id
        for task in in_full(self.draft.ticked, setup):
            context.attempt(partial(table.group.tick, game, task, done=True))

    def _ask_about_running_game(self) -> bool:
        """Tell of the running game, if the reader has not been told; return whether it was."""
        context, snapshot = self.context, self.view.snapshot
        game, state = snapshot.game, context.state(NewGameState)
        if game is None or game.table.end is not None or snapshot.line_count <= 1:
            return False
        if state.asked == snapshot.game_id:
            return False
        people = list(game.table.rules.setup.players)
        sentence = self.say.text("new-game-puts-away", people=people, turn=game.table.turn)
        view = context.view.with_states(replace(state, asked=snapshot.game_id))
        context.holder.view = replace(view, notice=sentence)
        return True

    def rename(self, place: int, name: str) -> None:
        """Change the name of the person at a place."""
        names = list(self.draft.names)
        # text typed into a row may arrive after the row was removed
        if place < len(names):
            names[place] = name
            self.change(replace(self.draft, names=tuple(names)))

    def add_person(self) -> None:
        """Add a place after the last."""
        draft = self.draft
        if len(draft.names) < MOST_PLAYERS:
            # a seed gives another set for another number of players
            names = (*draft.names, "")
            self.change(replace(draft, names=names, added=False, lent=0, seed=None))

    def next_place(self, place: int) -> int | None:
        """Return the place after one that has just been named, added if that was the last.

        None if there is none: the table is full, or the last place has no name yet.
        """
        names = self.draft.names
        if place + 1 == len(names) and names[place].strip():
            self.add_person()
            self.change(replace(self.draft, added=len(self.draft.names) > len(names)))
        return place + 1 if place + 1 < len(self.draft.names) else None

    def remove_person(self, place: int) -> None:
        """Remove a place; the first player stays the same person, if still there."""
        draft = self.draft
        if place >= len(draft.names) or len(draft.names) <= FEWEST_PLAYERS:
            return
        names = (*draft.names[:place], *draft.names[place + 1 :])
        first = min(draft.first - (draft.first > place), len(names) - 1)
        left, name = replace(draft.seated(names, first), seed=None), draft.names[place].strip()
        if name:
            self.replace_by_hand(left, "people-removed", name=name)
        else:
            self.change(left)

    def exchange(self, place: int, other: int) -> None:
        """Let two people change places; the first player stays the same person."""
        names, first = list(self.draft.names), self.draft.first
        if max(place, other) < len(names):
            names[place], names[other] = names[other], names[place]
            moved = {place: other, other: place}
            self.change(self.draft.seated(tuple(names), moved.get(first, first)))

    def begin(self) -> None:
        """Prepare another new game with the usual box."""
        self._start_over(Draft.of_box(self.view.usual_box))

    def start_over_with(self, group: Group) -> None:
        """Replace the draft by one for a group, with the set that it played last."""
        self._start_over(drafted(group, self.view.group_state.sheets))

    def _start_over(self, draft: Draft) -> None:
        fresh = replace(draft, arranged=self.draft.arranged + 1, renamed=self.draft.renamed + 1)
        if self.context.state(NewGameState).is_unfinished(self.view.group):
            self.replace_by_hand(fresh, "draft-replaced")
        else:
            self.change(fresh)

    def choose_series(self, scoring: Scoring | None) -> None:
        """Let the game being prepared begin a series, or belong to none."""
        entry = None if scoring is None else SeriesEntry(scoring=scoring)
        self.change(replace(self.draft, entry=entry))

    def play_in_series(
        self, group: Group, names: Sequence[str], first: int, entry: SeriesEntry
    ) -> None:
        """Prepare the next game of a series with these seats, and show its set."""
        self.start_over_with(group)
        self.change(replace(self.draft, names=tuple(names), first=first, entry=entry))
        self.navigation.go("/new/set")

    def clear_names(self, names: frozenset[str]) -> None:
        """Remove names from the new game being prepared on this page."""
        draft = self.draft
        if names.isdisjoint(name.strip() for name in (*draft.names, draft.youngest)):
            return
        cleared = tuple("" if name.strip() in names else name for name in draft.names)
        youngest = "" if draft.youngest.strip() in names else draft.youngest
        self.change(replace(draft, names=cleared, youngest=youngest))

    def seat(self, group: Group) -> None:
        """Seat a group; what is not about its people is kept."""
        before, group_draft = self.draft, drafted(group, self.view.group_state.sheets)
        seated = replace(
            group_draft,
            names=tuple("" if is_unnamed(name) else name for name in group.names),
            arranged=before.arranged + 1,
            link=before.link,
            making=before.making,
            ticked=before.ticked,
            tablet_holds_coins=before.tablet_holds_coins or group.tablet_holds_coins,
            other_boxes=before.other_boxes,
        )
        if before.set_id == OWN:
            seated = seated.with_own_set(before.own_cards, before.house, before.set_name)
            seated = replace(seated, edition=before.edition)
        if not before.is_untouched or before.own_cards or before.set_id or before.sheet:
            self.replace_by_hand(seated, "people-seated")
        else:
            self.change(seated)

    def check_people(self) -> None:
        """Go on to the sets; a notice says what is wrong with the names.

        A place that Enter added and nobody named is removed first.
        """
        if len(self.draft.people) < len(self.draft.names):
            self.remove_person(len(self.draft.names) - 1)
        draft = self.draft
        names = tuple(name.strip() for name in draft.names)
        number = number_defects(EDITIONS[draft.edition], len(names))
        problems = [explain(defect, names, self.say) for defect in number]
        problems += name_problems(names, self.say).values()
        if problems:
            separator = self.view.language.profile.sentence_separator
            # two defects may have the same sentence
            self.context.show_notice(separator.join(dict.fromkeys(problems)))
            return
        self.change(replace(draft, names=names))
        self.navigation.go("/new/set")

    def use_character(self, character: CustomCharacter, was: CustomCharacter | None) -> None:
        """Put a custom character on a blank card and into the set, and show the cards.

        `was` is the same character before it was changed, None if it was not. If no blank card is
        left, the character that was made first gives up its own.
        """
        draft = without_character(self.draft, character.id)
        if was is not None:
            draft = without_character(draft, was.id)
        blank, left = draft.sold.blank_cards, draft.house_among(draft.cards)
        lost = left[: max(0, len(left) + 1 - blank)]
        for each in lost:
            draft = without_character(draft, each.id)
        house = (*draft.house_among(draft.cards), character)
        draft = replace(draft, house=house, cards=(*draft.cards, character.id))
        if lost:
            self.replace_by_hand(draft, "house-replaced", name=lost[0].name)
        else:
            self.change(draft)
        self.navigation.go("/new/own")

    def _replace(self, draft: Draft) -> None:
        state = replace(self.context.state(NewGameState), draft=draft)
        view = self.view.with_states(state)
        self.context.holder.view = replace(view, preparing=draft.edition, notice=None)
        self.store()


def without_character(draft: Draft, character: str) -> Draft:
    """Return a draft without one of the group's own characters, whose blank card is empty."""
    house = tuple(each for each in draft.house if each.id != character)
    cards = tuple(card for card in draft.cards if card != character)
    return replace(draft, house=house, cards=cards)


def has_valid_names(draft: Draft, say: Messages) -> bool:
    """Return whether the names are as `check_people`, which "forward" skips, leaves them."""
    names = tuple(name.strip() for name in draft.names)
    return names == draft.names and not name_problems(names, say)
