from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import resources
from companion.content.errors import ContentError
from companion.content.set_catalogue import Scenario, catalogue, scenario, scenarios
from companion.content.set_generator import SEEDS, completed, random_set
from companion.core.boxes import EDITIONS, EXPANSIONS, FIRST, SECOND, EditionId
from companion.core.initial_table import initial_table
from companion.core.set_rules import box_defects
from companion.core.setup import Setup
from companion.i18n import Language, Messages
from tests.core.test_set_rules import defects

OURS = [each for each in catalogue() if each.ours]
SIZES = [
    (edition, players)
    for edition in EDITIONS.values()
    for players in range(edition.fewest, edition.most + 1)
]


def test_catalogue_has_every_printed_set_and_both_printings_for_seven() -> None:
    printed = [each for each in scenarios(EditionId.FIRST) if not each.ours]

    assert [each.id for each in printed if not each.boxes] == [
        each.id for each in FIRST.printed_sets
    ]
    assert {each.id for each in printed if each.boxes} == {
        each.id for each in EXPANSIONS["expansion"].printed_sets
    }
    assert {each.printing for each in printed if each.players == 7 and not each.boxes} == {
        "en-ru",
        "fr-ja-pl",
    }


@pytest.mark.parametrize(
    ("edition", "players"),
    # 13 people take the whole box of the first edition: there is nothing to choose
    [(e.id, p) for e, p in SIZES if p >= 4 and (e.id, p) != (EditionId.FIRST, 13)],
)
def test_three_own_sets_exist_for_each_number_of_players_from_four(
    edition: EditionId, players: int
) -> None:
    ours = [each for each in scenarios(edition, players) if each.ours]

    assert len({frozenset(Counter(each.cards).items()) for each in ours}) >= 3


@pytest.mark.parametrize("each", OURS, ids=lambda each: each.id)
def test_own_sets_are_valid_and_start_a_game(each: Scenario) -> None:
    names = tuple(map(str, range(each.players)))

    assert defects(EDITIONS[each.edition], each.players, each.cards) == ()
    assert initial_table(Setup(each.edition, names, each.cards, 0, 1, scenario=each.id)).turn == 1


@pytest.mark.parametrize("language", Language)
def test_own_sets_have_a_unique_name_and_a_description_in_every_language(
    language: Language,
) -> None:
    say = Messages(language)
    names = {each.name for each in OURS if each.name}
    titles = {say.text(name) for name in names}
    lines = {say.text(f"{name}.line") for name in names}

    assert len(titles) == len(lines) == len(names)
    assert not titles & names


def test_own_sets_of_the_second_edition_are_not_called_scenarios() -> None:
    assert all(each.ours for each in scenarios(EditionId.SECOND))


@pytest.mark.parametrize(
    ("before", "card", "after", "told"),
    [
        ("", "jugde", "", r"scenario.*0: .*jugde"),
        ("", "judge", "more = 1", r"scenario.*0\.more: extra_forbidden"),
        ("more = 1", "judge", "", r"scenario\.more: extra_forbidden"),
    ],
    ids=["a card that no box has", "a key of a set", "a key of the file"],
)
def test_defect_in_scenarios_file_is_reported_with_its_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str, card: str, after: str, told: str
) -> None:
    (tmp_path / "scenarios.toml").write_text(
        f'{before}\n[[scenario]]\nid = "ours"\nedition = "first"\nplayers = [4]\n'
        f'cards = ["{card}", "king", "queen", "thief", "spy", "cheat"]\n{after}\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(resources, "locales", lambda: tmp_path)
    catalogue.cache_clear()
    try:
        with pytest.raises(ContentError, match=rf"scenarios\.toml: {told}"):
            catalogue()
    finally:
        catalogue.cache_clear()


def test_set_is_found_by_id() -> None:
    assert scenario("first-7-spy") in scenarios(EditionId.FIRST, 7)
    assert scenario("sheet-4-a") is None


@pytest.mark.parametrize(("edition", "players"), SIZES, ids=lambda value: getattr(value, "id", ""))
def test_random_set_is_valid_and_determined_by_its_seed(edition, players) -> None:  # type: ignore[no-untyped-def]
    for seed in (SEEDS[0], 4711, SEEDS[-1]):
        found = random_set(edition, players, seed)

        assert found is not None
        assert defects(edition, players, found) == ()
        assert random_set(edition, players, seed) == found


def test_seed_gives_the_same_set_on_devices_with_different_versions() -> None:
    assert random_set(SECOND, 7, 4711) == (
        *("judge", "patron", "trickster", "puppet_master", "shaman", "fool", "princess"),
    )


def test_different_seeds_give_different_sets() -> None:
    found = {frozenset(random_set(SECOND, 8, seed) or ()) for seed in range(1000, 1040)}

    assert len(found) > 20


@given(st.data())
def test_completed_set_is_valid_and_keeps_the_chosen_cards(data: st.DataObject) -> None:
    edition, players = data.draw(st.sampled_from(SIZES))
    box = [each.id for each in edition.characters.values() for _ in range(each.copies)]
    chosen = data.draw(st.lists(st.sampled_from(range(len(box))), unique=True, max_size=5))
    cards = [box[place] for place in chosen]

    found = completed(edition, players, cards, data.draw(st.sampled_from(SEEDS)))

    if found is not None:
        assert defects(edition, players, found) == ()
        assert Counter(cards) <= Counter(found)


def test_single_peasant_is_completed_with_the_second() -> None:
    assert Counter(completed(FIRST, 8, ["peasant"], 1234))["peasant"] == 2


def test_cards_of_no_valid_set_are_not_completed() -> None:
    too_small = completed(FIRST, 6, ["inquisitor"], 1234)
    no_room_for_the_judge = completed(
        FIRST, 4, ["king", "queen", "thief", "witch", "spy", "cheat"], 1234
    )
    not_in_the_box = completed(FIRST, 6, ["guru"], 1234)

    assert (too_small, no_room_for_the_judge, not_in_the_box) == (None, None, None)


def test_valid_set_stays_as_it_is() -> None:
    cards = ("judge", "bishop", "king", "queen", "thief", "cheat")

    found = completed(FIRST, 5, cards, 1234)

    assert found == cards
    assert box_defects(FIRST, 5, cards) == ()


@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_players_get_the_printed_set(players: int) -> None:
    (printed,) = FIRST.printed_for(players)
    assert random_set(FIRST, players, 1234) == printed.cards
    assert completed(FIRST, players, ["witch", "king"], 1234) == printed.cards
    assert completed(FIRST, players, ["thief"], 1234) is None
