"""Plays commands by tapping the table screen, without a browser, and counts the taps."""

import flet as ft

from companion.application.table.service import TableService
from companion.core.boxes import cards_each, slots_to_announce, slots_to_claim
from companion.core.commands import (
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    Look,
    MistakenLook,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.game import Game
from companion.core.phases import expected_people, most_true, people_question
from companion.core.setup import Setup
from companion.core.table import Table
from companion.ui.board.scene import scene, seat_views
from companion.ui.layout.breakpoints import is_phone
from companion.ui.table.seats.tap_actions import tap_on_seat
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.history import name
from companion.ui.wording.power_answers import possible_answers
from tests.flet_client import control_id
from tests.ui.control_tree import controls, words
from tests.ui.pages import OpenPage, open_page, start_game


class TappedGame:
    """A game on a rendered page."""

    def __init__(self, service: TableService, page: OpenPage) -> None:
        self._service = service
        self._page = page
        self.taps = 0
        """Taps so far."""

    @classmethod
    async def start(cls, setup: Setup, width: float, height: float) -> "TappedGame":
        """Start a game on a page of this size in pixels."""
        service, shared = start_game(setup=setup)
        return cls(service, await open_page(shared, width=width, height=height))

    @property
    def game(self) -> Game:
        """The game as it is now."""
        assert self._service.snapshot.game is not None
        return self._service.snapshot.game

    async def play(self, command: Command, following: Command | None) -> None:
        """Carry out a command with the fewest taps; `following` is the next one.

        Saying who really is the character closes the claims: before a reveal, that takes no tap.
        """
        table, each = self.game.table, cards_each(len(self.game.table.seats))
        match command:
            case Swap():
                await self._tap("action-swap-short" if self._compact else "action-swap")
            case Look() if self._compact:
                await self._tap("action-look-short")
            case Look():
                await self._tap("action-look" if each == 1 else "action-look-one")
            case Announce(character, slot):
                slots = slots_to_announce(len(table.seats))
                await self._tap(
                    f"action-announce-{slot or slots[0]}" if slots else "action-announce"
                )
                await self._tap_key(character)
            case Claim(player, slot):
                slots = slots_to_claim(len(table.seats))
                tile = f"claim-{player}-{slot or next(iter(slots), None)}"
                if self._page.named(tile):
                    await self._tap_key(tile)
                else:
                    # claims are made at the table where the panel has no room
                    await self._seat(player)
            case NoMoreClaims():
                await self._close_claims(table, following)
            case Reveal(true, damned):
                await self._choose(true, several=most_true(table) > 1)
                if damned is not None:
                    await self._choose((damned,), several=True)
                await self._confirm()
            case Choose(_, character, number) if people_question(table) is None:
                named = character and shown_name(table.character(character), self._page.actions.say)
                await self._tap_words(named or str(number))
            case Choose(targets):
                await self._choose(targets, several=expected_people(table).sizes[-1] > 1)
                await self._confirm()
            case Answer():
                await self._tap(
                    next(say for say, each in possible_answers(table) if each == command)
                )
            case MistakenLook(player):
                await self._mistaken_look(table, player)
            case Transfer():
                await self._transfer(table, command)
            case _:
                raise NotImplementedError(command)

    @property
    def _compact(self) -> bool:
        view = self._page.holder.view
        return is_phone(view.width, view.height)

    def _say(self, message: str, **values: str | int) -> str:
        return self._page.actions.say.text(message, **values)

    async def _tap(self, message: str, **values: str | int) -> None:
        await self._tap_words(self._say(message, **values))

    async def _tap_words(self, label: str) -> None:
        self.taps += 1
        if self._page.holder.view.dialog is None:
            await self._page.tap(self._page.button(label))
            return
        # the buttons below a dialog cannot be tapped
        *_, dialog = (each for each in self._page.controls() if isinstance(each, ft.AlertDialog))
        found = [
            each
            for each in controls(dialog)
            if isinstance(each, ft.Button) and label in words(each)
        ]
        await self._page.tap(control_id(found[-1]))

    async def _tap_key(self, key: str, nth: int = 0) -> None:
        found = [each for each in self._page.named(key) if isinstance(each, ft.Button)]
        self.taps += 1
        await self._page.tap(control_id(found[nth]))

    async def _press(self, label: str) -> None:
        self.taps += 1
        await self._page.press(label)

    async def _more(self) -> None:
        if self._compact:
            await self._press(self._say("tool-more"))
        else:
            await self._tap("tool-more")

    async def _close_claims(self, table: Table, following: Command | None) -> None:
        if table.opened().claimants:
            # who really is may be asked once the cards are turned, where there is no room for both
            if not isinstance(following, Reveal) or not self._page.named("nobody"):
                await self._tap("turn-cards")
            return
        others = table.others_clockwise(table.active)
        if len(others) == 1:
            await self._tap("claims-nobody-two", other=name(table, others[0]))
        else:
            await self._tap("claims-nobody")

    async def _choose(self, people: tuple[int, ...], *, several: bool) -> None:
        for value in [str(each) for each in people] or ["nobody"]:
            self.taps += 1
            if several:
                await self._page.tap(self._page.row(value))
            else:
                await self._page.choose(value)

    async def _confirm(self) -> None:
        seen = scene(self.game, self._page.holder.view.selection).preview
        assert seen is not None
        await self._tap("confirm", coins=seen.coins)

    async def _mistaken_look(self, table: Table, player: int) -> None:
        if tap_on_seat(table, player) is None:
            await self._seat(player)
            await self._tap("player-mistaken")
            return
        await self._more()
        await self._tap("more-mistaken")
        await self._tap_words(name(table, player))

    async def _transfer(self, table: Table, command: Transfer) -> None:
        """By a player's plate to or from the bank, by a pot, or else by "Correct coins"."""
        match command.from_, command.to:
            case ("bank", int(person)) | (int(person), "bank") if not tap_on_seat(table, person):
                await self._seat(person)
                step = "correct-more" if command.to == person else "correct-fewer"
                await self._count(step, command.coins)
            case ("bank" | "court" as pot, to):
                label = self._say("pot-label", pot=self._say(pot), coins=table.held(pot))
                await self._press(label)
                await self._tap_key(str(to), -1)
                await self._count("correct-more", command.coins - 1)
            case source, to:
                await self._more()
                await self._tap("more-correct")
                await self._tap_key(str(source))
                await self._tap_key(str(to), -1)
                await self._count("correct-more", command.coins - 1)
        await self._tap("correct-do", coins=command.coins)

    async def _count(self, step: str, times: int) -> None:
        for _ in range(times):
            await self._press(self._say(step))

    async def _seat(self, person: int) -> None:
        view, table = self._page.holder.view, self.game.table
        seat = seat_views(scene(self.game, view.selection), self._page.actions.say)[
            table.place_of(person)
        ]
        # a badge may follow
        (label,) = {
            each.label
            for each in self._page.controls()
            if isinstance(each, ft.Semantics) and (each.label or "").startswith(seat.label)
        }
        assert label is not None
        await self._press(label)
