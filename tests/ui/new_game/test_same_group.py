"""The last group is remembered in its seating order and offered again."""

from dataclasses import replace

import pytest

from companion.application.group.last_group import LAST_GROUP, Group
from companion.application.group.scenario_sheets import ScenarioSheets
from companion.core.boxes import EditionId
from companion.core.commands import Announce, Choose, Entry, NoMoreClaims, Swap, Transfer
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import TakeFromBank
from companion.core.record import dump_line
from companion.core.setup import Setup
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.sharing import SharedSet, encode_set
from companion.ui.new_game.available_sets import chosen_of, drafted
from companion.ui.new_game.rematch import NextSet, next_first
from companion.ui.new_game.state import OWN, Draft
from companion.ui.wording.character_draft import CharacterDraft
from tests.async_runner import async_test
from tests.ui.pages import (
    OPENING,
    SETUP,
    OpenPage,
    empty_store,
    open_page,
    page_without_game,
    services_on,
    start_game,
)

NAMES = ("Adele", "Bruno", "Cedric", "David")


@async_test
async def test_home_offers_the_same_group_after_a_game() -> None:
    store = empty_store()
    page = page_without_game(store)
    setup = replace(SETUP, first=2)
    page.actions.navigation.go("/new/set")
    page.actions.new_game.start(setup, tablet_holds_coins=True)
    assert LAST_GROUP.load(store) == Group.of(setup, tablet_holds_coins=True)
    table = page.actions.context.services.table
    table.submit((*OPENING, Transfer("bank", 2, 7), Swap()), table.snapshot.revision)
    page.actions.navigation.go("/")
    await page.settle()
    await page.tap(page.button("Rematch"))
    draft = page.actions.new_game.draft
    assert (draft.names, draft.first, draft.tablet_holds_coins) == (NAMES, 2, True)
    assert page.holder.view.route == "/new/set"


@pytest.mark.parametrize(
    ("reader", "box"),
    [
        (Language.EN, EditionId.FIRST),
        (Language.PL, EditionId.FIRST),
        (Language.JA, EditionId.FIRST),
        (Language.RU, EditionId.FIRST),
        (Language.IT, EditionId.SECOND),
    ],
)
@async_test
async def test_first_game_is_with_the_edition_that_has_a_sheet_in_the_language(
    reader: Language, box: EditionId
) -> None:
    page = page_without_game(empty_store())
    page.show(language=reader)
    page.actions.navigation.go("/")
    await page.settle()
    assert page.holder.view.edition is box
    await page.tap(page.button(messages(reader).text("home-new")))
    assert page.actions.new_game.draft.edition is box


@async_test
async def test_new_game_is_with_the_edition_of_the_last_group() -> None:
    page = page_without_game(empty_store())
    page.show(language=Language.IT)
    page.actions.navigation.go("/new/set")
    page.actions.new_game.start(SETUP, tablet_holds_coins=False)
    await page.settle()
    page.actions.table.game.leave()
    await page.settle()
    await page.tap(page.button(messages(Language.IT).text("home-new")))
    assert page.actions.new_game.draft.edition is EditionId.FIRST


def test_draft_for_a_group_has_everything_it_played_with() -> None:
    cook = CustomCharacter("house_1", "Cook", (TakeFromBank(2),), bank_money=True)
    group = Group(
        names=NAMES,
        first=3,
        edition=EditionId.FIRST,
        printing="ru",
        tablet_holds_coins=True,
        cards=("judge", "king", "queen", "thief", "spy", "house_1"),
        custom_characters=(cook,),
    )
    draft = drafted(group, ScenarioSheets())
    assert (draft.names, draft.first, draft.edition) == (NAMES, 3, EditionId.FIRST)
    assert (draft.printing, draft.tablet_holds_coins) == ("ru", True)
    assert (draft.cards, draft.house) == (group.cards, (cook,))


@pytest.mark.parametrize(
    ("scenario", "set_id"), [("first-4", "first-4"), ("friday", "own")], ids=["known", "unknown"]
)
def test_set_with_unknown_scenario_is_offered_by_its_cards(scenario: str, set_id: str) -> None:
    setup = replace(SETUP, scenario=scenario, house_set=True)
    draft = drafted(Group.of(setup, tablet_holds_coins=False), ScenarioSheets())
    chosen = chosen_of(draft, ScenarioSheets())
    assert chosen is not None
    assert (chosen.id, chosen.cards) == (set_id, SETUP.cards)


PUPPETS = Setup(
    EditionId.SECOND,
    NAMES,
    ("judge", "king", "empress", "thief", "puppet_master", "cheat"),
    2,
    1,
    house_set=True,
)
MOVED = (*OPENING, Announce("puppet_master"), NoMoreClaims(), Choose((0, 1)))
SEATED = ("Bruno", "Adele", "Cedric", "David")


async def puppets(*after: Entry) -> OpenPage:
    """A page of a game in which the Puppet Master has moved people, with further entries."""
    _, shared = start_game(*MOVED, *after, setup=PUPPETS, tablet_holds_coins=True)
    page = await open_page(shared)
    page.actions.navigation.go("/table")
    return page


@async_test
async def test_group_is_remembered_in_the_seating_order_of_the_end() -> None:
    page = await puppets()
    page.actions.table.game.leave()
    group = page.actions.context.services.table.snapshot.group_state.group
    assert group is not None
    assert group.names == SEATED
    assert group.names[group.first] == "Cedric"


