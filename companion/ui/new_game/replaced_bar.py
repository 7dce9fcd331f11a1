"""The bar that says what was replaced in a new game, with the ways on."""

import flet as ft

from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.shared_sets import may_seat
from companion.ui.new_game.state import Draft, NewGameState, Replaced
from companion.ui.page.notices import Way, choice_bar
from companion.ui.page.view import View


def replaced_bar(view: View, actions: NewGameActions) -> list[ft.Control]:
    """Return what was replaced last; it goes with the next change of the draft."""
    state = view.state(NewGameState)
    replaced, draft = state.replaced, state.draft
    if replaced is None or not replaced.is_in(draft):
        return []
    say = actions.say.text
    words = say(replaced.message, count=replaced.count, name=replaced.name)
    undo = Way(say("games-undo-delete"), actions.undo_replacement)
    ways = [] if replaced.before is None else [undo]
    return [choice_bar(words, ways), *_other_people(replaced, draft, actions)]


def _other_people(replaced: Replaced, draft: Draft, actions: NewGameActions) -> list[ft.Control]:
    """Return that a shared set is for another number of players, with both ways on."""
    say, have, players = actions.say.text, len(draft.names), replaced.players
    if players in (0, have):
        return []
    words = say("set-for-players", count=players, have=have)
    ways = [Way(say("set-keep-players", count=have), actions.shared_sets.keep_players)]
    if may_seat(players, draft):
        take = say("set-take-players", count=players)
        ways.append(Way(take, actions.shared_sets.take_players))
    return [choice_bar(words, ways)]
