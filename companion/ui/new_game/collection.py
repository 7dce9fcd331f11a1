"""What a group keeps for its new games: scenario sheets, favourite sets, custom characters."""

from companion.application.group.character_library import CHARACTER_LIBRARY, CharacterLibrary
from companion.application.group.favourite_sets import FAVOURITE_SETS, FavouriteSet
from companion.application.group.scenario_sheets import SCENARIO_SHEETS
from companion.core.custom_characters import CustomCharacter
from companion.ui.new_game.state import Draft
from companion.ui.page.context import PageContext
from companion.ui.wording.character_draft import CharacterDraft, with_saved
from companion.ui.wording.custom_character_text import draft_problem


class CollectionActions:
    """Changes what the group keeps for new games; a notice says why a change fails."""

    def __init__(self, context: PageContext) -> None:
        self._context = context
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

    def delete_favourite(self, name: str) -> bool:
        """Return whether the favourite set with this name was deleted."""
        return self._context.attempt(
            lambda: self._group.change(FAVOURITE_SETS, lambda sets: sets.without(name))
        )

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

    def delete_character(self, character_id: str) -> bool:
        """Return whether the custom character was deleted."""
        return self._context.attempt(
            lambda: self._group.change(
                CHARACTER_LIBRARY, lambda library: library.without(character_id)
            )
        )
