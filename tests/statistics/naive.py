"""The figures of a game, worked out from the text of its record and a table for each line."""

import json
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, NamedTuple

from companion.cli.replay import as_json, played

Line = dict[str, Any]


class Figures(NamedTuple):
    """The figures by person, and by person and character."""

    coins: list[list[int]]
    people: Counter[tuple[str, int]]
    characters: Counter[tuple[str, int, str]]
    hauls: dict[int, tuple[int, int, str]]
    """The most coins gained in a turn, that turn and its character."""


def figures(record: Iterable[str]) -> Figures:
    """Work the figures out."""
    lines = [json.loads(text) for text in _counting(list(record))]
    texts = [json.dumps(line).encode() + b"\n" for line in lines]
    tables = [json.loads(as_json(game.table)) for game in played(texts)]
    found = Figures([tables[0]["coins"]], Counter(), Counter(), {})
    opened: Line = {}
    turn_gain: Counter[int] = Counter()
    for line, before, after in zip(lines[1:], tables, tables[1:], strict=False):
        if line["do"] == "announce":
            opened = {
                "by": before["active"],
                "character": line["character"],
                "claims": [],
                "true": [],
                "users": [],
            }
        _said(found, line, before, opened)
        if line["do"] != "transfer" and opened:
            _moved(found, before, after, opened, turn_gain, line)
        if after["turn"] != before["turn"] or (after["end"] and not before["end"]):
            for person in opened.get("users", ()):
                best = found.hauls.get(person, (0, 0, ""))[0]
                if turn_gain[person] > best:
                    haul = turn_gain[person], before["turn"], opened["character"]
                    found.hauls[person] = haul
            turn_gain.clear()
            opened = {}
    found.coins.extend(_by_turn(tables))
    return found


def _counting(record: list[str]) -> list[str]:
    """The lines that count: an undo takes a whole tap, a redo brings one back."""
    setup, *rest = record
    kept: list[list[str]] = []
    undone: list[list[str]] = []
    last_tap: object = None
    for text in rest:
        line = json.loads(text)
        if line["do"] == "undo":
            undone.append(kept.pop())
            last_tap = None
        elif line["do"] == "redo":
            kept.append(undone.pop())
            last_tap = None
        else:
            undone.clear()
            if last_tap is not None and line.get("tap") == last_tap:
                kept[-1].append(text)
            else:
                kept.append([text])
            last_tap = line.get("tap")
    return [setup, *(text for tap in kept for text in tap)]


def _said(found: Figures, line: Line, before: Line, opened: Line) -> None:
    active, people, characters = before["active"], found.people, found.characters
    match line["do"]:
        case "swap":
            people["swaps", active] += 1
        case "look":
            people["looks", active] += 1
        case "announce":
            characters["announced", active, line["character"]] += 1
        case "claim":
            opened["claims"].append(line["player"])
            characters["claimed", line["player"], opened["character"]] += 1
        case "no_more_claims" if not opened["claims"]:
            opened["users"] = [active]
        case "reveal":
            opened["users"] = opened["true"] = line["true"]
            characters["opposed", active, opened["character"]] += 1
            characters["true", active, opened["character"]] += active in line["true"]
            for person in opened["claims"]:
                is_true = person in line["true"]
                characters["claimed_true", person, opened["character"]] += is_true
            for person in (active, *opened["claims"]):
                people["shown", person] += 1
                people["unmasked", person] += person not in line["true"]
        case "choose":
            opened["asked"] = line["targets"]
            if opened["character"] == "princess":
                people["shown", line["targets"][0]] += 1
        case "answer":
            people["named", opened["asked"][0]] += 1
            people["shown", opened["asked"][0]] += 1
            people["named_right", opened["asked"][0]] += line["right"]


def _moved(
    found: Figures,
    before: Line,
    after: Line,
    opened: Line,
    turn_gain: Counter[int],
    line: Line,
) -> None:
    fines = _fines(before, after, opened, line)
    unopposed = not opened["claims"]
    for person, (held, holds) in enumerate(zip(before["coins"], after["coins"], strict=True)):
        found.people["fines", person] += fines[person]
        change = holds - held + fines[person]
        character = opened["character"]
        found.characters["gained", person, character] += max(change, 0)
        found.characters["lost", person, character] += max(-change, 0)
        if unopposed and person == opened["by"]:
            found.characters["unopposed_gain", person, character] += change
        turn_gain[person] += change
        if person not in opened["users"]:
            taken = max(-change, 0)
            if opened["character"] == "puppet_master":
                # the seats change, and each of the two pays 1 before
                taken = min(1, held) if person in line.get("targets", ()) else 0
            found.people["robbed", person] += taken


def _fines(before: Line, after: Line, opened: Line, line: Line) -> Counter[int]:
    """Who paid the court in this line: the false ones, once the power has been used."""
    over = after["end"] and not before["end"]
    if not opened["claims"] or line["do"] in ("claim", "announce", "mistaken_look"):
        return Counter()
    if after["turn"] == before["turn"] and not over:
        return Counter()
    false = [one for one in (opened["by"], *opened["claims"]) if one not in opened["users"]]
    # nobody has 0 coins once a power has been used: the game would be over
    paying = [one for one in false if opened["users"] or before["coins"][one]]
    court = 0 if opened["users"] and opened["character"] == "judge" else before["court"]
    return Counter(paying if after["court"] - court == len(paying) else [])


def _by_turn(tables: list[Line]) -> list[list[int]]:
    """Everybody's coins after each turn, the one under way included."""
    last: dict[int, list[int]] = {}
    for before, after in pairwise(tables):
        last[before["turn"]] = after["coins"]
    last.setdefault(tables[-1]["turn"], tables[-1]["coins"])
    return [last[turn] for turn in sorted(last)]
