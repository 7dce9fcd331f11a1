"""Drafts of custom characters."""

from dataclasses import asdict, replace

import pytest

from companion.application.group.character_library import MOST_CHARACTERS, CharacterLibrary
from companion.core.boxes import EditionId
from companion.core.custom_characters import MOST_BLOCKS, CustomCharacter
from companion.core.powers.blocks import (
    MOST_COINS,
    Block,
    ByHand,
    TakeFromBank,
    TakeFromNeighbours,
)
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.sharing.set_code import SharedSet, decode_set, encode_set
from companion.ui.wording.character_draft import (
    OFFERED_BLOCKS,
    CharacterDraft,
    block_coins,
    block_kind,
    with_saved,
)
from companion.ui.wording.custom_character_text import block_text, draft_problem, power_text

EN = messages(Language.EN)


def test_blocks_keep_the_order_of_choosing() -> None:
    making = CharacterDraft(name="Cook").toggled("by-hand").toggled("take-from-bank")
    assert making.character("house_1").power == (ByHand(), TakeFromBank(2))
    assert making.toggled("by-hand").power == (TakeFromBank(2),)


@pytest.mark.parametrize("kind", ["take-from-bank", "top-up-to", "bank-pays-neighbours"])
def test_power_paid_by_the_bank_draws_on_it_by_default(
    kind: str,
) -> None:
    making = CharacterDraft(name="Cook").toggled("take-from-court")
    assert not making.bank_money
    paid = making.toggled(kind)
    assert paid.bank_money
    assert not paid.toggled(kind).bank_money
    said_not = replace(paid, bank_money=False)
    assert not said_not.toggled("by-hand").bank_money
    assert not said_not.toggled(kind).toggled("by-hand").bank_money


def test_bank_money_set_explicitly_stays() -> None:
    making = CharacterDraft(name="Cook", bank_money=True)
    assert making.toggled("take-from-court").toggled("take-from-court").bank_money


def test_coins_of_a_block_stay_within_limits() -> None:
    making = CharacterDraft(name="Cook").toggled("take-from-bank")
    assert making.with_coins("take-from-bank", 1).power == (TakeFromBank(3),)
    assert making.with_coins("take-from-bank", -9).power == (TakeFromBank(1),)
    assert making.with_coins("take-from-bank", 99).power == (TakeFromBank(13),)


@pytest.mark.parametrize("block", OFFERED_BLOCKS, ids=block_kind)
def test_coins_of_every_block_can_be_changed_and_are_in_its_text(block: Block) -> None:
    fields = asdict(block)
    figure = fields.get("total", fields.get("coins"))
    assert block_coins(block) == figure
    (fewer,) = CharacterDraft(power=(block,)).with_coins(block_kind(block), 1 - MOST_COINS).power
    assert block_coins(fewer) == (None if figure is None else 1)


def test_changed_character_keeps_its_id() -> None:
    cook = CustomCharacter("house_7", "Cook", (TakeFromBank(2),), "Soup.", True, 5)
    house = CharacterLibrary().with_added(cook)
    assert with_saved(house, CharacterDraft.of(cook)) == (house, cook)
    _, changed = with_saved(house, CharacterDraft.of(cook).toggled("by-hand"))
    assert (changed.id, changed.power) == ("house_7", (TakeFromBank(2), ByHand()))


def test_face_goes_with_the_character() -> None:
    house = CharacterLibrary().with_added(CustomCharacter("house_1", "Cook", (ByHand(),)))
    (cook,) = house.characters
    house, changed = with_saved(house, replace(CharacterDraft.of(cook), face="own_cook"))
    assert house.characters == (changed,)
    assert CharacterDraft.of(changed).face == "own_cook"
    shared = SharedSet(EditionId.FIRST, 4, ("judge", "king", "queen", changed.id), (changed,))
    assert decode_set(encode_set(shared)) == shared


def test_left_and_right_neighbours_differ() -> None:
    making = CharacterDraft(name="Cook").toggled("take-from-neighbours-left")
    assert making.power == (TakeFromNeighbours(1, ("left",)),)


def test_power_without_blocks_is_carried_out_by_the_table() -> None:
    assert CharacterDraft(name=" Cook ").character("house_1").power == (ByHand(),)
    assert CharacterDraft(name=" Cook ").character("house_1").name == "Cook"


def test_power_has_a_limited_number_of_blocks() -> None:
    making = CharacterDraft(name="Cook")
    for block in OFFERED_BLOCKS:
        making = making.toggled(block_kind(block))
    assert len(making.power) == MOST_BLOCKS


@pytest.mark.parametrize("block", OFFERED_BLOCKS, ids=block_kind)
def test_every_block_can_be_saved_and_has_a_text(block: object) -> None:
    (found,) = (each for each in OFFERED_BLOCKS if each is block)
    making = CharacterDraft(name="Cook").toggled(block_kind(found))
    house = CharacterLibrary().with_added(making.character("house_1"))
    assert house.characters[0].power == (found,)
    for language in Language:
        assert not block_text(found, messages(language)).startswith("block-")


def test_power_text_follows_the_order_of_blocks() -> None:
    making = CharacterDraft().toggled("take-from-bank").toggled("take-from-court")
    assert power_text(making.power, EN) == (
        "Take 2 from the bank. Take all the coins from the courthouse."
    )


KEPT = CharacterLibrary().with_added(CharacterDraft(name="Cook").character("house_1"))


@pytest.mark.parametrize(
    ("making", "said"),
    [
        (CharacterDraft(), "“Name” is still empty"),
        (CharacterDraft(name=" \u200b"), "“Name” is still empty"),
        (CharacterDraft(name="cook "), "“Name”: you already have a character with this name"),
        (CharacterDraft(name=" kiNG"), "“Name”: a character in the box has this name"),
        (CharacterDraft(name="Co\u202eok"), "“Name”: some letters can’t be displayed"),
        (CharacterDraft(name="Cook 🍳"), "“Name”: some letters can’t be displayed"),
        (
            CharacterDraft(name="Maid", text="\u202e"),
            "“Description”: some symbols can’t be displayed",
        ),
        (CharacterDraft(name="Maid"), None),
        (CharacterDraft(was=KEPT.characters[0], name="Cook"), None),
    ],
    ids=[
        "empty",
        "nothing to see",
        "taken",
        "printed",
        "turned",
        "unseen",
        "words",
        "new",
        "changed",
    ],
)
def test_problem_of_a_draft_names_its_field(making: CharacterDraft, said: str | None) -> None:
    assert draft_problem(KEPT, making, EN) == said


def test_too_many_characters_is_another_problem_than_a_wrong_name() -> None:
    house = CharacterLibrary()
    for number in range(MOST_CHARACTERS):
        house, _ = with_saved(house, CharacterDraft(name=f"Cook {number}"))

    full = "You’ve already saved 20: delete one first"
    assert draft_problem(house, CharacterDraft(), EN) == full
    # another page has deleted this one and saved others
    gone = replace(house.characters[0], name="Chef")
    assert draft_problem(house, CharacterDraft(was=gone, name="Maid"), EN) == full
    assert draft_problem(house, CharacterDraft(was=house.characters[0], name="Maid"), EN) is None
