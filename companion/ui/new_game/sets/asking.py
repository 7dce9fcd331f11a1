"""The dialog that asks what a game should be like, and suggests three sets."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.content.set_catalogue import Scenario
from companion.core.boxes import EDITIONS
from companion.core.set_rules import JUDGE
from companion.simulation.statistics import Statistics
from companion.simulation.stored_statistics import stored_statistics
from companion.ui.kit.buttons import Tap
from companion.ui.kit.chips import chip
from companion.ui.kit.emblems import emblem
from companion.ui.kit.menus import Choice, choice_menu, pill, shortened
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent, tap_layer
from companion.ui.kit.small_buttons import named
from companion.ui.layout.tokens import FOCUS_RING, Space, Touch
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.available_sets import chosen_of, offers, printing_languages
from companion.ui.new_game.draft_texts import drafted_set_title
from companion.ui.new_game.sets.set_cards import set_card
from companion.ui.new_game.sets.set_lines import set_lines
from companion.ui.new_game.state import OWN, Draft, NewGameState
from companion.ui.new_game.wishes import Suggestion, lengths, suggestions
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import AskSetDialog
from companion.ui.page.dialog_sizing import room
from companion.ui.page.view import View
from companion.ui.wording.set_texts import card_name

_GRADES = ("low", "middle", "high")
_EMBLEM = 32


def asking_body(wishes: AskSetDialog, view: View, actions: NewGameActions) -> list[ft.Control]:
    """Return the menus of what is wanted, and the three sets that come closest."""
    say, state = actions.say, view.state(NewGameState)
    draft, known = state.draft, {**stored_statistics(), **state.figures}
    languages = printing_languages(view.card_language, view.language)
    sets = offers(draft, view.group_state.sheets, languages)
    found = suggestions(draft, sets, wishes, known)
    judge = JUDGE in wishes.without
    nothing = say.text("ask-none-judge" if judge else "ask-none")
    chosen = chosen_of(draft, view.group_state.sheets, languages)
    return [
        ft.Row(
            [
                *_menus(wishes, lengths(sets, wishes, known), actions),
                _without_pill(draft, wishes, actions),
            ],
            wrap=True,
            spacing=Space.XS,
            run_spacing=Space.XS,
        ),
        *([_without(draft, wishes, actions)] if wishes.choosing else []),
        ft.Semantics(
            live_region=True,
            content=body_text(say.text("ask-found") if found else nothing, muted=True),
        ),
        *(
            _suggestion(each, draft, known, room(view.width), actions, chosen=chosen)
            for each in found
        ),
    ]


def _menus(
    wishes: AskSetDialog, minutes: Sequence[int], actions: NewGameActions
) -> list[ft.Control]:
    """Return the menus for length, mood and money; each begins with whatever comes."""
    say = actions.say.text

    # one argument, which is bound: Flet passes its event to handlers with open keywords
    def wish(wanted: Mapping[str, object]) -> None:
        actions.dialogs.change(AskSetDialog, lambda now: replace(now, **wanted))  # type: ignore[arg-type]

    some_length = tuple(
        Choice(
            say("set-minutes", minutes=each),
            wishes.minutes == each,
            partial(wish, {"minutes": each}),
        )
        for each in minutes
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
        choice_menu(actions.say, say("ask-length"), (any_length, *some_length)),
        choice_menu(actions.say, say("ask-mood"), (any_mood, *moods)),
        choice_menu(actions.say, say("ask-coins"), (any_coins, *coins)),
    ]


def _without_pill(draft: Draft, wishes: AskSetDialog, actions: NewGameActions) -> ft.Control:
    """Return the button that shows the characters to leave out, or hides them."""
    say, box = actions.say.text, EDITIONS[draft.edition]

    def toggle() -> None:
        actions.dialogs.change(AskSetDialog, lambda now: replace(now, choosing=not now.choosing))

    left_out = [
        say("name-of-character", character=card_name(each, box))
        for each in box.characters
        if each in wishes.without
    ]
    words = say("ask-without", characters=left_out, count=len(left_out))
    shown = pill(shortened(words), Touch.SMALLEST, opened=wishes.choosing)
    # as the menus beside it
    face = silent(ft.Container(shown, padding=FOCUS_RING))
    label = actions.say.labelled(say("ask-left-out"), words)
    return named(label, ft.Stack([face, tap_layer(None, toggle)]), key="ask-left-out")


def _without(draft: Draft, wishes: AskSetDialog, actions: NewGameActions) -> ft.Control:
    """Return a button for each character; a second tap takes one back."""
    box = EDITIONS[draft.edition]

    def toggle(character: str) -> None:
        actions.dialogs.change(
            AskSetDialog, lambda now: replace(now, without=now.without ^ {character})
        )

    return ft.Row(
        [
            _left_out(
                each,
                actions.say.text("name-of-character", character=card_name(each, box)),
                partial(toggle, each),
                chosen=each in wishes.without,
            )
            for each in box.characters
        ],
        wrap=True,
        spacing=Space.XS,
        run_spacing=Space.XS,
    )


def _left_out(character: str, name: str, on_tap: Tap, *, chosen: bool) -> ft.Control:
    if chosen:
        mark: ft.Control = ft.Icon(ft.Icons.CLOSE, size=_EMBLEM, color=current_palette().on_gold)
    else:
        mark = emblem(character, _EMBLEM)
    return chip(name, on_tap, chosen=chosen, key=f"no-{character}", mark=mark)


def _suggestion(
    suggested: Suggestion,
    draft: Draft,
    known: Mapping[str, Statistics],
    width: float,
    actions: NewGameActions,
    *,
    chosen: Scenario | None,
) -> ft.Control:
    """Return the card of a suggested set; a tap chooses the set and closes the dialog."""
    shown, offered = suggested.scenario, draft
    if shown.id == OWN:
        offered = replace(draft.with_own_set(shown.cards, ()), seed=suggested.seed)

    def choose() -> None:
        now = actions.draft
        if shown.id == OWN:
            other = now.with_own_set(shown.cards, ())
            actions.take_set(replace(other, seed=suggested.seed))
        else:
            actions.change(replace(now, set_id=shown.id))
        actions.scroll_to(shown.id)
        actions.dialogs.close()

    card = set_card(
        shown,
        draft.box,
        drafted_set_title(shown, offered, actions.say),
        set_lines(shown, offered, known, actions.say, for_beginners=False),
        actions.say,
        chosen=shown == chosen,
        width=width,
        on_choose=choose,
    )
    return ft.Container(card, key=f"suggested-{suggested.seed or shown.id}")
