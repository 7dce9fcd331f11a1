"""Setups and the initial table (section 3)."""

from dataclasses import replace

import pytest

from companion.core.boxes import EDITIONS, FIRST, SECOND, EditionId, PrintedSet, cards_each
from companion.core.commands import TurnAction
from companion.core.errors import Code
from companion.core.initial_table import initial_table
from companion.core.names import NAME_LIMIT, name_defects
from companion.core.phases import allowed_actions
from companion.core.setup import Setup, centre_cards
from companion.core.table import Phase
from tests.core.playing import NAMES, refusal_to_begin, setup_with

SIZES = [
    (edition.id, players)
    for edition in EDITIONS.values()
    for players in range(edition.fewest, edition.most + 1)
]


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_everybody_starts_with_six_coins_and_the_bank_has_the_rest(
    edition: EditionId, players: int
) -> None:
    table = initial_table(setup_with("judge", players=players, edition=edition, first=players - 1))
    assert table.coins == (6,) * players
    assert table.bank == {"first": 194, "second": 200}[edition] - 6 * players
    assert (table.court, table.owes_look, table.bound) == (0, frozenset(), False)
    assert table.seats == tuple(range(players))
    assert (table.turn, table.active, table.phase) == (1, players - 1, Phase.TURN)
    assert allowed_actions(table) == (TurnAction.SWAP,)
    assert (table.winners, table.end) == (None, None)


@pytest.mark.parametrize(
    ("players", "cards", "centre"), [(2, 6, 0), (3, 6, 0), (4, 6, 2), (5, 6, 1), (6, 6, 0)]
)
def test_six_cards_for_few_players(players: int, cards: int, centre: int) -> None:
    setup = setup_with("judge", players=players)
    assert len(setup.cards) == cards
    assert initial_table(setup).setup is setup
    assert centre_cards(setup) == centre


def test_cards_in_front_of_each_person() -> None:
    assert [cards_each(players) for players in (2, 3, 4, 13)] == [3, 2, 1, 1]


@pytest.mark.parametrize(
    ("edition", "have"),
    [("first", 0), ("first", 1), ("first", 14), ("first", 40), ("second", 3), ("second", 13)],
)
def test_too_few_or_too_many_players(edition: str, have: int) -> None:
    setup = replace(
        setup_with("judge", edition=EditionId(edition)),
        players=tuple(f"Player {number}" for number in range(have)),
    )
    box = EDITIONS[setup.edition]
    violation = refusal_to_begin(setup)
    assert violation.code is Code.WRONG_NUMBER_OF_PLAYERS
    assert violation.params == {"have": have, "fewest": box.fewest, "most": box.most}


def test_first_player_must_exist() -> None:
    setup = replace(setup_with("judge"), first=6)
    violation = refusal_to_begin(setup)
    assert (violation.code, violation.params) == (Code.UNKNOWN_PERSON, {"person": 6})


class TestNames:
    @pytest.mark.parametrize(
        "name", ["", " ", "\t", "\u3000", "\u00a0 \u2003", "\u200b", " \u200f ", "\u2066\u2069"]
    )
    def test_invisible_name_is_empty(self, name: str) -> None:
        assert [defect.code for defect in name_defects([name])] == [Code.NAME_EMPTY]

    def test_name_of_forty_characters_is_accepted(self) -> None:
        assert list(name_defects(["x" * NAME_LIMIT])) == []
        (defect,) = name_defects(["x" * 200])
        assert (defect.code, defect.params) == (Code.NAME_TOO_LONG, {"limit": 40, "have": 200})

    @pytest.mark.parametrize(
        "name",
        [
            "a\nb",
            "a\x00",
            "\x1b[2J",
            "a\x7f",
            "a\x85b",
            "a\u2028b",
            "a\u2029b",
            "a\ud800",
            "\u202eabc",
        ],
        ids=ascii,
    )
    def test_unprintable_name_is_refused(self, name: str) -> None:
        assert [defect.code for defect in name_defects([name])] == [Code.NAME_UNPRINTABLE]

    @pytest.mark.parametrize(
        "name",
        ["דוד", "فاطمة", "🦊", "👩‍🚀", "Żółć", "山田 太郎", "O'Neil", "\u200fדוד", "e\u0301"],
    )
    def test_names_of_every_script_and_emoji_are_accepted(self, name: str) -> None:
        assert list(name_defects([name, "Bruno"])) == []

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("Anna", "Anna"),
            ("Anna", "ANNA"),
            ("Anna", " Anna "),
            ("Straße", "STRASSE"),
            ("é", "e\u0301"),
            ("Anna", "Ａｎｎａ"),
            ("Anna", "An\u200bna"),
        ],
    )
    def test_names_that_look_alike_are_duplicates(self, one: str, other: str) -> None:
        (defect,) = name_defects([one, other])
        assert (defect.code, defect.params) == (Code.NAME_TWICE, {"name": other.strip()})

    def test_setup_is_refused_with_all_its_defects(self) -> None:
        setup = Setup(EditionId.FIRST, ("", "Bruno", "bruno", "x" * 41), ("king",) * 5, 4, 1)
        violation = refusal_to_begin(setup)
        assert [violation.code, *(other.code for other in violation.others)] == [
            Code.NAME_EMPTY,
            Code.NAME_TWICE,
            Code.NAME_TOO_LONG,
            Code.UNKNOWN_PERSON,
            Code.NOT_IN_THE_BOX,
            Code.WRONG_NUMBER_OF_CARDS,
            Code.JUDGE_MISSING,
        ]


