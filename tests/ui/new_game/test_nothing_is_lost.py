"""On random paths through a new game, nothing that people made disappears without a sentence."""

import random
from collections import Counter
from dataclasses import dataclass, replace

import pytest

from companion.application.group.favourite_sets import FAVOURITE_SETS, FavouriteSet
from companion.application.group.last_group import Group
from companion.content.set_generator import random_set
from companion.core.boxes import EDITIONS, FEWEST_PLAYERS, EditionId
from companion.sharing import SharedSet, encode_set
from companion.ui.new_game.available_sets import chosen_of
from companion.ui.new_game.draft_actions import has_valid_names
from companion.ui.new_game.draft_storage import load_draft
from companion.ui.new_game.sets.card_tiles import tapped
from companion.ui.new_game.state import Draft, NewGameState
from tests.async_runner import async_test
from tests.ui.pages import SETUP, OpenPage, empty_store, services_on

_STEPS = 20
_PATHS = range(4)
_ROUTES = ("/new", "/new/set", "/new/own", "/new/house")
_BOX_OF = {"first": EditionId.FIRST, "second": EditionId.SECOND}


@dataclass(frozen=True)
class _Made:
    """What people have made so far."""

    names: tuple[str, ...]
    places: int
    """Those that somebody wanted, with or without a name."""
    cards: dict[EditionId, tuple[str, ...]]
    """The set built for each box."""
    set_id: str | None
    ticked: frozenset[str]
    holds: bool


def _made(draft: Draft) -> _Made:
    others = {each.edition: each.cards for each in draft.other_boxes}
    return _Made(
        tuple(name for name in draft.names if name.strip()),
        len(draft.names) - draft.lent,
        others | {draft.edition: () if draft.seed is not None else draft.own_cards},
        draft.set_id,
        draft.ticked,
        draft.tablet_holds_coins,
    )


def _lost(before: _Made, after: _Made) -> list[str]:
    """Return what of a state is missing in the next one."""
    lost = [f"name {name}" for name in (Counter(before.names) - Counter(after.names))]
    if after.places < before.places:
        lost.append("places")
    for edition, cards in before.cards.items():
        if Counter(cards) - Counter(after.cards.get(edition, ())):
            lost.append(f"set of the {edition} edition")
    if before.ticked - after.ticked:
        lost.append("ticks")
    if before.holds and not after.holds:
        lost.append("who keeps the coins")
    return lost


