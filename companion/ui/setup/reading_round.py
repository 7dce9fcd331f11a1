"""The reading round: every character in play, then all cards are turned face down."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.core.boxes import Character
from companion.core.game import Game
from companion.core.house_rules import AS_PRINTED
from companion.core.setup import Setup, centre_cards, edition_of
from companion.i18n import Messages
from companion.ui.kit.buttons import Action, Weight
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import centred
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import beside_dock, has_dock_beside, is_sideways
from companion.ui.layout.text_fit import fit, lines_of
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.common import body_text, notice
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.setup.actions import SetupActions
from companion.ui.wording.card_names import both_names, shown_name
from companion.ui.wording.multi_card_rules import swap_notes, swaps_of_two
from companion.ui.wording.power_texts import power_texts
from companion.ui.wording.prose_blocks import blocks
from companion.ui.wording.setup_tasks import cast, opening_order

_OF_TWO = {2: "-two"}
_OF_FEW = {2: "-two", 3: "-three"}
"""By number of players: the endings of messages for people with several cards."""
_LINE = 1.4
_LARGE = 30.0
_LARGE_NARROW = 22.0
"""Type sizes of the last page."""
_AROUND = 110.0
"""Height around a character, with the dock beside it."""
_AROUND_NARROW = 250.0
"""The same with the dock below it."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Sizes in pixels of emblem, name and power text."""

    emblem: float
    name: float
    power: float

    def high(self, texts: Iterable[str], width: float) -> float:
        """Return the estimated height of all three on `width` pixels."""
        lines = sum(lines_of(text, self.power, width, Font.REGULAR) for text in texts)
        return self.emblem + 1.15 * self.name + _LINE * self.power * lines + 2 * Space.M


_SIZES = (
    _Sizes(240, 64, 30),
    _Sizes(200, 56, 26),
    _Sizes(150, 44, 22),
    _Sizes(110, 36, 20),
    _Sizes(64, 28, 18),
)
"""The first that fits without scrolling is used, otherwise the last."""


def reading_screen(number: int, view: View, game: Game, actions: SetupActions) -> ft.Control:
    """Return a page of the reading round, counted from 1; the last one turns the cards down.

    During a game it shows the one character and leads back to the table.
    """
    say, go = actions.say.text, actions.navigation.go
    setup = game.start.rules.setup
    members = cast(setup, edition_of(setup))
    number = min(max(1, number), len(members) + 1)
    before = "/setup" if number == 1 else f"/setup/read/{number - 1}"
    table, after = partial(go, "/table"), partial(go, f"/setup/read/{number + 1}")
    outline = Outline(
        title="",
        back=Action(say("back"), ft.Icons.ARROW_BACK, partial(go, before)),
        sidebar_eyebrow=say(f"edition-{game.table.rules.edition.id}"),
    )
    if number > len(members):
        group = view.group_state.group
        youngest = group.youngest if group is not None and group.plays(game) else None
        large = _LARGE if has_dock_beside(view.width, view.height) else _LARGE_NARROW
        outline = replace(
            outline,
            eyebrow=say("read-down-step"),
            title=say("read-down-title"),
            forward=Action(say("read-begin"), ft.Icons.PLAY_ARROW, table, Weight.GOLD),
        )
        content = _cards_down(setup, youngest, large, actions.say)
        sidebar = _swaps_and_order(setup, actions.say)
    else:
        character = members[number - 1]
        outline = replace(outline, eyebrow=say("read-step", number=number, count=len(members)))
        forward = Action(say("read-next"), ft.Icons.ARROW_FORWARD, after, Weight.GOLD)
        if game.last is None:
            outline = replace(outline, forward=forward)
        else:
            outline = replace(outline, back=Action(say("read-begin"), ft.Icons.ARROW_BACK, table))
        content = [_character(character, view, game, actions)]
        sidebar = [
            body_text(_who_reads(character, game, actions.say), muted=True),
            *(_member(member, actions.say, current=member is character) for member in members),
        ]
    return scaffold(outline, content, sidebar, view, actions, notices=notice(view, actions))


def _who_reads(character: Character, game: Game, say: Messages) -> str:
    """Return that anybody reads (first edition), or who was dealt the card (second, section 3)."""
    if character.given_name:
        return say.text("read-own")
    rules = game.table.rules
    return say.text(f"read-hint-{rules.edition.id}", centre=centre_cards(rules.setup))


def _character(character: Character, view: View, game: Game, actions: SetupActions) -> ft.Control:
    """Return emblem, name and power, as large as they fit."""
    palette = current_palette()
    words = both_names(character, actions.say, view.card_language)
    room = beside_dock(view.width, view.height)
    texts = power_texts(character, game.table.rules, actions.library, actions.say)
    beside = has_dock_beside(view.width, view.height) or is_sideways(view.width, view.height)
    height = view.height - (_AROUND if beside else _AROUND_NARROW)
    sizes = next((sizes for sizes in _SIZES if sizes.high(texts, room) <= height), _SIZES[-1])
    size = fit(words, room, sizes.name, min(sizes.name, Size.AWAITED_LONG), Font.TITLE).size
    name = style(Font.TITLE, size, palette.text, round(size * 1.15))
    return centred(
        [
            emblem(character.id, sizes.emblem),
            ft.Semantics(
                header=True,
                content=ft.Text(words, text_align=ft.TextAlign.CENTER, style=name),
            ),
            *_power(texts, sizes.power),
        ],
        Space.M,
        key=character.id,
    )


def _power(texts: Iterable[str], size: float) -> list[ft.Control]:
    """Return the power in the words of the rulebook, or of the group for a custom character."""

    palette = current_palette()

    def text(words: str, family: str) -> ft.TextSpan:
        return ft.TextSpan(words, style=style(family, size, palette.text, round(size * _LINE)))

    return [
        ft.Text(
            spans=[
                text(run.words, Font.MEDIUM if run.strong else Font.REGULAR) for run in block.runs
            ],
            text_align=ft.TextAlign.CENTER,
        )
        for words in texts
        for block in blocks(words)
    ]


def _member(character: Character, say: Messages, *, current: bool) -> ft.Control:
    palette = current_palette()
    color = palette.gold if current else palette.muted
    family = Font.MEDIUM if current else Font.REGULAR
    words = shown_name(character, say)
    return ft.Text(words, key=character.id, style=style(family, Size.LIST, color, 26))


def _cards_down(
    setup: Setup, youngest: str | None, large: float, say: Messages
) -> list[ft.Control]:
    """Return who begins, and what the opening turns are, in type of `large` pixels."""
    first, players = setup.players[setup.first], len(setup.players)
    turns = setup.house_rules.opening_turns
    limits = edition_of(setup).swap_limits_for(players, setup.printing)
    opening = say.text("read-down-opening" + _OF_FEW.get(players, ""), swap=swaps_of_two(limits))
    if turns != AS_PRINTED.opening_turns:
        opening = say.text("house-opening", turns=turns)
    begins = "read-down-begins" if youngest in (None, first) else "read-down-starts"
    sentences = (
        say.text(begins + _OF_TWO.get(players, ""), person=first),
        opening,
    )
    plain = style(Font.REGULAR, large, current_palette().text, round(large * _LINE))
    return [ft.Text(sentence, style=plain) for sentence in sentences]


def _swaps_and_order(setup: Setup, say: Messages) -> list[ft.Control]:
    players = len(setup.players)
    swaps = swap_notes(players, edition_of(setup).swap_limits_for(players, setup.printing))
    order = opening_order(setup, say)
    return [body_text(words, muted=True) for words in (*map(say.text, swaps), order)]
