from dataclasses import replace

import pytest

from companion.application.group.last_group import Group
from companion.application.group.scenario_sheets import ScenarioSheets
from companion.content.set_catalogue import catalogue
from companion.core.boxes import EDITIONS, EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.errors import Code
from companion.core.initial_table import initial_table
from companion.core.powers.blocks import TakeFromBank
from companion.i18n import CardLanguage, Language, NameLanguage
from companion.i18n.messages import messages
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.new_game.available_sets import (
    chosen_of,
    defects_of,
    drafted,
    offers,
    printing_languages,
    setup_of,
    sheet_places,
    with_printing,
)
from companion.ui.new_game.state import OWN, Draft
from companion.ui.wording.set_texts import set_title

NAMES = ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry", "Irene")
SMALLEST_PHONE, RADIO, RING = 360, 32, 3
FRENCH: NameLanguage = next(each for each in (*Language, *CardLanguage) if each == "fr")
SHEET = ("judge", "empress", "king", "princess", "shaman", "cheat")


def draft(players: int, edition: EditionId = EditionId.FIRST, **changes: object) -> Draft:
    return replace(Draft(names=NAMES[:players], edition=edition), **changes)  # type: ignore[arg-type]


def ids(draft: Draft, sheets: ScenarioSheets | None = None) -> list[str]:
    return [each.id for each in offers(draft, sheets or ScenarioSheets())]


def test_seven_players_choose_between_printings_first() -> None:
    assert ids(draft(7))[:2] == ["first-7-fool", "first-7-spy"]
    assert len(ids(draft(7))) >= 5


EIGHT = (*NAMES, "Jonas")


def test_sets_of_an_expansion_are_offered_once_it_is_added() -> None:
    base = Draft(names=EIGHT)
    mixed = base.with_boxes(("expansion",))
    own = [f"expansion-{name}-8" for name in ("classic", "roll", "unity", "combo")]

    assert not set(own) & set(ids(base))
    assert ids(mixed)[:5] == [*own, "first-8"]
    assert {"sage", "judge"} <= mixed.box.characters.keys()
    assert mixed.box.blank_cards == 2
    assert not {"sage"} & mixed.of_edition(EditionId.SECOND).box.characters.keys()


def test_game_with_an_expansion_names_its_boxes() -> None:
    mixed = Draft(names=EIGHT).with_boxes(("expansion",))
    chosen = chosen_of(mixed, ScenarioSheets())
    assert chosen is not None
    setup = setup_of(mixed, chosen)

    assert (setup.boxes, setup.house_set) == (("first", "expansion"), False)
    assert initial_table(setup).characters["necromancer"].minimum == 0
    assert set_title(chosen, mixed.box, messages(Language.EN)) == "Classic"


def test_group_that_played_with_an_expansion_has_it_again() -> None:
    mixed = Draft(names=EIGHT).with_boxes(("expansion",))
    chosen = chosen_of(mixed, ScenarioSheets())
    assert chosen is not None
    group = Group.of(setup_of(mixed, chosen), tablet_holds_coins=False)
    again = drafted(group, ScenarioSheets())

    assert (again.boxes, again.set_id) == (("expansion",), chosen.id)


def test_printed_set_is_the_default() -> None:
    first = chosen_of(draft(4), ScenarioSheets())
    other = chosen_of(draft(4, set_id="gold-rush-4"), ScenarioSheets())

    assert first is not None
    assert other is not None
    assert (first.id, other.id) == ("first-4", "gold-rush-4")


def test_own_set_is_listed_first_and_chosen_only_by_use() -> None:
    built = draft(4, cards=("judge", "king", "queen", "thief", "spy", "cheat"))
    left = chosen_of(built, ScenarioSheets())
    used = chosen_of(replace(built, set_id=OWN), ScenarioSheets())

    assert ids(built)[:2] == [OWN, "first-4"]
    assert left is not None
    assert used is not None
    assert (left.id, used.id) == ("first-4", OWN)


