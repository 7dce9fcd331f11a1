"""Claims, and, once the cards are revealed, who really is the character."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.boxes import cards_each, slots_to_claim
from companion.core.commands import CardSlot, Claim, NoMoreClaims
from companion.core.phases import (
    deadly_card_in_play,
    most_true,
    possible_claimants,
    revealed_people,
)
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.preview import toggled
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import group, silent
from companion.ui.kit.theme import style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import fit, lines_of
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.table.actions import TableActions
from companion.ui.table.card_slots import claim_actions
from companion.ui.table.panel_parts import (
    Fold,
    Panel,
    PanelLayout,
    character_rule,
    explained,
    foot_button,
    help_with_character,
    help_with_section,
    note,
    title,
)
from companion.ui.table.panels.choice_tiles import Choice, choice_tiles
from companion.ui.table.panels.outcome import confirm, moves_list
from companion.ui.table.panels.person_choice import Candidate, PersonChoice, person_choice
from companion.ui.table.panels.tiles import tile, tile_width, tiles
from companion.ui.wording.history import announced_name, name, only_opponent, with_card_slot

_SMALLEST = 12.0
"""Type size of the longest names on a tile."""
_SMALLEST_OF_MANY = 13.0
"""The same in three columns: names that need smaller type have two."""
_LINES = 2
"""Lines of a name on a tile."""
_LINE = 20.0
_DENSE = 15.0
"""Line height if a name needs one line more."""
_TILE = 120.0
_MANY = 5
"""From this many possible claimants on, tiles stand in three columns."""


def claims_panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the possible claimants, and with a claim also who really is the character.

    Choosing that person closes the claims, so an opposed announcement takes two taps after them.
    """
    table, say = scene.table, actions.say
    opposed, revealed = bool(table.opened().claimants), table.phase is Phase.REVEAL
    opponent = only_opponent(table)
    two, other = ("", "") if opponent is None else ("-two", name(table, opponent))
    who = say.text("reveal-title", character=announced_name(table))
    own = _own_claim(table, layout.reader.person, actions)
    body = [*own, *_claims_and_answer(scene, actions, layout, who)]
    folds = layout.folds(Fold.RULES)
    if layout.folds(Fold.CLAIMS):
        by_seat = not revealed and not layout.folds(Fold.HINTS)
        body = [*([note(say.text("tap-claimants"))] if by_seat else []), *body]
    elif not opposed and not folds:
        # below the names, which must be visible on phones without scrolling
        hint = say.text(f"claims-hint{two}", person=name(table, table.active), other=other)
        body.append(explained(hint, "claims", actions))
    language = layout.reader.card_language
    rule = [character_rule(table, language, actions)] if opposed and not folds else []
    moves = [] if layout.folds(Fold.NOTES) else moves_list(scene, say, layout)
    body += [*moves, *rule]
    confirming = None if opposed else say.text(f"claims-nobody{two}", other=other)
    gold = confirm(scene, actions, layout, confirming) or _turn_cards(table, actions, layout)
    asks_who = revealed or (opposed and (layout.compact or layout.folds(Fold.CLAIMS)))
    words = (
        who
        if asks_who
        else say.text(f"claims-title{two}", character=announced_name(table), other=other)
    )
    return Panel(
        # of its own, so that it starts at its top once the cards are turned
        title(words, table, say, "reveal" if revealed else "claims"),
        body,
        gold,
        help_with_character(table, layout, actions)
        if opposed
        else help_with_section("claims", layout, actions),
        stable_keys=frozenset({claims_key(table), *(str(button.key) for button in own)}),
    )


