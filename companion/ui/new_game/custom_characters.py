"""The group's custom characters, and the form for a new one."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.core.custom_characters import CustomCharacter
from companion.ui.kit import pictures
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.small_buttons import square_button
from companion.ui.layout.tokens import Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.custom_character_form import form
from companion.ui.new_game.state import NewGameState
from companion.ui.page.common import body_text, notice
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.wording.character_draft import CharacterDraft
from companion.ui.wording.custom_character_text import character_text, draft_problem

_BACK = "/new/own"


def custom_characters_screen(view: View, actions: NewGameActions) -> ft.Control:
    """Return the form, and the saved characters in the sidebar."""
    making, house = view.state(NewGameState).draft.making, view.group_state.custom_characters
    say = actions.say.text
    problem = draft_problem(house, making, actions.say)

    def change(by: Callable[[CharacterDraft], CharacterDraft]) -> None:
        now = actions.draft
        actions.change(replace(now, making=by(now.making)))

    def keep() -> None:
        made = actions.collection.save_character(actions.draft.making)
        if made is not None:
            change(_new_draft)
            actions.use_character(made)

    def forget(character: CustomCharacter) -> None:
        if actions.collection.delete_character(character.id):
            if actions.draft.making.was == character:
                change(_new_draft)
            if character in actions.draft.house:
                actions.drop_character()

    def edit(character: CustomCharacter) -> None:
        change(lambda now: replace(CharacterDraft.of(character), begun=now.begun + 1))

    notices = notice(view, actions)
    return scaffold(
        Outline(
            eyebrow=say("house-step"),
            title=say("house-title"),
            hint=say("house-hint"),
            sidebar_eyebrow=say("house-kept") if house.characters else "",
            sidebar_title="",
            forward=Action(
                say("house-keep"),
                ft.Icons.CHECK,
                keep if problem is None else None,
                Weight.GOLD if problem is None else Weight.LOCKED,
                note=problem,
            ),
            back=Action(
                say("house-back"), ft.Icons.ARROW_BACK, lambda: actions.navigation.go(_BACK)
            ),
        ),
        [
            # above the fields, visible on phones too; always present, so that no field moves
            ft.Column([*notices], key="notices", visible=bool(notices), tight=True),
            *form(making, change, actions),
        ],
        [_card(each, edit, forget, view, actions) for each in house.characters],
        view,
        actions,
    )


def _new_draft(now: CharacterDraft) -> CharacterDraft:
    return CharacterDraft(begun=now.begun + 1)


def _card(
    character: CustomCharacter,
    edit: Callable[[CustomCharacter], None],
    forget: Callable[[CustomCharacter], None],
    view: View,
    actions: NewGameActions,
) -> ft.Control:
    say = actions.say.text
    taken = character in view.state(NewGameState).draft.house
    words = "\n".join(character_text(character, actions.say)) or actions.say.text("house-none")
    head = ft.Row(
        [
            ft.Image(
                src=pictures.small(character.id, current_palette()),
                width=48,
                height=48,
                exclude_from_semantics=True,
            ),
            ft.Container(body_text(words, muted=True), expand=True),
            square_button(
                say("house-change", name=character.name), ft.Icons.EDIT, lambda: edit(character)
            ),
            square_button(
                say("house-forget", name=character.name), ft.Icons.DELETE, lambda: forget(character)
            ),
        ],
        spacing=Space.XS,
    )
    play = Action(
        say("house-taken" if taken else "house-take", name=character.name),
        ft.Icons.PLAY_ARROW,
        lambda: actions.use_character(character),
    )
    return ft.Column(
        [head, action(play)],
        key=character.id,
        spacing=Space.XS,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