def test_copied_sheet_is_offered_for_its_number_of_players_only() -> None:
    sheets = ScenarioSheets().with_sheet("4-a", SHEET)

    assert ids(draft(4, EditionId.SECOND), sheets)[0] == "sheet-4-a"
    assert "sheet-4-a" not in ids(draft(5, EditionId.SECOND), sheets)
    assert "sheet-4-a" not in ids(draft(4), sheets)


def test_only_the_box_with_sheets_offers_to_copy_them() -> None:
    assert sheet_places(draft(7, EditionId.SECOND)) == ("7-a", "7-b")
    assert sheet_places(draft(7)) == ()
    assert sheet_places(draft(3, EditionId.SECOND)) == ()


def test_wrongly_copied_sheet_is_not_offered() -> None:
    sheets = ScenarioSheets().with_sheet("4-a", SHEET[:3])

    assert "sheet-4-a" not in ids(draft(4, EditionId.SECOND), sheets)


def test_sheet_that_breaks_a_choosing_rule_is_playable() -> None:
    cards = ("judge", "thief", "beggar", "trickster", "king", "cheat")
    table = draft(4, EditionId.SECOND, set_id="sheet-4-b")
    chosen = chosen_of(table, ScenarioSheets().with_sheet("4-b", cards))
    assert chosen is not None

    setup = setup_of(table, chosen)

    assert (setup.house_set, setup.scenario) == (True, "sheet-4-b")
    assert initial_table(setup).turn == 1


@pytest.mark.parametrize(
    ("cards", "offered", "house_set"),
    [
        (("judge", "king", "queen", "thief", "spy", "cheat"), True, False),
        (("spy", "king", "queen", "thief", "witch", "cheat"), True, True),
        (("judge", "king", "queen", "thief", "spy"), False, False),
        (("judge", "judge", "king", "queen", "thief", "spy"), False, False),
    ],
    ids=["valid", "no Judge", "too few", "two Judges"],
)
def test_own_set_may_break_choosing_rules_but_not_the_boxs_limits(
    cards: tuple[str, ...], offered: bool, house_set: bool
) -> None:
    table = draft(4, cards=cards, set_id=OWN)
    chosen = chosen_of(table, ScenarioSheets())
    assert chosen is not None

    assert (chosen.id == OWN) is offered
    if offered:
        setup = setup_of(table, chosen)
        assert (setup.cards, setup.house_set, setup.scenario) == (cards, house_set, None)
        assert initial_table(setup).turn == 1


def test_setup_has_only_custom_characters_with_a_card() -> None:
    banker = CustomCharacter(id="banker", name="Banker", power=(TakeFromBank(2),), bank_money=True)
    cards = ("judge", "king", "queen", "thief", "spy", "banker")
    table = draft(4, cards=cards, house=(banker,), set_id=OWN)

    with_card, without = (
        chosen_of(table, ScenarioSheets()),
        chosen_of(replace(table, set_id="first-4"), ScenarioSheets()),
    )

    assert with_card is not None
    assert without is not None
    assert setup_of(table, with_card).house == (banker,)
    assert setup_of(table, without).house == ()


def test_more_custom_characters_than_blank_cards_are_refused() -> None:
    house = tuple(
        CustomCharacter(id=each, name=each, power=(TakeFromBank(2),), bank_money=True)
        for each in ("banker", "usurer", "smith")
    )
    table = draft(4, cards=("judge", "king", "thief", "banker", "usurer", "smith"), house=house)

    assert OWN not in ids(table)
    assert {each.code for each in defects_of(table)[0]} == {Code.TOO_MANY_HOUSE_CHARACTERS}

    two = replace(table, cards=("judge", "king", "thief", "spy", "banker", "usurer"))
    setup = setup_of(two, offers(two, ScenarioSheets())[0])
    assert [each.id for each in setup.house] == ["banker", "usurer"]
    assert setup.boxes == ("first", "expansion")
    assert initial_table(setup).characters.keys() >= {"banker", "usurer"}


def test_base_set_takes_the_promo_card_without_the_expansion() -> None:
    cards = ("judge", "bishop", "king", "fool", "queen", "thief", "witch", "damned")
    table = replace(Draft(names=EIGHT), cards=cards).with_boxes(("promo",))
    setup = setup_of(table, offers(table, ScenarioSheets())[0])

    assert (setup.boxes, setup.house_set) == (("first", "promo"), False)
    assert initial_table(setup).deadly == "damned"
    assert "sage" not in table.box.characters


