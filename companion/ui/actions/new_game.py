"""Putting a new game together: who sits where, what is read off a sheet, characters of one's own.

Whatever is tapped twice, or comes late, finds the draft as it is by then.
"""

from dataclasses import replace

from companion.application.character_library import CharacterLibrary
from companion.application.group import Group
from companion.core.boxes import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS
from companion.core.custom_characters import CustomCharacter
from companion.core.names import name_defects
from companion.core.setup import number_defects
from companion.i18n.rule_errors import explain
from companion.ui.actions.desk import Desk
from companion.ui.state.character_draft import CharacterDraft, kept_with, lacking
from companion.ui.state.view import OWN, Draft
from companion.ui.widgets.font_coverage import can_be_shown


def rename(desk: Desk, place: int, name: str) -> None:
    """Call the person at a place by another name."""
    names = list(desk.view.draft.names)
    # the last letters of somebody who has just been removed may still be on their way
    if place < len(names):
        names[place] = name
        desk.change_draft(replace(desk.view.draft, names=tuple(names)))


def add_person(desk: Desk) -> None:
    """One more place, after the last."""
    draft = desk.view.draft
    if len(draft.names) < MOST_PLAYERS:
        # another number of people draws other cards by the same number
        desk.change_draft(replace(draft, names=(*draft.names, ""), seed=None))


def after(desk: Desk, place: int) -> int | None:
    """The place after one that has just been named, opened if that was the last.

    None where there is nobody further: the table is full, or the last place has no name yet.
    """
    names = desk.view.draft.names
    if place + 1 == len(names) and names[place].strip():
        add_person(desk)
    return place + 1 if place + 1 < len(desk.view.draft.names) else None


def remove_person(desk: Desk, place: int) -> None:
    """Take a place away; whoever begins is the same person, if still there."""
    draft = desk.view.draft
    if place >= len(draft.names) or len(draft.names) <= FEWEST_PLAYERS:
        return
    names = (*draft.names[:place], *draft.names[place + 1 :])
    first = min(draft.first - (draft.first > place), len(names) - 1)
    arranged = draft.arranged + 1
    desk.change_draft(replace(draft, names=names, first=first, arranged=arranged, seed=None))


def exchange(desk: Desk, place: int, other: int) -> None:
    """Let two people change places; whoever begins is the same person."""
    draft = desk.view.draft
    names = list(draft.names)
    if max(place, other) >= len(names):
        return
    names[place], names[other] = names[other], names[place]
    first = {place: other, other: place}.get(draft.first, draft.first)
    arranged = draft.arranged + 1
    desk.change_draft(replace(draft, names=tuple(names), first=first, arranged=arranged))


def seat(desk: Desk, group: Group) -> None:
    """Have a known group sit at the table, with what it last played with.

    A set that has been put together for this game, or has come by a link, stays in hand; so does
    a character that is being made.
    """
    before = desk.view.draft
    desk.draft_from(group)
    seated = replace(desk.view.draft, link=before.link, making=before.making)
    if before.set_id == OWN:
        seated = replace(
            seated,
            edition=before.edition,
            set_id=OWN,
            cards=before.own_cards,
            house=before.house,
        )
    desk.change_draft(seated)


def settled(draft: Draft) -> bool:
    """Whether the names are as `check_people` leaves them: "forward" in a browser leads past it."""
    names = tuple(name.strip() for name in draft.names)
    right = not any(name_defects(names)) and all(map(can_be_shown, names))
    return right and names == draft.names


def check_people(desk: Desk) -> None:
    """Go on to choosing the set, or say what is wrong with the names."""
    draft = desk.view.draft
    names = tuple(name.strip() for name in draft.names)
    defects = (*number_defects(EDITIONS[draft.edition], len(names)), *name_defects(names))
    unseen = [place for place, name in enumerate(names, start=1) if not can_be_shown(name)]
    if defects or unseen:
        told = [explain(each, names, desk.say) for each in defects]
        told += [desk.say.text("people-unseen", place=place) for place in unseen]
        # two defects may be told in the same words
        desk.tell(desk.view.language.profile.sentence_separator.join(dict.fromkeys(told)))
        return
    desk.change_draft(replace(draft, names=names))
    desk.go("/new/set")


def keep_sheet(desk: Desk, sheet: str, cards: tuple[str, ...]) -> bool:
    """Whether the cards of a sheet were stored; if not, the screen says why."""
    return desk.attempt(lambda: desk.services.table.save_sheet(sheet, cards))


def keep_character(desk: Desk, making: CharacterDraft) -> CustomCharacter | None:
    """The character as it is stored; None, and the screen says why, if it is not."""
    now = desk.services.table.snapshot
    lacks = lacking(now.group_state.custom_characters, making, desk.say)
    if lacks is not None:
        # the name may be that of a character which this page does not show yet
        desk.show(now)
        desk.tell(lacks)
        return None
    made: CustomCharacter | None = None

    def change(library: CharacterLibrary) -> CharacterLibrary:
        nonlocal made
        library, made = kept_with(library, making)
        return library

    return made if desk.attempt(lambda: desk.services.table.change_characters(change)) else None


def forget_character(desk: Desk, character: str) -> bool:
    """Whether the character was deleted; if not, the screen says why."""
    return desk.attempt(
        lambda: desk.services.table.change_characters(lambda library: library.without(character))
    )