def _claims_and_answer(
    scene: Scene, actions: TableActions, layout: PanelLayout, who: str
) -> list[ft.Control]:
    """Return the possible claimants, then the answer, which is first on phones to be seen there.

    Nothing above the answer moves when somebody claims.
    """
    table, true = scene.table, scene.selection.true
    opposed = bool(table.opened().claimants)
    answer = _reveal_choice(scene, actions, layout) if opposed else []
    if table.phase is Phase.REVEAL:
        return answer
    if layout.folds(Fold.CHOICES):
        # until the cards are turned, a tap on a seat takes a claim back
        return []
    if layout.folds(Fold.CLAIMS):
        return answer
    if layout.compact:
        # with several cards each, a tap on a seat cannot say which card is claimed with
        open_claims = true is None or cards_each(len(table.seats)) > 1
        return [*answer, *(_claim_buttons(table, actions, layout) if open_claims else [])]
    claims = _claim_buttons(table, actions, layout)
    return [*claims, *([note(who)] if answer else []), *answer]


def _turn_cards(table: Table, actions: TableActions, layout: PanelLayout) -> ft.Control | None:
    """Return the gold button that closes the claims, so that all screens call for the cards.

    It may be left out: choosing who really is the character closes them too.
    """
    if table.phase is not Phase.CLAIMS:
        return None
    words, icon = actions.say.text("turn-cards"), ft.Icons.STYLE
    turning = Action(words, icon, lambda: actions.game.submit(NoMoreClaims()), Weight.GOLD)
    button = foot_button(turning, layout)
    button.key = "turn-cards"
    return button


def claims_key(table: Table) -> str:
    """Return the key of the claim buttons, the same while claims of an announcement are open.

    A tap on one also counts if another page has claimed since it was rendered.
    """
    return f"claims-{table.turn}"


def own_claims(table: Table, person: int | None, actions: TableActions) -> list[tuple[str, Action]]:
    """Return what claims with each card of the reader's, or takes their claim back, with a key.

    The keys mean the same on every revision, like those of the tiles.
    """
    if person is None or table.phase is not Phase.CLAIMS or person == table.active:
        return []
    key, say = claims_key(table), actions.say
    if person in table.opened().claimants:
        back = partial(actions.game.take_back_claim, person)
        return [(f"{key}-own-back", Action(say.text("seat-claim-back"), ft.Icons.UNDO, back))]
    words = say.text("seat-claim", character=announced_name(table))
    claims = claim_actions(table, person, words, actions.game.submit, say)
    return [(f"{key}-own-{slot}", claim) for slot, claim in claims.items()]


def _own_claim(table: Table, person: int | None, actions: TableActions) -> list[ft.Control]:
    """Return a large button for each of them."""
    buttons = []
    for key, claim in own_claims(table, person, actions):
        button = action(claim)
        button.key = key
        buttons.append(button)
    return buttons


