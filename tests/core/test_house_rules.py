"""House rules: each choice against the printed rule, their records, and when they matter."""

import json
from dataclasses import replace

import pytest

from companion.cli.replay import as_json
from companion.core.boxes import EDITIONS
from companion.core.commands import Look, Swap, TurnAction
from companion.core.decide import end_of
from companion.core.errors import Code, RuleViolation
from companion.core.events import End
from companion.core.game import new_game
from companion.core.house_rules import AS_PRINTED, CHOICES, HouseRules, rules_that_matter
from companion.core.initial_table import initial_table
from companion.core.phases import allowed_actions
from companion.core.record import dump_line, parse_setup
from companion.core.setup import centre_cards
from tests.core.playing import ADELE, BRUNO, CEDRIC, SECOND, after, bound_at, refused, setup_with
from tests.core.playing import table_with as table_of_six

FOUR = setup_with("king", players=4)


@pytest.mark.parametrize(
    ("choice", "players", "swaps"),
    [
        ("four", 7, 4),
        ("none", 7, 0),
        ("one_each", 7, 7),
        ("two_each", 7, 14),
        ("one_each", 2, 2),
        ("two_each", 3, 6),
    ],
)
def test_preparation_turns(choice: str, players: int, swaps: int) -> None:
    rules = AS_PRINTED.choose("opening_turns", choice)
    table = initial_table(replace(setup_with("king", players=players), house_rules=rules))
    for turn in range(1, swaps + 1):
        assert allowed_actions(table) == (TurnAction.SWAP,)
        violation = refused(table, Look())
        assert (violation.code, violation.params) == (
            Code.OPENING_TURN,
            {"turn": turn, "last": swaps},
        )
        table = after(table, Swap())
    assert allowed_actions(table) == tuple(TurnAction)


@pytest.mark.parametrize(
    ("players", "cards"), [(4, (4, 5, 6)), (5, (5, 6, 7)), (3, (6,)), (6, (6, 7, 8))]
)
def test_four_and_five_players_may_choose_how_many_cards_lie_in_the_centre(
    players: int, cards: tuple[int, ...]
) -> None:
    rules = HouseRules(spare_cards="free")
    setup = replace(setup_with("king", players=8), house_rules=rules)
    for number in range(3, 9):
        chosen = replace(setup, players=setup.players[:players], cards=setup.cards[:number])
        if number in cards:
            table = initial_table(chosen)
            assert centre_cards(table.setup) == (number - players if players > 3 else 0)
        else:
            with pytest.raises(RuleViolation) as violation:
                initial_table(chosen)
            assert violation.value.code is Code.WRONG_NUMBER_OF_CARDS


def test_a_forced_swap_may_be_limited_to_players_cards() -> None:
    assert after(bound_at(AS_PRINTED), Swap("center")).turn == 7
    table = bound_at(HouseRules(forced_swap="players_card"))
    assert refused(table, Swap("center")).code is Code.FORCED_SWAP_WITH_PLAYER
    # nor is a swap refused that names no partner, and the next turn is free
    free = after(table, Swap())
    assert after(free, Swap("center")).turn == 8


@pytest.mark.parametrize(
    ("rules", "coins", "end", "winners"),
    [
        (AS_PRINTED, {ADELE: 14, BRUNO: 13, CEDRIC: 0}, End.THIRTEEN, (ADELE, BRUNO)),
        (HouseRules(end="zero_first"), {ADELE: 14, BRUNO: 13, CEDRIC: 0}, End.BANKRUPTCY, (ADELE,)),
        (HouseRules(end="zero_first"), {ADELE: 14, BRUNO: 13}, End.THIRTEEN, (ADELE, BRUNO)),
    ],
)
def test_which_end_is_looked_at_first(
    rules: HouseRules, coins: dict[int, int], end: End, winners: tuple[int, ...]
) -> None:
    table = table_of_six("king", coins=coins)
    edition = initial_table(replace(table.setup, house_rules=rules)).edition
    found = end_of(table._replace(rules=replace(table.rules, edition=edition)))
    assert found is not None
    assert (found.end, found.winners) == (end, winners)


def test_what_players_settle_with_their_cards_changes_no_table() -> None:
    setup = replace(FOUR, house_rules=HouseRules(fool="center_card", no_name="wrong"))
    assert initial_table(setup).edition == initial_table(FOUR).edition


def test_a_setup_without_house_rules_has_the_same_line_as_before_there_were_any() -> None:
    assert "house_rules" not in dump_line(FOUR)
    assert parse_setup(dump_line(FOUR)).house_rules == AS_PRINTED


@pytest.mark.parametrize(
    ("rule", "choice"), [(rule, choice) for rule in CHOICES for choice in CHOICES[rule]]
)
def test_a_record_names_the_rules_that_differ(rule: str, choice: str) -> None:
    setup = replace(FOUR, house_rules=AS_PRINTED.choose(rule, choice))
    default = choice == CHOICES[rule][0]
    line = json.loads(dump_line(setup))
    assert line.get("house_rules", {}) == ({} if default else {rule: choice})
    assert parse_setup(json.dumps(line)) == setup
    # the printed rule may be named too
    line["house_rules"] = {rule: choice}
    assert parse_setup(json.dumps(line)) == setup


@pytest.mark.parametrize(
    ("version", "value", "code", "key"),
    [
        (2, {"opening_turns": "three"}, Code.BAD_VALUE, "opening_turns"),
        (2, {"opening_turns": 4}, Code.BAD_VALUE, "opening_turns"),
        (2, {"dessert": "first"}, Code.UNKNOWN_KEY, "dessert"),
        (2, "none", Code.BAD_VALUE, "house_rules"),
        (1, {"opening_turns": "none"}, Code.UNKNOWN_KEY, "house_rules"),
    ],
)
def test_a_record_with_unknown_house_rules_is_refused(
    version: int, value: object, code: Code, key: str
) -> None:
    line = json.loads(dump_line(FOUR)) | {"version": version, "house_rules": value}
    if version == 1:
        del line["rules"]
    with pytest.raises(RuleViolation) as violation:
        parse_setup(json.dumps(line))
    assert (violation.value.code, violation.value.params) == (code, {"key": key})


def test_the_table_in_a_replay_obeys_them() -> None:
    game = new_game(replace(FOUR, house_rules=HouseRules(opening_turns="none")))
    assert json.loads(as_json(game.table))["may"] == ["swap", "look", "announce"]


def test_only_rules_that_can_make_a_difference_matter() -> None:
    first, second = (EDITIONS[each] for each in EDITIONS)
    assert [*rules_that_matter(first, 5)] == [*CHOICES]
    assert "spare_cards" not in [*rules_that_matter(first, 6)]
    # after a reveal one may look instead, so no swap is forced
    assert second.id == SECOND
    assert "forced_swap" not in [*rules_that_matter(second, 5)]
    assert [*rules_that_matter(first, 3)] == ["opening_turns", "end", "no_name"]