@pytest.mark.parametrize(
    ("route", "way", "after"),
    [
        ("/", "home-again", (Transfer("bank", 2, 7), Swap())),
        ("/new", "people-last", ()),
        ("/table", "end-again", (Transfer("bank", 2, 7), Swap())),
    ],
)
@async_test
async def test_every_offer_of_the_group_has_its_present_seating_order(
    route: str, way: str, after: tuple[Entry, ...]
) -> None:
    page = await puppets(*after)
    page.actions.navigation.go(route)
    await page.settle()
    await page.tap(page.button(page.actions.say.text(way)))
    draft = page.actions.new_game.draft
    assert draft.names == SEATED
    assert draft.names[draft.first] == "Cedric"
    assert draft.tablet_holds_coins


@async_test
async def test_people_unlike_the_group_play_with_their_own_coins() -> None:
    store = empty_store()
    others = replace(SETUP, players=("Ewa", "Franek", "Gosia", "Hubert"))
    LAST_GROUP.save(store, Group.of(others, tablet_holds_coins=True))
    entries = (*OPENING, Transfer("bank", 2, 7), Swap())
    store.create([dump_line(SETUP), *(dump_line(each) for each in entries)])
    page = await open_page(services_on(store))
    page.actions.navigation.go("/table")
    await page.settle()
    await page.tap(page.button(page.actions.say.text("end-again")))
    draft = page.actions.new_game.draft
    assert (draft.names, draft.tablet_holds_coins) == (NAMES, False)


@pytest.mark.parametrize("link_first", [True, False])
@async_test
async def test_set_of_the_draft_stays_when_the_group_is_seated(
    link_first: bool,
) -> None:
    cards = ("judge", "king", "queen", "thief", "spy", "cheat")
    shared = f"/set/{encode_set(SharedSet(EditionId.FIRST, 4, cards))}"

    store = empty_store()
    LAST_GROUP.save(store, Group.of(SETUP, tablet_holds_coins=True))
    page = page_without_game(store)
    page.actions.navigation.go("/new")
    if link_first:
        page.actions.new_game.shared_sets.open_route(shared)
    await page.settle()
    await page.tap(page.button("Last group"))
    draft, sheets = (
        page.actions.new_game.draft,
        page.actions.view.group_state.sheets,
    )
    chosen = chosen_of(draft, sheets)
    assert (draft.names, draft.tablet_holds_coins) == (NAMES, True)
    assert chosen is not None
    assert (chosen.cards == cards) is link_first


@async_test
async def test_link_of_a_set_is_opened_once() -> None:
    cards = ("judge", "king", "queen", "thief", "spy", "cheat")
    link = f"/set/{encode_set(SharedSet(EditionId.FIRST, 4, cards))}"
    changed = ("judge", "king", "queen", "thief", "spy", "bishop")

    store = empty_store()
    LAST_GROUP.save(store, Group.of(SETUP, tablet_holds_coins=False))
    page = page_without_game(store)
    await page.browser_back(link)
    page.actions.new_game.change(replace(page.actions.new_game.draft, cards=changed))
    page.actions.navigation.go("/new")
    await page.settle()
    await page.tap(page.button("Last group"))
    await page.browser_back(link)
    assert page.actions.new_game.draft.cards == changed


@async_test
async def test_character_being_made_stays_when_the_group_is_seated() -> None:
    store = empty_store()
    LAST_GROUP.save(store, Group.of(SETUP, tablet_holds_coins=False))
    page = page_without_game(store)
    making = CharacterDraft(name="Cook")
    page.actions.new_game.change(Draft(making=making))
    page.actions.navigation.go("/new")
    await page.settle()
    await page.tap(page.button("Last group"))
    assert page.actions.new_game.draft.names == NAMES
    assert page.actions.new_game.draft.making == making


@async_test
async def test_group_of_a_resumed_game_follows_its_seating_order() -> None:
    page = await puppets()
    game = page.holder.view.snapshot.game_id
    page.actions.table.game.leave()
    await page.settle()
    assert game is not None
    page.actions.table.game.resume(game)
    await page.settle()
    for seats in (SEATED, NAMES):
        group = page.holder.view.group
        assert group is not None
        assert group.names == seats
        assert group.names[group.first] == "Cedric"
        page.actions.table.game.undo()
        await page.settle()


@async_test
async def test_group_keeps_its_seating_order_while_others_play() -> None:
    others = replace(PUPPETS, players=("Ada", "Ben", "Cleo", "Dan"), first=0)
    store = empty_store()
    LAST_GROUP.save(store, Group.of(others, tablet_holds_coins=False))
    store.create([dump_line(PUPPETS), *(dump_line(each) for each in MOVED)])
    page = await open_page(services_on(store))
    group = page.holder.view.group
    assert group is not None
    assert (group.names, group.first) == (others.players, 0)


@async_test
async def test_rematch_starts_with_the_next_player_on_new_seats_and_remembers_the_youngest() -> (
    None
):
    _, shared = start_game(*OPENING, Transfer("bank", 2, 7), Swap())
    page = await open_page(shared, route="/")
    await page.tap(page.button("Rematch"))
    assert "Rematch" in page.sent_on_reconnect()
    before = page.actions.view.group
    assert before is not None
    page.actions.new_game.rematch.begin_with(next_first(before))
    await page.settle()
    await page.tap(page.menu_row("Shuffle seats"))
    page.actions.new_game.rematch.play_set(NextSet.CHANCE)
    draft = page.actions.new_game.draft
    assert draft.names[draft.first] == "Bruno"
    assert draft.names != NAMES
    # the set of the game before has no name
    assert draft.set_id != OWN
    await page.settle()
    await page.tap(page.button("Start the game"))
    group = page.actions.view.group
    assert group is not None
    assert (group.names[group.first], group.youngest) == ("Bruno", "Adele")
    await page.visit("/setup/read/20")
    said = page.sent_on_reconnect()
    assert "Bruno goes first. Play goes clockwise." in said
