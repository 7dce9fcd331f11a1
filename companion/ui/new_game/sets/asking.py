"""The dialog that asks what a game should be like, and suggests three sets."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.boxes import EDITIONS
from companion.i18n import Messages
from companion.simulation.stored_statistics import stored_statistics
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.menus import Choice, choice_menu, menu, pill
from companion.ui.layout.tokens import Space, Touch
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.available_sets import offers, printing_languages
from companion.ui.new_game.draft_texts import drafted_set_title
from companion.ui.new_game.state import OWN, Draft, NewGameState
from companion.ui.new_game.wishes import MINUTES, Suggestion, suggestions
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import AskSetDialog
from companion.ui.page.view import View
from companion.ui.wording.set_texts import card_name, set_outline

_GRADES = ("low", "middle", "high")


def asking_body(wishes: AskSetDialog, view: View, actions: NewGameActions) -> list[ft.Control]:
    """Return the menus of what is wanted, and the three sets that come closest."""
    say, state = actions.say, view.state(NewGameState)
    draft = state.draft
    languages = printing_languages(view.card_language, view.language)
    sets = offers(draft, view.group_state.sheets, languages)
    found = suggestions(draft, sets, wishes, {**stored_statistics(), **state.figures})
    return [
        ft.Row(
            [*_menus(wishes, actions), _without_menu(draft, wishes, actions)],
            wrap=True,
            spacing=Space.XS,
            run_spacing=Space.XS,
        ),
        ft.Semantics(
            live_region=True,
            content=body_text(say.text("ask-found" if found else "ask-none"), muted=True),
        ),
        *(_suggestion(each, draft, actions, best=each is found[0]) for each in found),
    ]


def _menus(wishes: AskSetDialog, actions: NewGameActions) -> list[ft.Control]:
    """Return the menus for length, mood and money; each begins with whatever comes."""
    say = actions.say.text

    # one argument, which is bound: Flet passes its event to handlers with open keywords
    def wish(wanted: Mapping[str, object]) -> None:
        actions.dialogs.change(AskSetDialog, lambda now: replace(now, **wanted))  # type: ignore[arg-type]

    lengths = tuple(
        Choice(
            say("set-minutes", minutes=each),
            wishes.minutes == each,
            partial(wish, {"minutes": each}),
        )
        for each in MINUTES
    )
    any_length = Choice(
        say("ask-any-length"), wishes.minutes is None, partial(wish, {"minutes": None})
    )
    moods = tuple(
        Choice(say("set-mood", mood=each), wishes.mood == each, partial(wish, {"mood": each}))
        for each in _GRADES
    )
    any_mood = Choice(say("ask-any-mood"), not wishes.mood, partial(wish, {"mood": ""}))
    coins = tuple(
        Choice(say("set-coins", coins=each), wishes.coins == each, partial(wish, {"coins": each}))
        for each in _GRADES
    )
    any_coins = Choice(say("ask-any-coins"), not wishes.coins, partial(wish, {"coins": ""}))
    return [
        choice_menu(actions.say, say("ask-length"), (any_length, *lengths)),
        choice_menu(actions.say, say("ask-mood"), (any_mood, *moods)),
        choice_menu(actions.say, say("ask-coins"), (any_coins, *coins)),
    ]


def _without_menu(draft: Draft, wishes: AskSetDialog, actions: NewGameActions) -> ft.Control:
    """Return the menu of characters to leave out; a second tap takes one back."""
    say, box = actions.say.text, EDITIONS[draft.edition]

    def toggle(character: str) -> None:
        actions.dialogs.change(
            AskSetDialog, lambda now: replace(now, without=now.without ^ {character})
        )

    def name(character: str) -> str:
        return say("name-of-character", character=card_name(character, box))

    left_out = [name(each) for each in box.characters if each in wishes.without]
    words = say("ask-without", characters=left_out, count=len(left_out))
    rows = (
        Choice(name(each), each in wishes.without, partial(toggle, each)) for each in box.characters
    )
    return menu(
        actions.say.labelled(say("ask-left-out"), words), pill(words, Touch.SMALLEST), tuple(rows)
    )


def _suggestion(
    suggested: Suggestion, draft: Draft, actions: NewGameActions, *, best: bool
) -> ft.Control:
    """Return the button that chooses a suggested set."""
    shown, say = suggested.scenario, actions.say

    def choose() -> None:
        now = actions.draft
        if shown.id == OWN:
            other = now.with_own_set(shown.cards, ())
            actions.take_set(replace(other, seed=suggested.seed))
        else:
            actions.change(replace(now, set_id=shown.id))
        actions.dialogs.close()

    title = drafted_set_title(shown, draft, say)
    if shown.id == OWN:
        title = say.text("ask-random", seed=str(suggested.seed))
    weight = Weight.GOLD if best else Weight.PLAIN
    button = action(Action(title, ft.Icons.STYLE, choose, weight, _note(suggested, draft, say)))
    return ft.Container(button, key=f"suggested-{suggested.seed or shown.id}")


def _note(suggested: Suggestion, draft: Draft, say: Messages) -> str:
    """Return how a set plays, as far as it is known; of a random one, its characters too."""
    shown, figures = suggested.scenario, suggested.figures
    parts = [] if figures is None else list(set_outline(figures, shown.players, say))
    if shown.id == OWN or figures is None:
        names = [
            say.text("name-of-character", character=card_name(each, draft.box))
            for each in dict.fromkeys(shown.cards)
        ]
        parts.append(say.text("people-all", people=names))
    return " · ".join(parts)
