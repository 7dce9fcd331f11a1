"""The group's custom characters, and the form for a new one."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.custom_characters import CustomCharacter
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.emblems import emblem
from companion.ui.kit.rows import stretched
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.titles import section_title
from companion.ui.layout.tokens import Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.custom_character_form import form
from companion.ui.new_game.draft_actions import without_character
from companion.ui.new_game.replaced_bar import replaced_bar
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.common import body_text, notice
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.wording.character_draft import CharacterDraft
from companion.ui.wording.custom_character_text import character_text, draft_problem


def custom_characters_screen(view: View, actions: NewGameActions) -> ft.Control:
    """Return the form, and the saved characters in the sidebar."""
    draft, house = view.state(NewGameState).draft, view.group_state.custom_characters
    say = actions.say.text
    problem = draft_problem(house, draft.making, actions.say)

    def keep() -> None:
        was = actions.draft.making.was
        made = actions.collection.save_character(actions.draft.making)
        if made is not None:
            _change(actions, _new_draft)
            actions.use_character(made, was)

    notices = [*replaced_bar(view, actions), *notice(view, actions)]
    return scaffold(
        Outline(
            eyebrow=say("house-step"),
            title=say("house-title"),
            hint=say("house-hint", count=draft.sold.blank_cards),
            sidebar_eyebrow=say("house-kept") if house.characters else "",
            forward=Action(
                say("house-keep"),
                ft.Icons.CHECK,
                keep if problem is None else None,
                Weight.GOLD if problem is None else Weight.LOCKED,
                note=problem,
            ),
            back=Action(
                say("house-back"), ft.Icons.ARROW_BACK, lambda: actions.navigation.go("/new/own")
            ),
        ),
        [
            # above the fields, visible on phones too; always present, so that no field moves
            ft.Column([*notices], key="notices", visible=bool(notices), tight=True),
            *form(draft.making, view.width, partial(_change, actions), actions),
        ],
        [_card(character, draft, actions) for character in house.characters],
        view,
        actions,
    )


def _change(actions: NewGameActions, change: Callable[[CharacterDraft], CharacterDraft]) -> None:
    """Change the custom character being made, as it is now."""
    draft = actions.draft
    actions.change(replace(draft, making=change(draft.making)))


def _new_draft(now: CharacterDraft) -> CharacterDraft:
    return CharacterDraft(begun=now.begun + 1)


def _card(character: CustomCharacter, draft: Draft, actions: NewGameActions) -> ft.Control:
    """Return a saved character with the buttons to change, delete and play it."""
    say = actions.say.text

    def edit() -> None:
        draft, making = actions.draft, actions.draft.making
        other = replace(CharacterDraft.of(character), begun=making.begun + 1)
        if making.was is None and making != CharacterDraft(begun=making.begun):
            actions.replace_by_hand(replace(draft, making=other), "house-form-replaced")
        else:
            actions.change(replace(draft, making=other))

    def forget() -> None:
        draft = actions.draft
        if draft.making.was == character:
            draft = replace(draft, making=_new_draft(draft.making))
        if character in draft.house:
            draft = without_character(draft, character.id)
        actions.collection.delete_from(draft, character)

    words = "\n".join(character_text(character, actions.say)) or say("house-none")
    head = ft.Row(
        [
            emblem(character.id, 48),
            ft.Container(
                stretched([section_title(character.name), body_text(words, muted=True)], 0),
                expand=True,
            ),
            square_button(say("house-change", name=character.name), ft.Icons.EDIT, edit),
            square_button(say("house-forget", name=character.name), ft.Icons.DELETE, forget),
        ],
        spacing=Space.XS,
    )
    message = "house-taken" if character in draft.house else "house-take"
    play = partial(actions.use_character, character, None)
    playing = Action(say(message, name=character.name), ft.Icons.PLAY_ARROW, play)
    return stretched([head, action(playing)], Space.XS, key=character.id)
