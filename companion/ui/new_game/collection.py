"""What a group keeps for its new games: scenario sheets, favourite sets, custom characters."""

from dataclasses import replace

from companion.application.group.character_library import CHARACTER_LIBRARY, CharacterLibrary
from companion.application.group.favourite_sets import FAVOURITE_SETS, FavouriteSet
from companion.application.group.recently_deleted import Thing
from companion.application.group.scenario_sheets import SCENARIO_SHEETS
from companion.core.custom_characters import CustomCharacter
from companion.ui.new_game.draft_actions import DraftActions
from companion.ui.new_game.state import Deletion, Draft, NewGameState
from companion.ui.wording.character_draft import CharacterDraft, with_saved
from companion.ui.wording.custom_character_text import draft_problem


class CollectionActions:
    """Changes what the group keeps for new games; a notice says why a change fails."""

    def __init__(self, new_game: DraftActions) -> None:
        self._new_game = new_game
        self._context = context = new_game.context
        self._group = context.services.table.group

    def save_sheet(self, sheet: str, cards: tuple[str, ...]) -> bool:
        """Return whether the cards of a scenario sheet were stored."""
        return self._context.attempt(
            lambda: self._group.change(SCENARIO_SHEETS, lambda now: now.with_sheet(sheet, cards))
        )

    def save_favourite(self, draft: Draft) -> bool:
        """Return whether the set of a draft was kept under its name."""
        kept = FavouriteSet(
            name=draft.set_name.strip(),
            edition=draft.edition,
            players=len(draft.names),
            cards=draft.own_cards,
            house=draft.house_among(draft.own_cards),
        )
        return self._context.attempt(
            lambda: self._group.change(FAVOURITE_SETS, lambda sets: sets.with_set(kept))
        )

    def delete(self, thing: Thing) -> None:
        """Delete something the group keeps; a bar brings it back while this screen is shown."""
        self.delete_from(self._new_game.draft, thing)

    def delete_from(self, without: Draft, thing: Thing) -> None:
        """Delete something that the draft has, too; `without` is the draft after that."""
        context, draft = self._context, self._new_game.draft
        if not context.attempt(lambda: self._group.delete(thing)):
            return
        if without != draft:
            self._new_game.change(without)
        deleted = context.view.group_state.deleted.things[0]
        deletion = Deletion(context.view.route, deleted, draft, self._new_game.draft)
        context.put(replace(context.state(NewGameState), deletion=deletion))

    def undo_deletion(self) -> None:
        """Bring back what was deleted last."""
        context, deletion = self._context, self._context.state(NewGameState).deletion
        if deletion is None:
            return
        if context.attempt(lambda: self._group.restore(deletion.deleted)):
            if self._new_game.draft == deletion.now:
                self._new_game.change(deletion.before)
            context.put(replace(context.state(NewGameState), deletion=None))

    def save_character(self, draft: CharacterDraft) -> CustomCharacter | None:
        """Return the custom character as it was stored; None if it was not."""
        context = self._context
        now = context.services.table.snapshot
        problem = draft_problem(now.group_state.custom_characters, draft, context.say)
        if problem is not None:
            # the name may be that of a character which this page does not show yet
            context.show_snapshot(now)
            context.show_notice(problem)
            return None
        saved: CustomCharacter | None = None

        def save(library: CharacterLibrary) -> CharacterLibrary:
            nonlocal saved
            library, saved = with_saved(library, draft)
            return library

        return (
            saved if context.attempt(lambda: self._group.change(CHARACTER_LIBRARY, save)) else None
        )
