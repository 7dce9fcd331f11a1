import pytest

from companion.application.group.last_group import LAST_GROUP, Group, tablet_holds_coins
from companion.application.group.saved_groups import SavedGroup
from companion.core.boxes import EditionId
from companion.core.commands import Rename
from companion.core.custom_characters import CustomCharacter
from companion.core.game import new_game
from companion.core.powers.blocks import TakeFromBank, WinAt
from companion.core.setup import Setup
from tests.application.failing_store import FailingStore

NAMES = ("Adele", "Bruno", "Cedric", "David")
BANKER = CustomCharacter(
    id="banker", name="Bankier", power=(TakeFromBank(2, together=3), WinAt(9)), bank_money=True
)
OWN = Setup(
    EditionId.FIRST,
    NAMES,
    ("judge", "king", "queen", "thief", "spy", "banker"),
    2,
    1,
    house=(BANKER,),
)
PRINTED = Setup(
    EditionId.FIRST,
    NAMES,
    ("judge", "bishop", "king", "queen", "thief", "cheat"),
    0,
    1,
    scenario="first-4",
)


def test_custom_set_is_stored_with_the_group(store: FailingStore) -> None:
    LAST_GROUP.save(store, Group.of(OWN, tablet_holds_coins=True))

    group = LAST_GROUP.load(store)
    assert group is not None
    assert (group.cards, group.custom_characters) == (OWN.cards, (BANKER,))


def test_named_set_is_stored_with_its_name_and_its_cards(
    store: FailingStore,
) -> None:
    LAST_GROUP.save(store, Group.of(PRINTED, tablet_holds_coins=False))

    group = LAST_GROUP.load(store)
    assert group is not None
    assert (group.scenario, group.cards) == ("first-4", PRINTED.cards)


def test_group_of_an_early_version_is_loaded(store: FailingStore) -> None:
    store.set_setting("group", '{"names": ["Adele", "Bruno"], "first": 1, "edition": "first"}')

    group = LAST_GROUP.load(store)

    assert group is not None
    assert group.names == ("Adele", "Bruno")


@pytest.mark.parametrize("first", ["2", "-1", '"1"', "1.0"])
def test_group_with_invalid_first_player_is_ignored(first: str, store: FailingStore) -> None:
    store.set_setting(
        "group", f'{{"names": ["Adele", "Bruno"], "first": {first}, "edition": "first"}}'
    )

    assert LAST_GROUP.load(store) is None


def test_group_is_recognised_and_seated_under_names_put_right() -> None:
    setup = Setup(EditionId.FIRST, NAMES, PRINTED.cards, 2, 2, rules=2)
    group = Group.of(setup, tablet_holds_coins=True, youngest="David")
    for game in (new_game(setup).append(Rename(3, "Dora")), new_game(setup)):
        names = game.table.names
        assert tablet_holds_coins(group, game)
        seated = group.seated(game)
        assert (seated.names, seated.first, seated.youngest) == (names, 2, names[3])
        # put away under the new names and continued
        assert seated.plays(game)
    other = new_game(Setup(EditionId.FIRST, (*NAMES[:3], "Ewa"), PRINTED.cards, 2, 2, rules=2))
    assert group.seated(other) == group


def test_names_from_files_lose_what_breaks_a_layout() -> None:
    group = SavedGroup(id=1, name="Thurs\u202eday\n", people=("Ad\x00ele", "Bruno"))
    assert (group.name, group.people) == ("Thursday", ("Adele", "Bruno"))
