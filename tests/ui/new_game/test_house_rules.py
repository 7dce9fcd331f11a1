"""House rules on the screens: chosen for a game, kept for the next, obeyed and told."""

from dataclasses import replace

from companion.core.commands import Announce, Claim, NoMoreClaims, Reveal, Swap
from companion.core.house_rules import AS_PRINTED, CHOICES, HouseRules
from companion.core.revisions import CURRENT_RULES
from companion.core.setup import RECORD_VERSION
from companion.ui.new_game.set_choice import set_choice_screen
from companion.ui.new_game.state import OWN, Draft, NewGameState
from tests.async_runner import async_test
from tests.ui.new_game.choosing import NAMES, Table
from tests.ui.pages import SETUP, OpenPage, open_page, services_on, start_game

ALL = HouseRules(**{rule: choices[-1] for rule, choices in CHOICES.items()})  # type: ignore[arg-type]
NEWER = replace(SETUP, version=RECORD_VERSION, rules=CURRENT_RULES)


def draft_of(page: OpenPage) -> Draft:
    return page.holder.view.state(NewGameState).draft


@async_test
async def test_house_rules_are_chosen_recorded_and_kept_for_the_next_game() -> None:
    services = services_on()
    page = await open_page(services)
    await page.visit("/new/set")
    page.actions.new_game.change(Draft(names=NAMES))
    await page.settle()
    await page.tap(page.button("House rules: as printed"))
    assert len(page.named("house-opening_turns")) == 1
    assert page.options().value == "no_name-no_answer"
    await page.choose("opening_turns-one_each")
    await page.choose("fool-center_card")
    await page.choose("fool-players_cards")
    await page.dismiss()
    assert "House rules: 1" in page.texts()
    assert "Preparation turns: One each" in page.texts()
    assert "Preparation turns, all swaps: one each" in page.texts()
    await page.tap(page.button(page.actions.say.text("start-game")))
    game = services.table.snapshot.game
    assert game is not None
    assert game.table.setup.house_rules == HouseRules(opening_turns="one_each")
    # the next game of the same people
    group = services.table.snapshot.group_state.group
    assert group is not None
    page.actions.new_game.start_over_with(group)
    assert draft_of(page).house_rules == HouseRules(opening_turns="one_each")


@async_test
async def test_house_rules_stand_on_the_table_and_in_the_rules() -> None:
    _, services = start_game(setup=replace(NEWER, house_rules=ALL))
    page = await open_page(services)
    await page.tap(page.button("More"))
    await page.tap(page.button("House rules"))
    lines = [text for text in page.texts() if ": " in text]
    assert "Preparation turns: Two each" in lines
    assert "13 coins and 0 coins at once: 0 first, the richest wins" in lines
    await page.dismiss()
    for rule, line in {
        "opening-turns": "Preparation turns: Two each",
        "forced-by-reveal": "Forced swap after a reveal: Only a player’s card",
        "character-fool": "The Fool’s two cards: One may be from the center",
        "end-checks": "13 coins and 0 coins at once: 0 first, the richest wins",
    }.items():
        await page.visit(f"/rules/first/{rule}")
        assert {"At this table", line} <= {*page.texts()}
    await page.visit("/rules/first/fines")
    assert "At this table" not in page.texts()
    await page.visit("/setup/read/7")
    assert any("everyone’s first two turns are preparation turns" in text for text in page.texts())


@async_test
async def test_without_house_rules_nothing_is_said_of_them() -> None:
    _, services = start_game(setup=NEWER)
    page = await open_page(services)
    await page.tap(page.button("More"))
    assert "House rules" not in page.texts()
    await page.visit("/rules/first/opening-turns")
    assert "At this table" not in page.texts()


@async_test
async def test_panel_of_a_forced_swap_obeys_them() -> None:
    reveal = (Swap(),) * 4 + (Announce("king"), Claim(1), NoMoreClaims(), Reveal((1,)))
    for rules, allowed in ((AS_PRINTED, True), (HouseRules(forced_swap="players_card"), False)):
        _, services = start_game(*reveal, setup=replace(NEWER, house_rules=rules))
        texts = " ".join((await open_page(services)).texts())
        assert ("or one in the center" in texts) is allowed
        assert ("not one from the center" in texts) is not allowed


def test_five_cards_for_five_players_can_be_played_by_house_rule_only() -> None:
    names = (*NAMES, "Fran")
    cards = ("judge", "king", "queen", "thief", "cheat")
    draft = Draft(names=names, set_id=OWN, cards=cards, house_rules=HouseRules(spare_cards="free"))
    table = Table(draft)
    assert table.chosen() == "Your own set"
    assert Table(replace(draft, house_rules=AS_PRINTED)).chosen() != "Your own set"
    assert "House rules: 1" in table.texts(set_choice_screen)