class _Path:
    """One page on which somebody wanders through a new game."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.services = replace(services_on(empty_store()), stores_draft=True)
        favourite = FavouriteSet(
            name="Friday",
            edition=EditionId.FIRST,
            players=4,
            cards=("judge", "king", "queen", "thief", "spy", "cheat"),
        )
        self.services.table.group.change(FAVOURITE_SETS, lambda sets: sets.with_set(favourite))
        self.page = OpenPage(self.services)
        self.page.actions.new_game.begin()
        self.taken_away = False
        """Whether the step itself was to take a card, a tick or a place away."""

    @property
    def draft(self) -> Draft:
        return self.page.actions.new_game.draft

    async def step(self) -> str:
        steps = (
            self.add, self.name, self.name, self.box, self.box, self.choose_set, self.tap_card,
            self.tap_card, self.draw, self.clear, self.sheet, self.back, self.link, self.reload,
            self.tick, self.coins, self.group, self.favourite, self.remove,
        )  # fmt: skip
        step = self.random.choice(steps)
        self.taken_away = False
        await step()
        return step.__name__

    async def add(self) -> None:
        self.page.actions.new_game.add_person()

    async def name(self) -> None:
        place = self.random.randrange(len(self.draft.names))
        if not self.draft.names[place].strip():
            number = sum(bool(name.strip()) for name in self.draft.names)
            self.page.actions.new_game.rename(place, f"Person {number}-{self.random.random():.4f}")

    async def remove(self) -> None:
        """Tap the cross of a place: a nameless one is meant to go."""
        place = self.random.randrange(len(self.draft.names))
        self.taken_away = not self.draft.names[place].strip()
        self.page.actions.new_game.remove_person(place)

    async def box(self) -> None:
        await self.page.visit("/new")
        await self.page.tap(self.page.row(self.random.choice(sorted(_BOX_OF))))

    async def choose_set(self) -> None:
        if not has_valid_names(self.draft, self.page.actions.say):
            return
        await self.page.visit("/new/set")
        chosen = chosen_of(self.draft, self.page.actions.view.group_state.sheets)
        if chosen is not None:
            self.page.actions.new_game.change(replace(self.draft, set_id=chosen.id))

    async def tap_card(self) -> None:
        if self.draft.sheet is not None:
            return
        await self.page.visit("/new/own")
        card = self.random.choice(sorted(EDITIONS[self.draft.edition].characters))
        self.taken_away = card in self.draft.cards
        cards = tapped(self.draft.box, self.draft.cards, card)
        self.page.actions.new_game.change(replace(self.draft, cards=cards, seed=None))

    async def draw(self) -> None:
        if self.draft.sheet is None:
            await self.page.visit("/new/own")
            await self.page.tap(self.page.button("Random set"))

    async def clear(self) -> None:
        if self.draft.sheet is None:
            await self.page.visit("/new/own")
            await self.page.tap(self.page.button("Clear"))

    async def sheet(self) -> None:
        players = len(self.draft.names)
        if self.draft.edition is EditionId.SECOND and 4 <= players <= 12:
            new_game = self.page.actions.new_game
            new_game.leave_sheet()
            new_game.change(self.draft.reading_off(f"{players}-a", ("judge",)))
            await self.page.visit("/new/own")

    async def back(self) -> None:
        await self.page.visit(self.random.choice(_ROUTES))
        if self.page.actions.view.route == "/new/own":
            await self.page.tap(self.page.button("Back"))

    async def link(self) -> None:
        edition = self.random.choice(list(EditionId))
        players = self.random.randint(4, 8)
        cards = random_set(EDITIONS[edition], players, self.random.randint(1000, 9999))
        assert cards is not None
        route = f"/set/{encode_set(SharedSet(edition, players, cards))}"
        self.page.actions.navigation.go(route)
        self.page.actions.open_link(route)

    async def reload(self) -> None:
        stored = await load_draft(self.services.table)
        assert stored == self.draft
        self.page = OpenPage(self.services)
        self.page.show(NewGameState(stored), route="/new")

    async def tick(self) -> None:
        self.page.actions.new_game.change(replace(self.draft, ticked=self.draft.ticked | {"read"}))

    async def coins(self) -> None:
        self.page.actions.new_game.change(replace(self.draft, tablet_holds_coins=True))

    async def group(self) -> None:
        await self.page.visit("/new")
        self.page.actions.new_game.seat(Group.of(SETUP, tablet_holds_coins=False))

    async def favourite(self) -> None:
        kept = self.page.actions.view.group_state.favourites.sets[0]
        if self.draft.edition is kept.edition and self.draft.sheet is None:
            other = self.draft.with_own_set(kept.cards, kept.house, kept.name)
            self.page.actions.new_game.take_set(other)


@pytest.mark.parametrize("seed", _PATHS)
@async_test
async def test_nothing_made_by_hand_is_lost_without_a_sentence_and_a_way_back(seed: int) -> None:
    path = _Path(seed)
    for _ in range(_STEPS):
        before, draft = _made(path.draft), path.draft
        done = await path.step()
        await path.page.settle()
        lost = _lost(before, _made(path.draft))
        kept = path.page.actions.view.group_state.favourites.sets[0]
        if lost == [f"set of the {draft.edition} edition"] and draft.cards == kept.cards:
            continue
        if lost and not path.taken_away:
            assert path.page.read_out(), f"{done} takes away {lost} without a word"
            now = path.draft
            path.page.actions.new_game.undo_replacement()
            assert _lost(before, _made(path.draft)) == [], f"{done} has no way back"
            path.page.actions.new_game.change(now)
        assert len(path.draft.names) >= FEWEST_PLAYERS
