"""The library of custom characters: stored, unique ids, validated."""

from dataclasses import replace

import pytest
from pydantic import TypeAdapter, ValidationError

from companion.application.group.character_library import (
    CHARACTER_LIBRARY,
    FACES,
    MOST_CHARACTERS,
    CharacterLibrary,
    face_of,
)
from companion.core.boxes import FIRST, SECOND
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import ByHand, TakeFromBank
from tests.application.failing_store import FailingStore

COOK = CustomCharacter("house_1", "Cook", (TakeFromBank(2), ByHand()), "Soup for all.", True, 5)


def test_saved_characters_are_loaded_unchanged(store: FailingStore) -> None:
    CHARACTER_LIBRARY.save(store, CharacterLibrary().with_added(COOK))
    assert CHARACTER_LIBRARY.load(store).characters == (COOK,)


def test_library_is_empty_at_first(store: FailingStore) -> None:
    assert CHARACTER_LIBRARY.load(store) == CharacterLibrary()


def test_free_id_is_unused_and_ids_are_unique() -> None:
    house = CharacterLibrary().with_added(COOK)
    assert house.free_id() == "house_2"
    assert house.without("house_1").free_id() == "house_1"
    with pytest.raises(ValidationError):
        house.with_added(COOK)


def test_restored_character_keeps_its_face_with_another_id() -> None:
    owl = CustomCharacter("own_owl_1", "Owl", (ByHand(),))
    house = CharacterLibrary().with_added(replace(owl, name="Night"))
    assert [each.id for each in house.with_restored(owl).characters] == ["own_owl_1", "own_owl_2"]


@pytest.mark.parametrize("made", ["house_3", "night_watch", "own_dragon_2", "king"])
def test_ids_without_a_known_face_have_the_first(made: str) -> None:
    assert face_of(made) == FACES[0]


def test_changed_character_keeps_its_place() -> None:
    baker = CustomCharacter("house_2", "Baker", (ByHand(),))
    house = CharacterLibrary().with_added(COOK).with_added(baker)
    changed = CustomCharacter("house_1", "Chef", (TakeFromBank(3),), "", True, 5)
    assert house.with_changed("house_1", changed).characters == (changed, baker)
    with pytest.raises(ValidationError):
        house.with_changed("house_1", CustomCharacter("house_1", "", (ByHand(),)))


def test_full_library_has_unique_ids_unlike_printed_ones() -> None:
    full = CharacterLibrary()
    for _ in range(MOST_CHARACTERS):
        full = full.with_added(CustomCharacter(full.free_id(), "Cook", (ByHand(),)))
    ids = {each.id for each in full.characters}
    assert len(ids) == MOST_CHARACTERS
    assert not ids & (FIRST.characters.keys() | SECOND.characters.keys())
    with pytest.raises(ValidationError):
        full.with_added(CustomCharacter(full.free_id(), "Cook", (ByHand(),)))


@pytest.mark.parametrize(
    "character",
    [
        CustomCharacter("house_1", "", (ByHand(),)),
        CustomCharacter("house_1", "Cook\u202e", (ByHand(),)),
        CustomCharacter("house_1", "Cook\ud83e", (ByHand(),)),
        CustomCharacter("house_1", "Cook", (ByHand(),), "Soup\ud83e"),
        CustomCharacter("house_1", "Cook", ()),
        CustomCharacter("house_1", "Cook", (TakeFromBank(14),)),
        CustomCharacter("house_1", "Cook", (ByHand(),) * 7),
        CustomCharacter("house_1", "Cook", (ByHand(),), minimum=14),
    ],
)
def test_invalid_character_is_rejected(character: CustomCharacter) -> None:
    with pytest.raises(ValidationError):
        CharacterLibrary().with_added(character)
    with pytest.raises(ValidationError):
        CharacterLibrary().with_added(COOK).with_changed(COOK.id, character)


def test_instances_are_validated_like_parsed_characters() -> None:
    wrong = CustomCharacter("house_1", "Cook", (TakeFromBank(14),))
    adapter = TypeAdapter(CustomCharacter)

    assert adapter.validate_python(COOK) == COOK
    with pytest.raises(ValidationError) as raised:
        adapter.validate_python(wrong)
    assert raised.value.errors()[0]["loc"][:2] == ("power", 0)


@pytest.mark.parametrize("stored", ["", "[]", '{"characters": [{"id": "x"}]}'])
def test_unreadable_library_counts_as_empty(stored: str, store: FailingStore) -> None:
    store.set_setting("custom-characters", stored)
    assert CHARACTER_LIBRARY.load(store) == CharacterLibrary()
