"""The group's favourite sets: keeping the one being built, and choosing one."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.application.group.favourite_sets import FavouriteSet, FavouriteSets
from companion.core.boxes import mixed_box
from companion.core.custom_characters import box_with
from companion.core.names import NAME_LIMIT, comparable_name
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import stretched
from companion.ui.kit.small_buttons import square_button
from companion.ui.layout.tokens import Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.state import OWN, Draft
from companion.ui.page.common import body_text
from companion.ui.page.fields import kept_field, text_field
from companion.ui.wording.set_texts import card_name


def favourites(draft: Draft, kept: FavouriteSets, actions: NewGameActions) -> list[ft.Control]:
    """Return a row for each favourite set with the draft's edition and number of players."""
    known, chosen = kept.having(draft.edition, len(draft.names)), chosen_favourite(draft, kept)
    rows = [_row(favourite, actions) for favourite in known if favourite != chosen]
    heading = body_text(actions.say.text("favourites"), muted=True)
    return [stretched([heading, *rows], Space.XS, key="favourites")] if rows else []


def chosen_favourite(draft: Draft, kept: FavouriteSets) -> FavouriteSet | None:
    """Return the favourite that is chosen, which has a card instead of a row."""
    known = kept.having(draft.edition, len(draft.names))
    is_own = (each for each in known if each.cards == draft.own_cards)
    return next(is_own, None) if draft.set_id == OWN else None


def delete_button(favourite: FavouriteSet, actions: NewGameActions) -> ft.Control:
    """Return the bin of a favourite."""
    label = actions.say.text("favourite-delete", name=favourite.name)
    return square_button(label, ft.Icons.DELETE, partial(actions.collection.delete, favourite))


def _row(favourite: FavouriteSet, actions: NewGameActions) -> ft.Control:
    say = actions.say.text
    house = favourite.house
    box = box_with(mixed_box(favourite.edition, favourite.cards, own=len(house)), house)
    names = [
        say("name-of-character", character=card_name(card, box))
        for card in dict.fromkeys(favourite.cards)
    ]

    def choose() -> None:
        draft, name = actions.draft, favourite.name
        actions.take_set(draft.with_own_set(favourite.cards, favourite.house, name))

    note = say("people-all", people=names)
    chosen = Action(favourite.name, ft.Icons.BOOKMARK, choose, note=note)
    return ft.Row(
        [
            ft.Container(action(chosen), expand=True),
            delete_button(favourite, actions),
        ],
        key=f"favourite-{favourite.name}",
        spacing=Space.XS,
    )


def keep_favourite(draft: Draft, kept: FavouriteSets, actions: NewGameActions) -> ft.Control:
    """Return a field for the name of the set being built, and a button that keeps the set."""
    say = actions.say.text

    def type_in(name: str) -> None:
        actions.change(replace(actions.draft, set_name=name))

    def keep() -> None:
        actions.collection.save_favourite(actions.draft)

    is_kept = any(
        favourite.is_called(draft.set_name) and favourite.cards == draft.cards
        for favourite in kept.having(draft.edition, len(draft.names))
    )
    named = bool(comparable_name(draft.set_name))
    possible = named and not is_kept
    keeping = Action(
        say("favourite-kept" if is_kept else "favourite-keep"),
        ft.Icons.BOOKMARK if is_kept else ft.Icons.BOOKMARK_ADD,
        keep if possible else None,
        Weight.PLAIN if possible else Weight.LOCKED,
        None if named else say("favourite-nameless"),
    )
    label, name = say("favourite-name"), draft.set_name
    field = kept_field(
        current_palette(),
        (label, draft.renamed),
        lambda: text_field(label, type_in, begins=name, limit=NAME_LIMIT),
    )
    return stretched([field, action(keeping)], Space.XS, key="favourite")