def _claim_buttons(table: Table, actions: TableActions, layout: PanelLayout) -> list[ft.Control]:
    slots = slots_to_claim(len(table.seats)) or (None,)
    people = possible_claimants(table)
    if len(slots) == 1 and table.phase is Phase.CLAIMS:
        # claimants keep their tile, which takes the claim back
        people = table.others_clockwise(table.active)
    # the reader's own button stands above
    people = tuple(person for person in people if person != layout.reader.person)
    if not people:
        return []
    columns = 2
    if len(slots) == 1:
        columns = max(3 if len(people) >= _MANY else 2, int(layout.width // _TILE))
    claims = {
        Claim(person, slot): _claim_words(table, person, slot, actions.say)
        for person in people
        for slot in slots
    }
    width = tile_width(layout.width, columns)
    if any(_is_crowded(words, width) for words in claims.values()):
        columns = max(2, columns - 1)
        width = tile_width(layout.width, columns)
    if len(slots) > 1 and any(_is_cut(words, width) for words in claims.values()):
        # few enough people to stand below each other
        width = layout.width
    claimed = table.opened().claimants
    buttons = [
        _claim_button(claim, words, width, actions, claimed=claim.player in claimed)
        for claim, words in claims.items()
    ]
    claim_tiles = tiles(buttons, 1 if width == layout.width else columns)
    claim_tiles.key = claims_key(table)
    return [claim_tiles]


def _claim_words(table: Table, person: int, slot: CardSlot | None, say: Messages) -> str:
    words = name(table, person)
    if slot is None:
        return words
    if only_opponent(table) is not None:
        # the question above names them
        return say.text(f"claim-{slot}")
    return say.text("claim-with", person=words, hand=say.text(f"hand-{slot}"))


def _is_crowded(words: str, width: float) -> bool:
    """Return whether a word, or the whole text, is too long for a tile of three columns."""
    room = _inside(width)
    return _is_cut(words, width) or any(
        text_width(word, Font.MEDIUM) * _SMALLEST_OF_MANY > room for word in words.split()
    )


def _is_cut(words: str, width: float) -> bool:
    """Return whether the end of the text does not fit the tile."""
    return lines_of(words, _SMALLEST, _inside(width), Font.MEDIUM) > _LINES + 1


def _inside(width: float) -> float:
    """Return the width of a tile's text."""
    return width - 2 * Space.XS - 2


def _claim_button(
    claim: Claim, words: str, width: float, actions: TableActions, *, claimed: bool
) -> ft.Control:
    # one line while it is readable: two lines are hardly larger on a tile
    fitted = fit(words, _inside(width), Size.BODY, _SMALLEST, Font.MEDIUM)
    dense = lines_of(words, fitted.size, _inside(width), Font.MEDIUM) > _LINES
    ink = current_palette().on_gold if claimed else current_palette().text
    content = ft.Text(
        words,
        max_lines=_LINES + dense,
        no_wrap=fitted.lines == 1,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.MEDIUM, fitted.size, ink, _DENSE if dense else _LINE),
    )
    return tile(
        f"claim-{claim.player}-{claim.card}",
        content,
        (width, Touch.OPTION),
        lambda: (
            actions.game.take_back_claim(claim.player) if claimed else actions.game.submit(claim)
        ),
        padding=Space.XS,
        chosen=claimed,
    )


def _reveal_choice(scene: Scene, actions: TableActions, layout: PanelLayout) -> list[ft.Control]:
    """Return who really is the character, and who has shown the Damned."""
    table, true = scene.table, scene.selection.true
    most, say = most_true(table), actions.say
    people = tuple(
        Candidate(person, name(table, person), _claim_note(table, person, say))
        for person in revealed_people(table)
    )

    def choose(person: int) -> None:
        # nobody ticked is no answer: "nobody" has its own row
        actions.select(
            lambda now: replace(
                now, true=(toggled(now.true, person, most) or None) if most > 1 else (person,)
            )
        )

    def nobody() -> None:
        actions.select(lambda now: replace(now, true=None if most > 1 and now.true == () else ()))

    choice = PersonChoice(
        people,
        say.text("option-nobody"),
        true,
        most > 1,
        choose,
        nobody,
        asks=say.text("reveal-title", character=announced_name(table)),
        hint=say.text("tap-people"),
    )
    return [*person_choice(choice, layout), *_damned_choice(scene, actions, layout)]


def _damned_choice(scene: Scene, actions: TableActions, layout: PanelLayout) -> list[ft.Control]:
    """Return who has shown the Damned, if it is in play: nobody unless chosen."""
    table = scene.table
    if not deadly_card_in_play(table):
        return []
    chosen = scene.selection.damned
    people = [Choice(str(each), name(table, each)) for each in revealed_people(table)]

    def choose(value: str) -> None:
        picked = int(value)
        actions.select(lambda now: replace(now, damned=None if now.damned == picked else picked))

    ticked = () if chosen is None else (str(chosen),)
    asked = actions.say.text("reveal-damned")
    people_tiles = choice_tiles(people, ticked, choose, layout.width, Touch.SMALLEST, several=True)
    return [silent(note(asked)), group(asked, people_tiles)]


def _claim_note(table: Table, person: int, say: Messages) -> str:
    """Return how a person announced or claimed."""
    opened = table.opened()
    if person == table.active:
        return with_card_slot(say.text("option-announced"), opened.slot, say)
    nth = opened.claimants.index(person)
    alone = only_opponent(table) is not None
    words = say.text("badge-claims") if alone else say.text("option-claimed", order=nth + 1)
    return with_card_slot(words, opened.slots[nth], say)
