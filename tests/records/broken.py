"""Records that are refused: each with the line and the code."""

import json

from tests.records.replaying import SETUP, VALID, lines


def altered(old: str, new: str) -> bytes:
    """A record of a setup in which something else stands."""
    assert old in SETUP
    return lines(SETUP.replace(old, new))


def named(name: str) -> bytes:
    return lines(json.dumps(json.loads(SETUP) | {"players": [name, "Bruno", "Cedric", "David"]}))


BROKEN: dict[str, tuple[bytes, int, str]] = {
    "an empty file": (b"", 1, "empty_record"),
    "blank lines alone": (b"\n \n\n", 3, "empty_record"),
    "a byte order mark alone": (b"\xef\xbb\xbf", 1, "empty_record"),
    "a byte order mark in the middle": (lines(SETUP, '\ufeff{"do": "swap"}'), 2, "not_json"),
    "no setup": (lines('{"do": "swap"}'), 1, "setup_missing"),
    "a second setup": (lines(SETUP, SETUP), 2, "setup_twice"),
    "UTF-16": (SETUP.encode("utf-16"), 1, "not_text"),
    "Latin-1": (
        lines(SETUP, '{"do": "swap"}') + '{"do": "señor"}'.encode("latin-1"),
        3,
        "not_text",
    ),
    "a raw surrogate": (lines(SETUP) + b'{"do": "\xed\xa0\x80"}', 2, "not_text"),
    "an escaped lone surrogate": (lines(SETUP, '{"do": "\\ud800"}'), 2, "not_json"),
    "a lone surrogate as a name": (altered("Adele", "\\ud800"), 1, "not_json"),
    "zero bytes": (lines(SETUP) + b"\0" * 100, 2, "not_json"),
    "half a line": (lines(SETUP, '{"do": "sw'), 2, "not_json"),
    "two commands in a line": (lines(SETUP, '{"do": "swap"}{"do": "swap"}'), 2, "not_json"),
    "a list": (lines(f"[{SETUP}]"), 1, "not_json"),
    "deep nesting": (lines(SETUP, "[" * 19_000), 2, "not_json"),
    "a huge line": (lines(SETUP, '{"do": "swap"' + " " * 3_000_000 + "}"), 2, "line_too_long"),
    "one character too many": (lines(SETUP + " " * (20_001 - len(SETUP))), 1, "line_too_long"),
    "too many lines": (lines(SETUP) + b"\n" * 100_000, 100_001, "too_many_lines"),
    "a command that is not one": (lines(SETUP, '{"do": "cheer"}'), 2, "unknown_command"),
    "no command": (lines(SETUP, '{"player": 1}'), 2, "missing_key"),
    "an unknown key": (lines(SETUP, '{"do": "swap", "hand": "left"}'), 2, "unknown_key"),
    "an unknown key of the setup": (lines(SETUP[:-1] + ', "coins": 7}'), 1, "unknown_key"),
    "a key that would break the line": (
        lines(SETUP, '{"do": "swap", "\\n\\r": 1}'),
        2,
        "unknown_key",
    ),
    "a missing key": (lines(*VALID, '{"do": "claim"}'), 7, "missing_key"),
    "a word for a number": (lines(*VALID, '{"do": "claim", "player": "1"}'), 7, "bad_value"),
    "true for a number": (lines(*VALID, '{"do": "claim", "player": true}'), 7, "bad_value"),
    "2.0 for a number": (lines(*VALID, '{"do": "claim", "player": 2.0}'), 7, "bad_value"),
    "1 for true": (lines(*VALID, '{"do": "answer", "right": 1}'), 7, "bad_value"),
    "a version to come": (
        altered('"version": 1', '"version": 3'),
        1,
        "unknown_version",
    ),
    "true for a version": (
        altered('"version": 1', '"version": true'),
        1,
        "unknown_version",
    ),
    "a name of nothing": (named(""), 1, "name_empty"),
    "a name of spaces": (named(" \u3000\u00a0"), 1, "name_empty"),
    "a name twice": (named("bruno"), 1, "name_twice"),
    "a name of 200 characters": (named("x" * 200), 1, "name_too_long"),
    "a name with a line end": (named("A\nB"), 1, "name_unprintable"),
    "a name with a terminal command": (named("\x1b[31mA"), 1, "name_unprintable"),
    "a name that turns the text": (named("\u202eA"), 1, "name_unprintable"),
    "a number of 4,299 figures": (altered('"first": 0', '"first": ' + "9" * 4299), 1, "bad_value"),
    "one player": (
        altered(', "Bruno", "Cedric", "David"', ""),
        1,
        "wrong_number_of_players",
    ),
    "fourteen players": (
        altered('"David"', ", ".join(f'"{n}"' for n in range(11))),
        1,
        "wrong_number_of_players",
    ),
    "a character of the other box": (
        altered("thief", "patron"),
        1,
        "unknown_character",
    ),
    "a character with a line end": (altered("thief", "thi\\nef"), 1, "bad_value"),
    "a player who is not there": (
        lines(*VALID, '{"do": "claim", "player": 4}'),
        7,
        "unknown_person",
    ),
    "a character not in play": (
        lines(*VALID[:-1], '{"do": "announce", "character": "widow"}'),
        6,
        "not_in_play",
    ),
    "a command too early": (lines(*VALID, '{"do": "reveal", "true": [0]}'), 7, "not_awaited"),
    "coins nobody has": (
        lines(SETUP, '{"do": "transfer", "from": 1, "to": 2, "coins": 7}'),
        2,
        "not_enough_coins",
    ),
    "nothing to undo": (lines(SETUP, '{"do": "undo"}'), 2, "nothing_to_undo"),
    "nothing to redo": (lines(*VALID, '{"do": "redo"}'), 7, "nothing_to_redo"),
}
