"""Record lines: reading, writing and refusals."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    Answer,
    CardSlot,
    Choose,
    Claim,
    Entry,
    Look,
    MistakenLook,
    NoMoreClaims,
    Redo,
    Reveal,
    Swap,
    Transfer,
    Undo,
)
from companion.core.errors import Code, RuleViolation
from companion.core.powers.blocks import TakeFromCourt
from companion.core.record import LINE_LIMIT, dump_line, parse_entry, parse_line, parse_setup
from companion.core.setup import Setup
from tests.core.arbitrary import entries, setups
from tests.core.playing import CEDRIC, FRAN

SETUP = {
    "do": "setup",
    "version": 1,
    "edition": "first",
    "players": ["Adele", "Bruno", "Cedric", "David"],
    "cards": ["judge", "bishop", "king", "queen", "thief", "cheat"],
    "first": 0,
}

MAYOR = {"id": "mayor", "name": "Mayor", "power": [{"block": "take_from_court"}]}
ONE_SIDED = {"block": "take_from_neighbours", "coins": 1}

LINES: list[tuple[str, Entry]] = [
    ('{"do": "swap"}', Swap()),
    ('{"do": "swap", "with": 0}', Swap(0)),
    ('{"do": "swap", "with": "center"}', Swap("center")),
    ('{"do": "look"}', Look()),
    ('{"do": "announce", "character": "king"}', Announce("king")),
    ('{"do": "announce", "character": "king", "card": "left"}', Announce("king", CardSlot.LEFT)),
    ('{"do": "claim", "player": 2}', Claim(CEDRIC)),
    ('{"do": "claim", "player": 2, "card": "protected"}', Claim(CEDRIC, CardSlot.PROTECTED)),
    ('{"do": "no_more_claims"}', NoMoreClaims()),
    ('{"do": "reveal", "true": []}', Reveal(())),
    ('{"do": "reveal", "true": [2, 4]}', Reveal((CEDRIC, FRAN))),
    ('{"do": "choose", "targets": [2]}', Choose((CEDRIC,))),
    ('{"do": "answer", "right": false}', Answer(right=False)),
    ('{"do": "mistaken_look", "player": 0}', MistakenLook(0)),
    ('{"do": "transfer", "from": "bank", "to": 0, "coins": 2}', Transfer("bank", 0, 2)),
    ('{"do": "transfer", "from": 0, "to": "court", "coins": 2}', Transfer(0, "court", 2)),
    ('{"do": "undo"}', Undo()),
    ('{"do": "redo"}', Redo()),
]


def powered(*power: object) -> dict[str, object]:
    """What a setup says of a mayor with that power."""
    return {"house": [MAYOR | {"power": power}]}


def refused(text: str) -> RuleViolation:
    with pytest.raises(RuleViolation) as refusal:
        parse_line(text)
    return refusal.value


@pytest.mark.parametrize(("text", "entry"), LINES, ids=[text for text, _ in LINES])
def test_line_is_read_and_written(text: str, entry: Entry) -> None:
    assert parse_line(text) == parse_entry(text).entry == entry
    assert dump_line(entry) == text


def test_setup_is_read_and_written() -> None:
    setup = Setup(
        EditionId.FIRST,
        ("Adele", "Bruno", "Cedric", "David"),
        ("judge", "bishop", "king", "queen", "thief", "cheat"),
        first=0,
        version=1,
    )
    assert parse_setup(json.dumps(SETUP)) == setup
    assert json.loads(dump_line(setup)) == SETUP


def test_custom_character_is_read_and_written() -> None:
    mayor = MAYOR | {"name": "Bürgermeister 🦊", "text": "Takes\nthe court.", "minimum": 6}
    setup = parse_setup(json.dumps(SETUP | {"house": [mayor]}))
    assert setup.house[0].power == (TakeFromCourt(),)
    assert parse_setup(dump_line(setup)) == setup


def test_optional_keys_of_a_setup() -> None:
    extra = {"scenario": "first-4", "printing": "en-ru", "house_set": True}
    setup = parse_setup(json.dumps(SETUP | extra))
    assert (setup.scenario, setup.printing, setup.house_set) == ("first-4", "en-ru", True)
    assert json.loads(dump_line(setup)) == SETUP | extra


@given(entries.filter(lambda entry: -1 not in vars_of(entry) and 13 not in vars_of(entry)))
def test_any_entry_reads_back(entry: Entry) -> None:
    assert parse_entry(dump_line(entry)).entry == entry


def vars_of(entry: Entry) -> list[object]:
    return [getattr(entry, name) for name in entry.__slots__]


@given(setups(), st.lists(st.text(st.characters(codec="utf-8")), max_size=13))
def test_any_setup_reads_back(setup: Setup, names: list[str]) -> None:
    named = Setup(setup.edition, tuple(names), setup.cards, setup.first, 1)
    line = dump_line(named)
    assert "\n" not in line
    assert parse_setup(line) == named


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", Code.NOT_JSON),
        ("swap", Code.NOT_JSON),
        ("{'do': 'swap'}", Code.NOT_JSON),
        ('{"do": "swap"} {"do": "look"}', Code.NOT_JSON),
        ('{"do": "swap",}', Code.NOT_JSON),
        ("[" * LINE_LIMIT, Code.NOT_JSON),
        ("[]", Code.NOT_JSON),
        ("null", Code.NOT_JSON),
        ("3", Code.NOT_JSON),
        ('"swap"', Code.NOT_JSON),
        ('[{"do": "swap"}]', Code.NOT_JSON),
        ('{"do": "announce", "character": "\\ud800"}', Code.NOT_JSON),
        ('{"do": "claim", "player": ' + "9" * 5000 + "}", Code.NOT_JSON),
        ("x" * (LINE_LIMIT + 1), Code.LINE_TOO_LONG),
        ("{}", Code.MISSING_KEY),
        ('{"player": 1}', Code.MISSING_KEY),
        ('{"do": null}', Code.UNKNOWN_COMMAND),
        ('{"do": 1}', Code.UNKNOWN_COMMAND),
        ('{"do": ["swap"]}', Code.UNKNOWN_COMMAND),
        ('{"do": "Swap"}', Code.UNKNOWN_COMMAND),
        ('{"do": "swap "}', Code.UNKNOWN_COMMAND),
    ],
    ids=lambda value: str(value)[:40],
)
def test_text_that_is_no_command_is_refused(text: str, code: Code) -> None:
    assert refused(text).code is code


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ('{"do": "swap", "with": true}', Code.BAD_VALUE, "with"),
        ('{"do": "swap", "with": 2.0}', Code.BAD_VALUE, "with"),
        ('{"do": "swap", "with": "2"}', Code.BAD_VALUE, "with"),
        ('{"do": "swap", "with": "centre"}', Code.BAD_VALUE, "with"),
        ('{"do": "swap", "with": -1}', Code.BAD_VALUE, "with"),
        ('{"do": "swap", "with": 13}', Code.BAD_VALUE, "with"),
        ('{"do": "swap", "with_": 2}', Code.UNKNOWN_KEY, "with_"),
        ('{"do": "look", "player": 2}', Code.UNKNOWN_KEY, "player"),
        ('{"do": "look", "\\n\\u001b[2J": 2}', Code.UNKNOWN_KEY, "'\\n\\x1b[2J'"),
        ('{"do": "announce"}', Code.MISSING_KEY, "character"),
        ('{"do": "announce", "character": ""}', Code.BAD_VALUE, "character"),
        ('{"do": "announce", "character": "a\\nb"}', Code.BAD_VALUE, "character"),
        ('{"do": "announce", "character": ["king"]}', Code.BAD_VALUE, "character"),
        ('{"do": "announce", "character": "king", "card": "up"}', Code.BAD_VALUE, "card"),
        ('{"do": "claim", "player": true}', Code.BAD_VALUE, "player"),
        ('{"do": "claim", "player": null}', Code.BAD_VALUE, "player"),
        ('{"do": "claim", "player": 1e0}', Code.BAD_VALUE, "player"),
        ('{"do": "reveal", "true": 2}', Code.BAD_VALUE, "true"),
        ('{"do": "reveal", "true": [true]}', Code.BAD_VALUE, "true"),
        ('{"do": "reveal", "true": {"0": 1}}', Code.BAD_VALUE, "true"),
        ('{"do": "reveal"}', Code.MISSING_KEY, "true"),
        ('{"do": "choose", "targets": [1.0]}', Code.BAD_VALUE, "targets"),
        ('{"do": "answer", "right": 1}', Code.BAD_VALUE, "right"),
        ('{"do": "answer", "right": "false"}', Code.BAD_VALUE, "right"),
        ('{"do": "transfer", "from": "till", "to": 1, "coins": 1}', Code.BAD_VALUE, "from"),
        ('{"do": "transfer", "from": 0, "to": 1, "coins": true}', Code.BAD_VALUE, "coins"),
        ('{"do": "transfer", "from": 0, "to": 1, "coins": 1.5}', Code.BAD_VALUE, "coins"),
        ('{"do": "transfer", "from": 0, "to": 1, "coins": NaN}', Code.BAD_VALUE, "coins"),
        ('{"do": "transfer", "to": 1, "coins": 1}', Code.MISSING_KEY, "from"),
        ('{"do": "undo", "times": 2}', Code.UNKNOWN_KEY, "times"),
    ],
)
def test_invalid_command_is_refused(text: str, code: Code, key: str) -> None:
    violation = refused(text)
    assert (violation.code, violation.params) == (code, {"key": key})


@pytest.mark.parametrize(
    ("change", "code", "key"),
    [
        ({"version": True}, Code.UNKNOWN_VERSION, None),
        ({"version": 1.0}, Code.UNKNOWN_VERSION, None),
        ({"version": "1"}, Code.UNKNOWN_VERSION, None),
        ({"version": 0}, Code.UNKNOWN_VERSION, None),
        ({"version": 3, "edition": "third", "places": []}, Code.UNKNOWN_VERSION, None),
        ({"edition": "third"}, Code.BAD_VALUE, "edition"),
        ({"edition": 1}, Code.BAD_VALUE, "edition"),
        ({"players": "Adele"}, Code.BAD_VALUE, "players"),
        ({"players": ["Adele", 2]}, Code.BAD_VALUE, "players"),
        ({"players": ["x"] * 101}, Code.BAD_VALUE, "players"),
        ({"cards": [["king"]]}, Code.BAD_VALUE, "cards"),
        ({"cards": ["x" * 41]}, Code.BAD_VALUE, "cards"),
        ({"first": 13}, Code.BAD_VALUE, "first"),
        ({"first": int("9" * 4000)}, Code.BAD_VALUE, "first"),
        ({"first": -1}, Code.BAD_VALUE, "first"),
        ({"first": 0.0}, Code.BAD_VALUE, "first"),
        ({"first": False}, Code.BAD_VALUE, "first"),
        ({"house_set": 1}, Code.BAD_VALUE, "house_set"),
        ({"scenario": 4}, Code.BAD_VALUE, "scenario"),
        ({"scenario": "x" * 101}, Code.BAD_VALUE, "scenario"),
        ({"turn": 1}, Code.UNKNOWN_KEY, "turn"),
        ({"house": 1}, Code.BAD_VALUE, "house"),
        ({"house": [1]}, Code.BAD_VALUE, "house"),
        ({"house": [MAYOR] * 11}, Code.BAD_VALUE, "house"),
        ({"house": [MAYOR | {"id": "May or"}]}, Code.BAD_VALUE, "id"),
        ({"house": [MAYOR | {"name": " \u200b"}]}, Code.BAD_VALUE, "name"),
        ({"house": [MAYOR | {"name": "May\nor"}]}, Code.BAD_VALUE, "name"),
        ({"house": [MAYOR | {"name": "\u202eMayor"}]}, Code.BAD_VALUE, "name"),
        ({"house": [MAYOR | {"text": "\x1b[2J"}]}, Code.BAD_VALUE, "text"),
        (powered(), Code.BAD_VALUE, "power"),
        (powered(1), Code.BAD_VALUE, "power"),
        (powered({"block": "win_at", "coins": 14}), Code.BAD_VALUE, "coins"),
        (powered({"block": "win_at", "coins": True}), Code.BAD_VALUE, "coins"),
        (powered(ONE_SIDED | {"sides": []}), Code.BAD_VALUE, "sides"),
        (powered(ONE_SIDED | {"sides": ["left"] * 3}), Code.BAD_VALUE, "sides"),
        (powered(ONE_SIDED | {"sides": ["left"] * 2}), Code.BAD_VALUE, "sides"),
        ({"house": [MAYOR | {"wears": "a chain"}]}, Code.UNKNOWN_KEY, "wears"),
        ({"house": [MAYOR | {"a\nb": 1}]}, Code.UNKNOWN_KEY, "'a\\nb'"),
        ({"house": [{"id": "mayor", "name": "Mayor"}]}, Code.MISSING_KEY, "power"),
    ],
    ids=lambda value: str(value)[:80],
)
def test_invalid_setup_is_refused(change: dict[str, object], code: Code, key: str | None) -> None:
    violation = refused(json.dumps(SETUP | change))
    params = {} if key is None else {"key": key}
    assert (violation.code, violation.params) == (code, params)


@pytest.mark.parametrize("key", [key for key in SETUP if key != "do"])
def test_missing_key_of_a_setup_is_refused(key: str) -> None:
    violation = refused(json.dumps({k: v for k, v in SETUP.items() if k != key}))
    assert (violation.code, violation.params) == (Code.MISSING_KEY, {"key": key})


@given(
    st.text()
    | st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(["do", "player", "with", "true", "from", "players"])
                | st.text(max_size=5),
                inner | st.sampled_from(["setup", "swap", "claim", "reveal", "transfer"]),
                max_size=4,
            )
        ),
    ).map(json.dumps)
)
def test_any_text_is_a_line_or_refused(text: str) -> None:
    value = read(text)
    if isinstance(value, RuleViolation):
        assert str(value.params.get("key", "")).isprintable()
    else:
        assert parse_line(dump_line(value)) == value


def read(text: str) -> Setup | Entry | RuleViolation:
    try:
        return parse_line(text)
    except RuleViolation as violation:
        return violation


@pytest.mark.parametrize("text", [text for text, _ in LINES])
def test_unknown_key_of_a_command_is_refused(text: str) -> None:
    violation = refused(text[:-1] + ', "loudly": true}')
    assert (violation.code, violation.params) == (Code.UNKNOWN_KEY, {"key": "loudly"})


def test_letters_of_every_script_are_written_unescaped() -> None:
    setup = replace(parse_setup(json.dumps(SETUP)), players=("Łucja", "דוד", "🦊", "李"))
    assert '["Łucja", "דוד", "🦊", "李"]' in dump_line(setup)


@pytest.mark.parametrize(
    "change", [{"name": "x" * 41}, {"text": "x" * 301}, {"minimum": 14}, {"minimum": -1}]
)
def test_character_beyond_a_limit_is_refused(change: dict[str, object]) -> None:
    assert refused(json.dumps(SETUP | {"house": [MAYOR | change]})).code is Code.BAD_VALUE


def test_character_at_the_limits_is_accepted() -> None:
    much = {"name": "x" * 40, "text": "x" * 300, "minimum": 13}
    (mayor,) = parse_setup(json.dumps(SETUP | {"house": [MAYOR | much]})).house
    assert (len(mayor.name), len(mayor.text), mayor.minimum) == (40, 300, 13)


@pytest.mark.parametrize("key", ["scenario", "printing"])
def test_name_of_a_set_has_at_most_a_hundred_characters(key: str) -> None:
    assert getattr(parse_setup(json.dumps(SETUP | {key: "x" * 100})), key) == "x" * 100
    assert refused(json.dumps(SETUP | {key: "x" * 101})).code is Code.BAD_VALUE


def test_omitted_keys_of_a_character_have_defaults() -> None:
    (mayor,) = parse_setup(json.dumps(SETUP | {"house": [MAYOR]})).house
    assert (mayor.bank_money, mayor.minimum, mayor.text) == (False, 0, "")
