"""Opening a set that was shared as a link, a text or a file."""

from dataclasses import replace

from companion.i18n import describe
from companion.i18n.rule_errors import explain
from companion.sharing import SetCodeError, SharedSet, decode_set
from companion.ui.new_game.draft_actions import DraftActions
from companion.ui.new_game.state import Draft, NewGameState, OpenedSet
from companion.ui.page.context import PageContext
from companion.ui.page.files import FileActions
from companion.ui.page.routes import SHARED_SET_PREFIX
from companion.ui.wording.set_texts import OWN


class SharedSetActions:
    """Puts shared sets into the draft; a notice says why one cannot be."""

    def __init__(self, context: PageContext, new_game: DraftActions, files: FileActions) -> None:
        self._context = context
        self._new_game = new_game
        self._files = files

    def open(self, text: str) -> bool:
        """Whether the set of a link or code is in the draft now; if not, nothing has changed."""
        context = self._context
        try:
            shared = decode_set(text)
        except SetCodeError as error:
            context.show_notice(describe(error, context.say))
            return False
        defects = shared.defects()
        if defects:
            sentences = (explain(each, (), context.say, shared.house) for each in defects)
            context.show_notice(context.view.language.profile.sentence_separator.join(sentences))
            return False
        draft = self._new_game.draft
        if _has(draft, shared):
            context.put(
                replace(context.state(NewGameState), opened=OpenedSet(draft, None)), notice=None
            )
            return True
        names = _names_for(shared.players, draft.names)
        self._new_game.change(
            replace(
                draft,
                names=names,
                arranged=draft.arranged + 1,
                first=min(draft.first, len(names) - 1),
                edition=shared.edition,
                cards=shared.cards,
                house=shared.house,
                set_name="",
                set_id=OWN,
                sheet=None,
                beside_sheet=(),
                seed=None,
            )
        )
        context.put(
            replace(context.state(NewGameState), opened=OpenedSet(self._new_game.draft, draft)),
            notice=None,
        )
        return True

    def undo(self) -> None:
        """Bring back the set that the one opened last has replaced."""
        context = self._context
        opened, draft = context.state(NewGameState).opened, self._new_game.draft
        if opened is not None and opened.replaced is not None and opened.is_in(draft):
            self._new_game.change(replace(opened.replaced, typed=draft.typed, link=draft.link))
            context.put(replace(context.state(NewGameState), opened=None))

    async def open_file(self) -> None:
        """Let the reader pick a file, and open the set in it."""
        text = await self._files.pick_text()
        if text is not None:
            self.open(text)

    def open_route(self, route: str) -> None:
        """Open the set of a route that is the link of one.

        Only once: going back to the route shows the set as it was changed since.
        """
        draft = self._new_game.draft
        if route.startswith(SHARED_SET_PREFIX) and route != draft.link and self.open(route):
            self._new_game.change(replace(self._new_game.draft, link=route))


def _has(draft: Draft, shared: SharedSet) -> bool:
    """Whether a draft has just this set, for as many players."""
    return (
        draft.sheet is None
        and draft.edition is shared.edition
        and len(draft.names) == shared.players
        and sorted(draft.cards) == sorted(shared.cards)
        and draft.house == shared.house
    )


def _names_for(players: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names with empty places removed or added, to be `players` places if possible."""
    remaining = list(names)
    for place in reversed(range(len(names))):
        if len(remaining) > players and not names[place].strip():
            del remaining[place]
    return (*remaining, *("",) * (players - len(remaining)))
