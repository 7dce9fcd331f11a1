"""Which sets a new game may be played with, and the setup that follows. Without Flet."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from companion.application.group.last_group import Group
from companion.application.group.scenario_sheets import SIDES, ScenarioSheets
from companion.content.set_catalogue import Scenario, scenarios
from companion.core.boxes import EDITIONS, Edition
from companion.core.custom_characters import CustomCharacter, box_with
from companion.core.errors import RuleViolation
from companion.core.revisions import CURRENT_RULES
from companion.core.set_rules import set_defects
from companion.core.setup import RECORD_VERSION, SHEET_PREFIX, Setup, number_defects
from companion.i18n import Language
from companion.ui.new_game.state import Draft
from companion.ui.wording.set_texts import OWN


def box_to_choose_from(draft: Draft) -> Edition:
    """The box with only those of the group's own characters that are in the set already."""
    return box_with(EDITIONS[draft.edition], house_in(draft, draft.cards))


def printing_languages(cards: Language | None, reader: Language) -> tuple[Language, ...]:
    """The languages that the printing of a box may be for, the likeliest first.

    Cards that boxes for other languages contain too, as English ones, say less about the box than
    the reader's language (rules section 11).
    """
    if cards is None:
        return (reader,)
    return (reader, cards) if cards.profile.cards_in_other_boxes else (cards, reader)


def offers(
    draft: Draft, sheets: ScenarioSheets, languages: Sequence[Language] = ()
) -> list[Scenario]:
    """Everything there is for so many people: put together, printed, read off, and ours.

    What the group has just put together comes first, so that it is in sight on any screen; of
    several printings, the one for the likeliest of the `languages`.
    """
    players, own = len(draft.names), draft.without_sheet()
    known = scenarios(draft.edition, players)
    return [
        *([Scenario(OWN, draft.edition, players, own.cards)] if _is_playable(own) else []),
        *sorted(
            (each for each in known if not each.ours),
            key=lambda each: _unlikeliness(each.printing, languages),
        ),
        *_read_off(draft, sheets),
        *(each for each in known if each.ours),
    ]


def drafted(group: Group, sheets: ScenarioSheets, *, arranged: int) -> Draft:
    """A new game for a known group, with what it last played with."""
    draft = Draft(
        names=group.names,
        arranged=arranged,
        first=group.first,
        youngest=group.youngest or group.names[group.first],
        edition=group.edition,
        set_id=group.scenario,
        house=group.custom_characters,
        printing=group.printing,
        tablet_holds_coins=group.tablet_holds_coins,
    )
    if group.cards and all(each.id != group.scenario for each in offers(draft, sheets)):
        # its own set, or one that a record has brought under a name we do not know
        return replace(draft, set_id=OWN, cards=group.cards)
    return draft


def chosen_of(
    draft: Draft, sheets: ScenarioSheets, languages: Sequence[Language] = ()
) -> Scenario | None:
    """The set chosen; None where the box has none for so many people.

    Where nobody has chosen yet, it is the first that was there before the group built its own.
    """
    found = offers(draft, sheets, languages)
    chosen = (each for each in found if each.id == draft.set_id)
    # a set that was put together and left again has not been chosen by that
    first = (each for each in found if each.id != OWN)
    return next(chain(chosen, first, found), None)


def sheet_places(draft: Draft) -> tuple[str, ...]:
    """Both sides of the sheet for so many people, for a box whose sheets we have not seen."""
    edition, players = EDITIONS[draft.edition], len(draft.names)
    if edition.printed_sets or not edition.fewest <= players <= edition.most:
        return ()
    return tuple(f"{players}-{side}" for side in SIDES)


def sheet_id(place: str) -> str:
    """The id of the set read off a sheet."""
    return f"{SHEET_PREFIX}{place}"


def setup_of(draft: Draft, chosen: Scenario) -> Setup:
    """The setup line of a game with the chosen set.

    What breaks a rule of choosing is the group's own doing, or stands on its sheet.
    """
    house = house_in(draft, chosen.cards)
    scenario = None if chosen.id == OWN else chosen.id
    of_set = set_defects(EDITIONS[draft.edition], len(draft.names), chosen.cards, house)
    return Setup(
        edition=draft.edition,
        players=draft.names,
        cards=chosen.cards,
        first=draft.first,
        version=RECORD_VERSION,
        rules=CURRENT_RULES,
        scenario=scenario,
        printing=_printing(draft) if printings(draft) else chosen.printing,
        house_set=bool(of_set.broken),
        house=house,
    )


def with_printing(draft: Draft, languages: Sequence[Language]) -> Draft:
    """With the variant that so few people play: the likeliest, where they have not said."""
    found = printings(draft)
    if not found or draft.printing in found:
        return draft
    return replace(draft, printing=min(found, key=lambda each: _unlikeliness(each, languages)))


def _unlikeliness(printing: str | None, languages: Sequence[Language]) -> int:
    """How many languages are likelier than the first that this printing is for."""
    known = printing.split("-") if printing else ()
    return next((n for n, each in enumerate(languages) if each.value in known), len(languages))


def _printing(draft: Draft) -> str | None:
    """The printing so few people have chosen; one of another number's is not among theirs."""
    return draft.printing if draft.printing in printings(draft) else None


def printings(draft: Draft) -> tuple[str, ...]:
    """The printings whose variants so few people can choose from."""
    players = len(draft.names)
    return tuple(
        printing for number, printing in EDITIONS[draft.edition].swap_limits if number == players
    )


def house_in(draft: Draft, cards: tuple[str, ...]) -> tuple[CustomCharacter, ...]:
    """Those of the group's own characters that are among the cards."""
    return tuple(each for each in draft.house if each.id in cards)


def defects_of(draft: Draft) -> tuple[tuple[RuleViolation, ...], tuple[RuleViolation, ...]]:
    """What keeps the draft's own cards from being played, and what the group may decide upon.

    What is printed, in a table or on a sheet that is read off, need not keep the rules of choosing.
    """
    players, cards = len(draft.names), draft.cards
    of_set = set_defects(
        EDITIONS[draft.edition],
        players,
        cards,
        house_in(draft, cards),
        from_sheet=draft.sheet is not None,
    )
    impossible = (*number_defects(EDITIONS[draft.edition], players), *of_set.impossible)
    return impossible, () if draft.sheet else of_set.broken


def _is_playable(draft: Draft) -> bool:
    return bool(draft.cards) and not defects_of(draft)[0]


def _read_off(draft: Draft, sheets: ScenarioSheets) -> list[Scenario]:
    players = len(draft.names)
    return [
        Scenario(sheet_id(place), draft.edition, players, sheets.cards[place])
        for place in sheet_places(draft)
        if place in sheets.cards
        and not set_defects(
            EDITIONS[draft.edition], players, sheets.cards[place], from_sheet=True
        ).impossible
    ]
