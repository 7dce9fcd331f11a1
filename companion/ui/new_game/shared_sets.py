"""Opening a set that was shared as a link, a text or a file."""

from dataclasses import replace

from companion.i18n import describe
from companion.i18n.rule_errors import explain
from companion.sharing import SetCodeError, SharedSet, decode_set
from companion.ui.new_game.draft_actions import DraftActions
from companion.ui.new_game.state import Draft, NewGameState, OpenedSet


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
            context.show_notice(describe(error, context.say))
            return False
        defects = shared.defects()
        if defects:
            sentences = (explain(defect, (), context.say, shared.house) for defect in defects)
            context.show_notice(context.view.language.profile.sentence_separator.join(sentences))
            return False
        if _has(draft, shared):
            self._put(OpenedSet(draft, None))
            return True
        names = _names_for(shared.players, draft.names)
        opened = draft.with_own_set(shared.cards, shared.house)
        opened = opened.seated(names, min(draft.first, len(names) - 1))
        self._new_game.change(replace(opened, edition=shared.edition))
        self._put(OpenedSet(self._new_game.draft, draft))
        return True

    def undo(self) -> None:
        """Bring back the set that the one opened last has replaced."""
        opened, draft = self._context.state(NewGameState).opened, self._new_game.draft
        if opened is not None and opened.replaced is not None and opened.is_in(draft):
            self._new_game.change(replace(opened.replaced, typed=draft.typed, link=draft.link))
            self._put(None)

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

    def _put(self, opened: OpenedSet | None) -> None:
        state = replace(self._context.state(NewGameState), opened=opened)
        view = self._context.view.with_states(state)
        self._context.holder.view = replace(view, notice=None)


def _has(draft: Draft, shared: SharedSet) -> bool:
    """Return whether a draft has just this set, for as many players."""
    return (
        draft.sheet is None
        and draft.edition is shared.edition
        and len(draft.names) == shared.players
        and sorted(draft.cards) == sorted(shared.cards)
        and draft.house == shared.house
    )


def _names_for(players: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names with empty places removed or added, to be `players` places if possible."""
    remaining = list(names)
    for place in reversed(range(len(names))):
        if len(remaining) > players and not names[place].strip():
            del remaining[place]
    return (*remaining, *("",) * (players - len(remaining)))
