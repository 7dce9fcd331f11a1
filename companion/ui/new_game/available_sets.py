"""Which sets a new game may be played with, and the setup that follows. Without Flet."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from companion.application.group.last_group import Group
from companion.application.group.scenario_sheets import SIDES, ScenarioSheets
from companion.content.set_catalogue import Scenario, scenario, scenarios
from companion.core.boxes import EDITIONS, EditionId, needed_boxes
from companion.core.errors import Code, RuleViolation
from companion.core.revisions import CURRENT_RULES
from companion.core.set_rules import SetDefects, set_defects
from companion.core.setup import RECORD_VERSION, SHEET_PREFIX, Setup, number_defects
from companion.i18n import Language, NameLanguage
from companion.ui.new_game.state import OWN, Draft
from companion.ui.wording.set_texts import early_cards

_FIRST_GAME: Final = {EditionId.FIRST: range(4, 9), EditionId.SECOND: range(4, 8)}
"""Numbers of players for a first game (section 2)."""
_DOUBTS: Final = {
    Code.JUDGE_MISSING: "sheet-doubt-judge",
    Code.PEASANT_ALONE: "sheet-doubt-peasant",
}
_TRICKY: Final = frozenset({"spy", "inquisitor", "guru", "princess", "puppet_master"})
"""Characters that newcomers forget or quarrel about."""


def printing_languages(cards: NameLanguage | None, reader: Language) -> tuple[NameLanguage, ...]:
    """Return the languages that the printing of a box may be for, the likeliest first.

    Cards that boxes for other languages contain too, as English ones, say less about the box than
    the reader's language (rules section 11).
    """
    if cards is None:
        return (reader,)
    return (reader, cards) if cards.profile.cards_in_other_boxes else (cards, reader)


def offers(
    draft: Draft, sheets: ScenarioSheets, languages: Sequence[NameLanguage] = ()
) -> list[Scenario]:
    """Return all sets for so many people: put together, printed, read off, and ours.

    What the group has just put together comes first, so that it is in sight on any screen, then
    the sets of an expansion that was added; of several printings, the one for the likeliest of the
    `languages`.
    """
    players, own = len(draft.names), draft.without_sheet()
    boxes = {draft.edition, *draft.boxes}
    known = [each for each in scenarios(draft.edition, players) if boxes.issuperset(each.boxes)]
    built = [Scenario(OWN, draft.edition, players, own.cards)]
    printed = [each for each in known if not each.ours]
    return [
        *(built if own.cards and not defects_of(own)[0] else []),
        *sorted(
            printed, key=lambda each: (not each.boxes, _unlikeliness(each.printing, languages))
        ),
        *_read_off(draft, sheets),
        *sorted(
            (each for each in known if each.ours),
            key=lambda each: bool(early_cards(each.cards, players, EDITIONS[draft.edition])),
        ),
    ]


def for_beginners(sets: Sequence[Scenario]) -> frozenset[str]:
    """Return the ids of the sets that suit a first game: the box's own, or else plain ones.

    Of a sheet that is side A (section 3). Larger groups need experience.
    """
    small = [each for each in sets if each.players in _FIRST_GAME[each.edition]]
    printed = [each for each in small if not each.ours and each.id != OWN]
    printed = [each for each in printed if not each.id.startswith(SHEET_PREFIX)] or [
        each for each in printed if each.id.endswith(f"-{SIDES[0]}")
    ]
    plain = [
        each
        for each in small
        if each.ours
        and _TRICKY.isdisjoint(each.cards)
        and not early_cards(each.cards, each.players, EDITIONS[each.edition])
    ]
    return frozenset(each.id for each in printed or plain)


def _read_off(draft: Draft, sheets: ScenarioSheets) -> list[Scenario]:
    box, players = draft.sold, len(draft.names)
    return [
        Scenario(sheet_id(place), draft.edition, players, sheets.cards[place])
        for place in sheet_places(draft)
        if place in sheets.cards
        and not set_defects(box, players, sheets.cards[place], from_sheet=True).impossible
    ]


def youngest_of(group: Group) -> str:
    """Return who goes first in the first game of a group (section 3)."""
    return group.youngest or group.names[group.first]


def drafted(group: Group, sheets: ScenarioSheets) -> Draft:
    """Return a new game for a known group, with what it last played with."""
    draft = Draft(
        names=group.names,
        first=group.first,
        youngest=youngest_of(group),
        edition=group.edition,
        boxes=needed_boxes(group.edition, group.cards, len(group.custom_characters))[1:],
        set_id=group.scenario,
        house=group.custom_characters,
        printing=group.printing,
        tablet_holds_coins=group.tablet_holds_coins,
        house_rules=group.house_rules,
    )
    if group.cards and all(each.id != group.scenario for each in offers(draft, sheets)):
        # its own set, or one that a record has brought under a name we do not know
        return replace(draft, set_id=OWN, cards=group.cards)
    return draft


def chosen_of(
    draft: Draft, sheets: ScenarioSheets, languages: Sequence[NameLanguage] = ()
) -> Scenario | None:
    """Return the set chosen; None if the box has none for so many people.

    Where nobody has chosen yet, it is the first that was there before the group built its own. A
    set of ours stays chosen for any number of players that it is for.
    """
    sets = offers(draft, sheets, languages)
    before = scenario(draft.set_id) if draft.set_id else None
    ours = None if before is None else before.name
    chosen = (each for each in sets if each.id == draft.set_id or (ours and each.name == ours))
    # a set that was put together and left again has not been chosen by that
    others = (each for each in sets if each.id != OWN)
    return next(chain(chosen, others, sets), None)


def sheet_places(draft: Draft) -> tuple[str, ...]:
    """Return both sides of the sheet for so many people, of a box whose sheets are unknown here."""
    edition, players = EDITIONS[draft.edition], len(draft.names)
    if edition.printed_sets or not edition.fewest <= players <= edition.most:
        return ()
    return tuple(f"{players}-{side}" for side in SIDES)


def sheet_id(place: str) -> str:
    """Return the id of the set read off a sheet."""
    return f"{SHEET_PREFIX}{place}"


def setup_of(draft: Draft, chosen: Scenario) -> Setup:
    """Return the setup line of a game with the chosen set.

    What breaks a rule of choosing is the group's own doing, or stands on its sheet.
    """
    printing = chosen.printing
    if draft.printings:
        # one of another number of players is not among theirs
        printing = draft.printing if draft.printing in draft.printings else None
    house = draft.house_among(chosen.cards)
    return Setup(
        edition=draft.edition,
        players=draft.names,
        cards=chosen.cards,
        first=draft.first,
        version=RECORD_VERSION,
        rules=CURRENT_RULES,
        boxes=needed_boxes(draft.edition, chosen.cards, len(house)),
        scenario=None if chosen.id == OWN else chosen.id,
        printing=printing,
        house_set=bool(_defects(draft, chosen.cards).broken),
        house=house,
        house_rules=draft.house_rules,
    )


def with_printing(draft: Draft, languages: Sequence[NameLanguage]) -> Draft:
    """Return the draft with a variant that so few people play: by default the likeliest."""
    printings = draft.printings
    if not printings or draft.printing in printings:
        return draft
    likeliest = min(printings, key=lambda printing: _unlikeliness(printing, languages))
    return replace(draft, printing=likeliest)


def _unlikeliness(printing: str | None, languages: Sequence[NameLanguage]) -> int:
    """Return how many languages are likelier than the first that this printing is for."""
    known = printing.split("-") if printing else ()
    return next((n for n, each in enumerate(languages) if each.value in known), len(languages))


def defects_of(draft: Draft) -> tuple[tuple[RuleViolation, ...], tuple[RuleViolation, ...]]:
    """Return what keeps the draft's own cards from being played, and what the group may decide on.

    What is printed, in a table or on a sheet that is read off, need not keep the rules of choosing.
    """
    of_set = _defects(draft, draft.cards, from_sheet=draft.sheet is not None)
    of_number = number_defects(EDITIONS[draft.edition], len(draft.names))
    return (*of_number, *of_set.impossible), () if draft.sheet else of_set.broken


def sheet_doubts(draft: Draft) -> tuple[str, ...]:
    """Return the ids of the questions about a sheet that is hardly printed so."""
    if draft.sheet is None or not draft.cards:
        return ()
    codes = {each.code for each in _defects(draft, draft.cards, from_sheet=True).broken}
    return tuple(message for code, message in _DOUBTS.items() if code in codes)


def _defects(draft: Draft, cards: tuple[str, ...], *, from_sheet: bool = False) -> SetDefects:
    house = draft.house_among(cards)
    box = draft.box_for(cards, len(house))
    return set_defects(box, len(draft.names), cards, house, from_sheet=from_sheet)
