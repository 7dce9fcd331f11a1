"""The setup checklist and the reading round."""

from dataclasses import replace

import pytest

from companion.application.table.snapshot import Snapshot
from companion.core.boxes import EditionId
from companion.core.commands import Swap
from companion.core.custom_characters import CustomCharacter
from companion.core.game import new_game
from companion.core.powers.blocks import ByHand
from companion.core.setup import Setup, edition_of
from companion.i18n import CardLanguage, Language
from companion.i18n.messages import messages
from companion.ui.page.navigation import page_of
from companion.ui.page.view import ViewHolder
from companion.ui.setup.checklist import checklist_screen
from companion.ui.setup.reading_round import reading_screen
from companion.ui.shell.actions import AppActions
from companion.ui.wording.setup_tasks import card_tasks, opening_players, short_tasks, table_tasks
from tests.ui.control_tree import words

NAMES = ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry", "Ines", "Jan")
COOK = CustomCharacter("cook", "Cook", (ByHand(),), text="Everybody praises the soup.")
EIGHT = ("judge", "bishop", "king", "fool", "queen", "witch", "peasant", "peasant")
EN = messages(Language.EN)


def first(players: int, *cards: str, house: tuple[CustomCharacter, ...] = ()) -> Setup:
    return Setup(EditionId.FIRST, NAMES[:players], cards, 1, 1, house_set=True, house=house)


def second(*cards: str) -> Setup:
    return Setup(EditionId.SECOND, NAMES[:4], cards, 0, 1, house_set=True)


def ids(setup: Setup, *, tablet_holds_coins: bool = False) -> list[str]:
    edition = edition_of(setup)
    tasks = table_tasks(setup, edition, Language.EN, EN, tablet_holds_coins=tablet_holds_coins)
    return [task.id for task in tasks]


def test_each_character_is_one_task_for_all_its_cards() -> None:
    setup = first(8, *EIGHT)
    tasks = card_tasks(setup, edition_of(setup), Language.EN, EN)
    assert [task.words for task in tasks][-2:] == ["Witch", "Peasant"]
    assert [task.note for task in tasks] == [""] * 6 + ["both cards"]


def test_card_list_names_cards_in_another_language_and_counts_pairs() -> None:
    setup = first(8, *EIGHT)
    (same, *_), (other, *_) = (
        short_tasks(setup, edition_of(setup), cards, EN, tablet_holds_coins=True)
        for cards in (Language.EN, Language.IT)
    )
    assert same.words == "Take the set’s 8 cards out of the box"
    assert other.words.startswith(f"{same.words}: Giudice, ")
    assert other.words.endswith("2\xa0×\xa0Contadino")


def test_cards_have_their_printed_names() -> None:
    setup = first(8, *EIGHT)
    tasks = card_tasks(setup, edition_of(setup), Language.PL, EN)
    german, *_ = short_tasks(setup, edition_of(setup), CardLanguage.DE, EN, tablet_holds_coins=True)
    assert tasks[0].words == "Judge / Sędzia"
    assert german.words.endswith("Königin, Hexe, and 2\xa0×\xa0Bauer")
    assert tasks[-1].note == "both cards"


def test_tasks_follow_the_parts_of_the_box() -> None:
    old, new = first(8, *EIGHT), second("judge", "king", "empress", "thief", "fool", "spy")
    assert ids(old) == ["table", "stays", "court", "tokens", "coins", "deal", "read"]
    assert ids(new) == ["table", "stays", "court", "insert", "coins", "deal", "centre", "read"]
    assert "insert" not in ids(new, tablet_holds_coins=True)


def test_bank_lies_in_the_center_or_in_its_insert() -> None:
    said = [
        [
            task.words
            for task in table_tasks(setup, edition, Language.EN, EN, tablet_holds_coins=False)
        ]
        for setup in (first(8, *EIGHT), second("judge", "king", "empress", "spy"))
        for edition in (edition_of(setup),)
    ]

    assert "6 coins each; the rest (146 in all) is the bank, in the center of the table" in said[0]
    assert "Put out the courthouse board, away from the bank" in said[0]
    assert "6 coins each; the rest (176 in all) stays in the bank insert" in said[1]
    assert "Put out the courthouse board" in said[1]


def test_sheet_lies_in_the_center_with_its_side_up_where_one_is_used() -> None:
    setup = second("judge", "king", "empress", "thief", "fool", "spy")
    assert "sheet" not in ids(setup)
    setup = replace(setup, scenario="sheet-4-a")
    tasks = table_tasks(setup, edition_of(setup), Language.EN, EN, tablet_holds_coins=False)
    (sheet,) = (task.words for task in tasks if task.id == "sheet")
    assert sheet == "Put Scenario sheet 4 in the center, side A up"


