"""The bar that says what was replaced in a new game, with the ways on."""

import flet as ft

from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.shared_sets import may_seat
from companion.ui.new_game.state import Deletion, Draft, NewGameState, Replaced
from companion.ui.page.notices import Way, choice_bar
from companion.ui.page.view import View
from companion.ui.wording.deleted_things import thing_name


def replaced_bar(view: View, actions: NewGameActions) -> list[ft.Control]:
    """Return what was deleted on this screen, and what was replaced until the draft changes."""
    state = view.state(NewGameState)
    if state.deletion is not None and state.deletion.route == view.route:
        return [_deletion(state.deletion, actions)]
    replaced, draft = state.replaced, state.draft
    if replaced is None or not replaced.is_in(draft):
        return []
    say = actions.say.text
    words = say(replaced.message, count=replaced.count, name=replaced.name)
    undo = Way(say("games-undo-delete"), actions.undo_replacement)
    ways = [] if replaced.before is None else [undo]
    return [choice_bar(words, ways), *_other_people(replaced, draft, actions)]


def _deletion(deletion: Deletion, actions: NewGameActions) -> ft.Control:
    name = thing_name(deletion.deleted.thing, actions.say)
    words, undo = actions.say.text("thing-deleted", name=name), actions.collection.undo_deletion
    return choice_bar(words, [Way(actions.say.text("games-undo-delete"), undo)])


def _other_people(replaced: Replaced, draft: Draft, actions: NewGameActions) -> list[ft.Control]:
    """Return that a shared set is for another number of players, with both ways on."""
    say, have, players = actions.say.text, len(draft.names), replaced.players
    if players in (0, have):
        return []
    words = say("set-for-players", count=players, have=have)
    ways = [Way(say("set-keep-players", have=have), actions.shared_sets.keep_players)]
    if may_seat(players, draft):
        take = say("set-take-players", count=players)
        ways.append(Way(take, actions.shared_sets.take_players))
    return [choice_bar(words, ways)]
