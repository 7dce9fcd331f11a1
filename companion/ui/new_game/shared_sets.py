"""Opening a set that was shared as a link, a text or a file."""

from dataclasses import replace

from companion.i18n import describe
from companion.i18n.rule_errors import explain
from companion.sharing import SetCodeError, SharedSet, decode_set
from companion.ui.new_game.draft_actions import DraftActions
from companion.ui.new_game.state import Draft, NewGameState, Replaced


class SharedSetActions:
    """Puts shared sets into the draft; a notice says why one cannot be."""

    def __init__(self, new_game: DraftActions) -> None:
        self._context = new_game.context
        self._new_game = new_game

    def open(self, text: str) -> bool:
        """Return whether the set of a link or code is in the draft; if not, nothing has changed."""
        context, draft = self._context, self._new_game.draft
        try:
            shared = decode_set(text)
        except SetCodeError as error:
            self._new_game.tell(None)
            context.show_notice(describe(error, context.say))
            return False
        defects = shared.defects()
        if defects:
            self._new_game.tell(None)
            sentences = (explain(defect, (), context.say, shared.house) for defect in defects)
            context.show_notice(context.view.language.profile.sentence_separator.join(sentences))
            return False
        if _has(draft, shared):
            self._new_game.tell(Replaced(draft, None, "set-already"))
            return True
        boxed = draft if draft.edition is shared.edition else draft.of_edition(shared.edition)
        opened = boxed.with_own_set(shared.cards, shared.house)
        if draft.is_untouched or len(opened.names) < shared.players:
            opened = _seated_for(opened, shared.players)
        self._new_game.change(opened)
        lost = not draft.is_untouched or draft.own_cards or draft.set_id or draft.other_boxes
        before = draft if lost else None
        cards, players = len(shared.cards), shared.players
        now = self._new_game.draft
        self._new_game.tell(Replaced(now, before, "set-opened", cards, players=players))
        return True

    def take_players(self) -> None:
        """Have as many places as the set opened last is for, as far as places have no name."""
        replaced = self._context.state(NewGameState).replaced
        if replaced is not None:
            self._new_game.change(_seated_for(self._new_game.draft, replaced.players))
            self._new_game.tell(replace(replaced, now=self._new_game.draft))

    def keep_players(self) -> None:
        """Keep all places at the table, whatever the set opened last is for."""
        replaced = self._context.state(NewGameState).replaced
        if replaced is not None:
            self._new_game.tell(replace(replaced, players=0))

    async def open_file(self) -> None:
        """Let the reader pick a file, and open the set in it."""
        text = await self._new_game.files.pick_text()
        if text is not None:
            self.open(text)

    def open_route(self, route: str) -> None:
        """Open the set of a route that is its link.

        Only once: going back to the route shows the set as it was changed since.
        """
        if route != self._new_game.draft.link and self.open(route):
            self._new_game.change(replace(self._new_game.draft, link=route))


def _has(draft: Draft, shared: SharedSet) -> bool:
    """Return whether a draft has just this set, for as many players."""
    return (
        draft.sheet is None
        and draft.edition is shared.edition
        and len(draft.names) == shared.players
        and sorted(draft.cards) == sorted(shared.cards)
        and draft.house == shared.house
    )


def may_seat(players: int, draft: Draft) -> bool:
    """Return whether a draft can have so many places without losing a name."""
    return len([name for name in draft.names if name.strip()]) <= players


def _seated_for(draft: Draft, players: int) -> Draft:
    """Return the draft with places without a name removed or added, to be `players` if possible."""
    names = list(draft.names)
    for place in reversed(range(len(names))):
        if len(names) > players and not draft.names[place].strip():
            del names[place]
    names += [""] * (players - len(names))
    seated = draft.seated(tuple(names), min(draft.first, len(names) - 1))
    return replace(seated, added=False)
