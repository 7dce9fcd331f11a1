"""The group's favourite sets: keeping the one being built, and choosing one."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.application.group.favourite_sets import FavouriteSet, FavouriteSets
from companion.core.boxes import EDITIONS
from companion.core.custom_characters import box_with
from companion.core.names import comparable_name
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.small_buttons import square_button
from companion.ui.layout.tokens import Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.sets.builder_fields import set_name_field
from companion.ui.new_game.state import Draft
from companion.ui.page.common import body_text
from companion.ui.wording.set_texts import card_name


def favourites(draft: Draft, kept: FavouriteSets, actions: NewGameActions) -> list[ft.Control]:
    """Return a row for each favourite set with the draft's edition and number of players."""
    found = kept.having(draft.edition, len(draft.names))
    if not found:
        return []
    rows = [_row(each, actions) for each in found]
    heading = body_text(actions.say.text("favourites"), muted=True)
    return [
        ft.Column(
            [heading, *rows],
            key="favourites",
            spacing=Space.XS,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    ]


def _row(favourite: FavouriteSet, actions: NewGameActions) -> ft.Control:
    say = actions.say
    box = box_with(EDITIONS[favourite.edition], favourite.house)
    names = [
        say.text("name-of-character", character=card_name(card, box))
        for card in dict.fromkeys(favourite.cards)
    ]

    def choose() -> None:
        actions.change(actions.draft.with_favourite(favourite))

    chosen = Action(
        favourite.name, ft.Icons.BOOKMARK, choose, note=say.text("people-all", people=names)
    )
    return ft.Row(
        [
            ft.Container(action(chosen), expand=True),
            square_button(
                say.text("favourite-delete", name=favourite.name),
                ft.Icons.DELETE,
                partial(actions.collection.delete_favourite, favourite.name),
            ),
        ],
        key=f"favourite-{favourite.name}",
        spacing=Space.XS,
    )


def keep_favourite(draft: Draft, kept: FavouriteSets, actions: NewGameActions) -> ft.Control:
    """Return a field for the name of the set being built, and a button that keeps the set."""
    say = actions.say.text

    def typed(name: str) -> None:
        actions.change(replace(actions.draft, set_name=name))

    is_kept = any(
        each.is_called(draft.set_name) and each.cards == draft.cards
        for each in kept.having(draft.edition, len(draft.names))
    )
    named = bool(comparable_name(draft.set_name))
    keep = Action(
        say("favourite-kept" if is_kept else "favourite-keep"),
        ft.Icons.BOOKMARK if is_kept else ft.Icons.BOOKMARK_ADD,
        (lambda: actions.collection.save_favourite(actions.draft))
        if named and not is_kept
        else None,
        Weight.PLAIN if named and not is_kept else Weight.LOCKED,
        None if named else say("favourite-nameless"),
    )
    return ft.Column(
        [
            set_name_field(current_palette(), say("favourite-name"), draft.set_name, typed),
            action(keep),
        ],
        key="favourite",
        spacing=Space.XS,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