class TestPrintedSets:
    def test_first_edition_has_one_printed_set_per_size_and_two_for_seven(self) -> None:
        by_players = {players: FIRST.printed_for(players) for players in range(2, 14)}
        assert [len(by_players[players]) for players in range(2, 14)] == [
            *(1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1)
        ]
        assert {s.printing for s in by_players[7]} == {"en-ru", "fr-ja-pl"}

    def test_second_edition_has_no_printed_sets(self) -> None:
        assert SECOND.printed_sets == ()

    @pytest.mark.parametrize("printed", FIRST.printed_sets, ids=lambda printed: printed.id)
    def test_printed_sets_are_accepted_in_any_order(self, printed: PrintedSet) -> None:
        setup = Setup(
            EditionId.FIRST, NAMES[: printed.players], tuple(reversed(printed.cards)), 0, 1
        )
        assert initial_table(setup).setup.cards == tuple(reversed(printed.cards))

    def test_thirteen_players_play_with_the_whole_box(self) -> None:
        (thirteen,) = FIRST.printed_for(13)
        box = [c.id for c in FIRST.characters.values() for _ in range(c.copies)]
        assert sorted(thirteen.cards) == sorted(box)

    def test_seven_with_the_spy_is_accepted_for_seven_only(self) -> None:
        spy = next(s for s in FIRST.printed_for(7) if "spy" in s.cards)
        initial_table(Setup(EditionId.FIRST, NAMES[:7], spy.cards, 0, 1))
        violation = refusal_to_begin(Setup(EditionId.FIRST, NAMES[:6], spy.cards, 0, 1))
        assert violation.code is Code.TOO_LITTLE_BANK_MONEY
        assert violation.params == {"have": 2, "need": 3, "cards": 7}

    def test_sets_are_those_of_the_rule_sheets(self) -> None:
        sets = {s.id: sorted(s.cards) for s in FIRST.printed_sets}
        eight = sorted(["judge", "bishop", "king", "fool", "queen", "witch", "peasant", "peasant"])
        assert (
            sets["first-2"]
            == sets["first-3"]
            == [*("bishop", "fool", "judge", "king", "queen", "witch")]
        )
        assert sets["first-4"] == ["bishop", "cheat", "judge", "king", "queen", "thief"]
        assert sets["first-5"] == ["bishop", "cheat", "judge", "king", "queen", "witch"]
        assert sets["first-6"] == sets["first-5"]
        seven = ["bishop", "judge", "king", "queen", "thief", "witch"]
        assert sets["first-7-fool"] == sorted([*seven, "fool"])
        assert sets["first-7-spy"] == sorted([*seven, "spy"])
        assert sets["first-8"] == eight
        assert sets["first-9"] == sorted([*eight, "cheat"])
        assert sets["first-10"] == sorted([*eight, "cheat", "spy"])
        assert sets["first-11"] == sorted([*eight, "cheat", "spy", "inquisitor"])
        assert sets["first-12"] == sorted([*eight, "cheat", "spy", "inquisitor", "widow"])


class TestHouseSets:
    LAWLESS = Setup(
        EditionId.FIRST,
        NAMES[:6],
        ("bishop", "witch", "inquisitor", "spy", "thief", "peasant"),
        0,
        1,
    )

    def test_broken_set_is_refused_with_every_reason(self) -> None:
        violation = refusal_to_begin(self.LAWLESS)
        assert [violation.code, *(other.code for other in violation.others)] == [
            Code.JUDGE_MISSING,
            Code.TOO_LITTLE_BANK_MONEY,
            Code.TOO_FEW_PLAYERS_FOR,
            Code.PEASANT_ALONE,
            Code.TOO_FEW_PLAYERS_FOR,
        ]

    def test_house_set_may_break_the_rules_of_choosing(self) -> None:
        assert initial_table(replace(self.LAWLESS, house_set=True)).turn == 1

    @pytest.mark.parametrize(
        ("cards", "code"),
        [
            (("judge", "king", "king", "queen", "fool", "witch"), Code.NOT_IN_THE_BOX),
            (("judge", "peasant", "peasant", "peasant", "fool", "witch"), Code.NOT_IN_THE_BOX),
            (("judge", "king", "empress", "queen", "fool", "witch"), Code.UNKNOWN_CHARACTER),
            (("judge", "king", "queen", "fool", "witch"), Code.WRONG_NUMBER_OF_CARDS),
            ((), Code.WRONG_NUMBER_OF_CARDS),
        ],
    )
    def test_house_set_needs_existing_cards_in_the_right_number(
        self, cards: tuple[str, ...], code: Code
    ) -> None:
        violation = refusal_to_begin(replace(self.LAWLESS, cards=cards, house_set=True))
        assert (violation.code, violation.others) == (code, ())


def test_facts_of_the_boxes() -> None:
    assert [
        (b.year, b.tokens, b.bank_insert, b.scenario_sheets, b.blank_cards, b.half_bank_money)
        for b in (FIRST, SECOND)
    ] == [
        (2013, True, False, False, 1, False),
        (2021, False, True, True, 0, True),
    ]
