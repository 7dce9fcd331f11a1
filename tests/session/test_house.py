"""The group's own characters: kept, told apart, and checked like anything from outside."""

import pytest
from pydantic import TypeAdapter, ValidationError

from companion.core.editions import FIRST, SECOND
from companion.core.house import HouseCharacter
from companion.core.powers.blocks import ByHand, TakeFromBank
from companion.session.house import MOST_CHARACTERS, House, house_of, keep_house
from tests.session.failing_store import FailingStore

COOK = HouseCharacter("house_1", "Cook", (TakeFromBank(2), ByHand()), "Soup for all.", True, 5)


def test_characters_are_kept_as_they_were_made(store: FailingStore) -> None:
    keep_house(store, House().having(COOK))
    assert house_of(store).characters == (COOK,)


def test_nothing_is_kept_at_first(store: FailingStore) -> None:
    assert house_of(store) == House()


def test_every_character_gets_an_id_of_its_own() -> None:
    house = House().having(COOK)
    assert house.free_id() == "house_2"
    assert house.without("house_1").free_id() == "house_1"
    with pytest.raises(ValidationError):
        house.having(COOK)


def test_a_character_is_changed_in_its_place() -> None:
    baker = HouseCharacter("house_2", "Baker", (ByHand(),))
    house = House().having(COOK).having(baker)
    changed = HouseCharacter("house_1", "Chef", (TakeFromBank(3),), "", True, 5)
    assert house.with_changed(changed).characters == (changed, baker)
    with pytest.raises(ValidationError):
        house.with_changed(HouseCharacter("house_1", "", (ByHand(),)))


def test_as_many_as_are_kept_have_an_id_each_that_no_printed_one_has() -> None:
    full = House()
    for _ in range(MOST_CHARACTERS):
        full = full.having(HouseCharacter(full.free_id(), "Cook", (ByHand(),)))
    ids = {each.id for each in full.characters}
    assert len(ids) == MOST_CHARACTERS
    assert not ids & (FIRST.characters.keys() | SECOND.characters.keys())
    with pytest.raises(ValidationError):
        full.having(HouseCharacter(full.free_id(), "Cook", (ByHand(),)))


@pytest.mark.parametrize(
    "character",
    [
        HouseCharacter("house_1", "", (ByHand(),)),
        HouseCharacter("house_1", "Cook\u202e", (ByHand(),)),
        HouseCharacter("house_1", "Cook\ud83e", (ByHand(),)),
        HouseCharacter("house_1", "Cook", (ByHand(),), "Soup\ud83e"),
        HouseCharacter("house_1", "Cook", ()),
        HouseCharacter("house_1", "Cook", (TakeFromBank(14),)),
        HouseCharacter("house_1", "Cook", (ByHand(),) * 7),
        HouseCharacter("house_1", "Cook", (ByHand(),), minimum=14),
    ],
)
def test_what_cannot_be_is_refused(character: HouseCharacter) -> None:
    with pytest.raises(ValidationError):
        House().having(character)
    with pytest.raises(ValidationError):
        House().having(COOK).with_changed(character)


def test_a_character_made_in_the_program_is_read_like_one_from_outside() -> None:
    wrong = HouseCharacter("house_1", "Cook", (TakeFromBank(14),))
    adapter = TypeAdapter(HouseCharacter)

    assert adapter.validate_python(COOK) == COOK
    with pytest.raises(ValidationError) as raised:
        adapter.validate_python(wrong)
    assert raised.value.errors()[0]["loc"][:2] == ("power", 0)


@pytest.mark.parametrize("stored", ["", "[]", '{"characters": [{"id": "x"}]}'])
def test_what_cannot_be_read_is_passed_over(stored: str, store: FailingStore) -> None:
    store.set_setting("house", stored)
    assert house_of(store) == House()
