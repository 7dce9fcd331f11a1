"""A group's favourite sets: names, and what is stored."""

from companion.application.group.favourite_sets import FAVOURITE_SETS, FavouriteSet, FavouriteSets
from companion.core.boxes import EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import TakeFromBank
from tests.ui.pages import empty_store

COOK = CustomCharacter("house_1", "Cook", (TakeFromBank(2),), bank_money=True)
FRIDAY = FavouriteSet(
    name="Friday",
    edition=EditionId.FIRST,
    players=4,
    cards=("judge", "king", "queen", "thief", "spy", "house_1"),
    house=(COOK,),
)


def test_favourites_are_stored_with_their_custom_characters() -> None:
    store = empty_store()
    FAVOURITE_SETS.save(store, FavouriteSets().with_set(FRIDAY))
    assert FAVOURITE_SETS.load(store).sets == (FRIDAY,)


def test_unreadable_favourites_are_none() -> None:
    store = empty_store()
    store.set_setting("favourites", '{"sets": [{"name": ""}]}')
    assert FAVOURITE_SETS.load(store).sets == ()


def test_set_replaces_one_with_the_same_name() -> None:
    other = FRIDAY.model_copy(update={"name": " friday", "players": 5})
    favourites = FavouriteSets().with_set(FRIDAY).with_set(other)
    assert favourites.sets == (other,)
    assert favourites.having(EditionId.FIRST, 4) == ()
    assert favourites.without("FRIDAY").sets == ()