def test_cards_in_the_center_lie_face_up_and_the_deal_comes_before_the_hands() -> None:
    setup = first(4, "judge", "bishop", "king", "queen", "thief", "cheat")
    tasks = table_tasks(setup, edition_of(setup), Language.EN, EN, tablet_holds_coins=False)
    *_, centre, last = (task.words for task in tasks)
    assert centre == "2 cards face up in the center of the table"
    assert last == "Everyone reads every card; then turn them face down"
    three = ids(first(3, "bishop", "fool", "judge", "queen", "king", "witch"))
    assert three[-3:] == ["deal", "hands", "read"]


def test_blank_card_is_written_on() -> None:
    setup = first(6, "judge", "king", "queen", "fool", "thief", "cook", house=(COOK,))
    edition = edition_of(setup)
    written = "Write Cook on a blank card; a blank token goes with it"
    assert card_tasks(setup, edition, Language.EN, EN)[-1].note == written
    short = short_tasks(setup, edition, Language.EN, EN, tablet_holds_coins=False)
    assert written in [task.words for task in short]


def test_two_players_have_three_cards_each_and_alternate_in_the_opening() -> None:
    setup = first(2, "bishop", "fool", "judge", "queen", "king", "witch")
    assert "hands" in ids(setup)
    assert opening_players(setup) == ["Bruno", "Adele", "Bruno", "Adele"]


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (390, 844)])
def test_every_page_of_the_reading_round_has_texts(
    language: Language, size: tuple[int, int], holder: ViewHolder, actions: AppActions
) -> None:
    setup = first(7, "judge", "king", "queen", "fool", "thief", "witch", "cook", house=(COOK,))
    game = new_game(setup)
    width, height = size
    snapshot = Snapshot(1, None, game, 1)
    view = replace(holder.view, language=language, width=width, height=height, snapshot=snapshot)
    holder.view = view
    said = [*words(checklist_screen(view, game, actions.setup))]
    for number in range(1, 9):
        said += words(reading_screen(number, view, game, actions.setup))
    assert COOK.text in said
    assert actions.say.text("read-down-title") in said
    assert not [each for each in said if each.startswith(("setup-", "read-", "check-"))]


def test_reading_round_uses_the_rulebooks_power_texts(actions: AppActions) -> None:
    game = new_game(first(8, *EIGHT))
    said = " ".join(words(reading_screen(3, actions.view, game, actions.setup)))
    assert "King" in said
    assert "Take 3\N{NO-BREAK SPACE}coins from the bank." in said


def test_during_a_game_a_reading_page_leads_back_to_the_table(actions: AppActions) -> None:
    begun = new_game(first(6, "judge", "king", "queen", "fool", "thief", "cook", house=(COOK,)))
    game = begun.append(Swap())
    setup = game.start.rules.setup
    assert page_of(edition_of(setup).characters["cook"], setup) == "/setup/read/6"
    assert "Next" in words(reading_screen(6, actions.view, begun, actions.setup))
    assert "Next" not in words(reading_screen(6, actions.view, game, actions.setup))


def test_second_edition_asks_who_was_dealt_the_card_to_read_it(actions: AppActions) -> None:
    game = new_game(second("judge", "king", "empress", "thief", "fool", "spy"))
    said = " ".join(words(reading_screen(1, actions.view, game, actions.setup)))
    assert "Whoever was dealt this Mask reads it aloud" in said
    game = new_game(first(8, *EIGHT))
    said = " ".join(words(reading_screen(1, actions.view, game, actions.setup)))
    assert "One of you reads this aloud" in said


def test_reading_round_of_two_tells_powers_and_opening_for_two(actions: AppActions) -> None:
    game = new_game(first(2, "bishop", "fool", "judge", "queen", "king", "witch"))
    pages = [
        " ".join(words(reading_screen(page, actions.view, game, actions.setup)))
        for page in range(1, 8)
    ]
    said = " ".join(pages)
    assert "Take 2 coins from your opponent." in said
    assert "No cards are swapped" in said
    assert "take one of your cards and another one" in pages[-1]
    assert "with your opponent’s left or right" in pages[-1]
    assert "clockwise" not in pages[-1]
    for of_more in ("two other", "richest", "any other player", "take your card"):
        assert of_more not in said


def test_reading_round_mentions_cards_in_the_center_only_if_there_are_any(
    actions: AppActions,
) -> None:
    def hint(players: int) -> str:
        setup = replace(
            second("judge", "king", "empress", "thief", "fool", "spy"),
            players=("Adele", "Bruno", "Cedric", "David", "Fran", "Harry")[:players],
        )
        return " ".join(words(reading_screen(1, actions.view, new_game(setup), actions.setup)))

    assert "anyone reads those in the center" in hint(4)
    assert "center" not in hint(6)