@pytest.mark.parametrize(("players", "choose"), [(2, True), (3, True), (4, False)])
def test_two_and_three_players_choose_a_printing(players: int, choose: bool) -> None:
    table = draft(players, printing="ru")
    chosen = chosen_of(table, ScenarioSheets())
    assert chosen is not None

    assert bool(table.printings) is choose
    assert (setup_of(table, chosen).printing == "ru") is choose


@pytest.mark.parametrize(
    ("players", "chosen", "box", "played"),
    [
        (2, None, Language.RU, "ru"),
        (3, None, Language.JA, "ja"),
        (2, None, Language.IT, "pl"),
        (2, "ja", Language.RU, "ja"),
        (4, None, Language.RU, None),
    ],
)
def test_default_printing_is_that_of_the_box(
    players: int, chosen: str | None, box: Language, played: str | None
) -> None:
    assert with_printing(draft(players, printing=chosen), (box,)).printing == played


@pytest.mark.parametrize(
    ("cards", "reader", "printing"),
    [
        (None, Language.JA, "spy"),
        (None, Language.PL, "spy"),
        (None, Language.RU, "fool"),
        (None, Language.IT, "fool"),
        # English cards are also in the Japanese and the first Polish box
        (Language.EN, Language.JA, "spy"),
        (Language.EN, Language.PL, "spy"),
        (Language.EN, Language.RU, "fool"),
        # only Polish boxes have Polish cards
        (Language.PL, Language.EN, "spy"),
        (Language.PL, Language.RU, "spy"),
        (FRENCH, Language.EN, "spy"),
        (CardLanguage.DE, Language.EN, "fool"),
    ],
)
def test_printing_of_the_box_is_first_and_chosen_for_seven_players(
    cards: NameLanguage | None, reader: Language, printing: str
) -> None:
    languages = printing_languages(cards, reader)
    first, second, *_ = offers(draft(7), ScenarioSheets(), languages)
    assert {first.id, second.id} == {"first-7-fool", "first-7-spy"}
    assert first.id == f"first-7-{printing}"
    assert chosen_of(draft(7), ScenarioSheets(), languages) == first
    other = chosen_of(draft(7, set_id=second.id), ScenarioSheets(), languages)
    assert other == second


def test_no_set_beyond_the_boxs_player_limit() -> None:
    table = draft(3, EditionId.SECOND, cards=SHEET, set_id=OWN)

    assert [each.code for each in defects_of(table)[0]] == [Code.WRONG_NUMBER_OF_PLAYERS]
    assert OWN not in ids(table)


def test_printing_for_another_number_of_players_is_ignored() -> None:
    table = draft(3, printing="en-ru")
    assert "en-ru" not in table.printings
    chosen = chosen_of(table, ScenarioSheets())
    assert chosen is not None

    assert setup_of(table, chosen).printing is None


def test_youngest_player_begins() -> None:
    table = draft(4, first=2)
    chosen = chosen_of(table, ScenarioSheets())
    assert chosen is not None

    assert setup_of(table, chosen).first == 2


def test_sheet_being_copied_has_no_choosing_defects() -> None:
    cards = ("thief", "trickster", "guru", "shaman", "spy", "cheat")
    own = draft(4, EditionId.SECOND, cards=cards)

    assert defects_of(own) != ((), ())
    assert defects_of(replace(own, sheet="4-a")) == ((), ())


def test_japanese_set_titles_fit_the_smallest_phone() -> None:
    """The last line of a Japanese title has more than two letters."""
    beside = 4 * Space.M + RADIO + Space.S + 2 * RING
    say = messages(Language.JA)
    titles = {set_title(each, EDITIONS[each.edition], say) for each in catalogue()}
    room = SMALLEST_PHONE - beside
    wide = {each for each in titles if text_width(each, Font.TITLE) * Size.AWAITED_LONG > room}
    assert wide == set()
