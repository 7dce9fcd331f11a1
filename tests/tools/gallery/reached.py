"""How the screens of the gallery are reached: with which games, people and drafts."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final

from companion.application.archive.record_import import Record
from companion.application.group.character_library import CHARACTER_LIBRARY
from companion.application.group.devices import GUEST_DEVICES, GuestDevice, GuestDevices
from companion.application.group.guests import GUEST_RIGHTS, GuestRights
from companion.application.group.settings import GROUP_SETTINGS, GroupSettings
from companion.application.table.service import TableService
from companion.application.table.snapshot import Snapshot
from companion.core.custom_characters import CustomCharacter
from companion.core.game import Game
from companion.core.phases import deadly_card_in_play, open_question
from companion.core.powers.blocks import ByHand
from companion.core.record import dump_line, parse_setup, play_lines
from companion.core.table import Phase, Table
from companion.i18n import Language, NameLanguage
from companion.ui.board.selection import Selection
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.dialog_kinds import (
    Dialog,
)
from companion.ui.page.view import States
from companion.ui.shell.actions import AppActions

_RECORDS: Final = Path(__file__).parents[2] / "records"
TWO: Final = "first-02-protected-card"
THREE: Final = "first-03-two-cards-each"
FOUR: Final = "first-04-thirteen"
SEVEN: Final = "first-07-fr-ja-pl-shared-bankruptcy"
NINE: Final = "second-09-shared-thirteen"
TWELVE: Final = "second-12-guru-and-peasants"
THIRTEEN: Final = "first-13-whole-box"
CLASSIC: Final = "expansion-08-classic"
DAMNED: Final = "expansion-10-damned-and-usurper"
STORED: Final = (FOUR, SEVEN, TWO, NINE, THIRTEEN)
"""The records of the games in the store."""

_WESTERN: Final = (
    *("Adele", "Bartholomew", "Bo", "Christopher Robin", "Wilhelmina", "Harry", "Maximiliana"),
    *("Jo", "Anne-Sophie Dupont", "Luigi", "Mary Magdalene", "Nadja", "Oskar"),
)
_RUSSIAN: Final = (
    *("Катя", "Александра", "Ия", "Константин Львович", "Екатерина", "Лев", "Владислав"),
    *("Юля", "Анна Святославовна", "Мария", "Мирослава", "Надя", "Пётр"),
)
_JAPANESE: Final = (
    *("はなこ", "ケンタロウ", "葵", "サイトウ・ヒロシ", "さくらこ", "健", "マクシミリアン"),
    *("ゆい", "長谷川 太郎左衛門", "りん", "花子・マリア", "直", "桜"),
)
NAMES: Final = {
    language: {Language.RU: _RUSSIAN, Language.JA: _JAPANESE}.get(language, _WESTERN)
    for language in Language
}
"""Short and long names of 13 players."""
CARDS: Final = ("judge", "bishop", "king", "queen", "thief", "cheat")


@dataclass(frozen=True, slots=True)
class Setting:
    """The language in which a screen is prepared, and the stored games."""

    language: Language
    table: TableService


@dataclass(frozen=True, slots=True)
class Shown:
    """How a screen is reached: fields of the view, and what is then done on the page."""

    view: dict[str, Any] = field(default_factory=dict)
    then: Callable[[AppActions], object] = lambda _: None


Screen = Callable[[Setting], Shown]


def at(route: str, **view: Any) -> Screen:
    return lambda setting: Shown({"route": route, "snapshot": without_game(setting), **view})


def without_game(setting: Setting) -> Snapshot:
    return replace(setting.table.snapshot, game=None, game_id=None)


def fresh(route: str, **view: Any) -> Screen:
    """A screen of a companion that has never been used."""
    return lambda _: Shown({"route": route, "snapshot": Snapshot(), **view})


def draft(setting: Setting, people: int, **fields: Any) -> Draft:
    return Draft(names=NAMES[setting.language][:people], **fields)


def preparing(made: Draft) -> dict[str, Any]:
    return {"states": States().having(NewGameState(made)), "preparing": made.edition}


def new(route: str, people: int, **fields: Any) -> Screen:
    return lambda setting: Shown(
        {
            "route": route,
            "snapshot": without_game(setting),
            **preparing(draft(setting, people, **fields)),
        }
    )


def with_cards(language: NameLanguage, screen: Screen) -> Screen:
    """The screen of a group whose cards are in this language."""

    def shown(setting: Setting) -> Shown:
        made = screen(setting)
        snapshot: Snapshot = made.view["snapshot"]
        settings = GroupSettings(card_language=language)
        state = snapshot.group_state.having(GROUP_SETTINGS, settings)
        snapshot = replace(snapshot, group_state=state)
        return Shown({**made.view, "snapshot": snapshot}, made.then)

    return shown


def notice(screen: Screen) -> Screen:
    def noticed(setting: Setting) -> Shown:
        shown = screen(setting)
        return Shown(shown.view, lambda actions: actions.context.show_notice(_long(actions)))

    return noticed


def _long(actions: AppActions) -> str:
    return actions.say.text("error-unexpected")


@cache
def lines(record: str, language: Language) -> tuple[str, ...]:
    """Return a record with the names of a language."""
    first, *rest = (_RECORDS / f"{record}.jsonl").read_text(encoding="utf-8").splitlines()
    setup = parse_setup(first)
    named = replace(setup, players=NAMES[language][: len(setup.players)])
    return (dump_line(named), *rest)


@cache
def _games(record: str, language: Language) -> tuple[Game, ...]:
    return tuple(play_lines(lines(record, language)))


def table(record: str, when: Callable[[Table], int], route: str = "/table", **view: Any) -> Screen:
    """The first state of a record at which `when` is highest."""

    def shown(setting: Setting) -> Shown:
        game = max(_games(record, setting.language), key=lambda each: when(each.table))
        selection = view.get("selected", {})
        plain = {name: value for name, value in view.items() if name != "selected"}
        snapshot = replace(
            setting.table.snapshot, game=game, game_id=setting.table.snapshot.game_id, revision=7
        )
        return Shown(
            {
                "route": route,
                "snapshot": snapshot,
                "draft_revision": 7,
                "stored_selection": Selection(7, **selection),
                **plain,
            }
        )

    return shown


def in_phase(phase: Phase) -> Callable[[Table], int]:
    def claimed(table: Table) -> int:
        if table.phase is not phase or table.end is not None:
            return -1
        return 0 if table.announcement is None else len(table.announcement.claimants)

    return claimed


def asked(kind: type[object]) -> Callable[[Table], int]:
    return lambda table: int(isinstance(open_question(table), kind))


def with_damned(table: Table) -> int:
    return int(table.phase is Phase.REVEAL and deadly_card_in_play(table))


def late(table: Table) -> int:
    """The last turns, when most has happened."""
    return table.turn if table.phase is Phase.TURN and table.end is None else -1


def start(table: Table) -> int:
    return -table.turn if table.phase is Phase.TURN else -1000


def over(table: Table) -> int:
    return 1 if table.end is not None else 0


def dialog(opened: Dialog, **view: Any) -> Screen:
    return table(NINE, late, dialog=opened, **view)


def own(
    screen: Screen,
    person: int,
    rights: GuestRights | None = None,
    *,
    seated: bool = True,
    passing: bool = False,
) -> Screen:
    """The screen of a player's own device; `rights` are those of a guest.

    Not `seated`, it asks who has it. `passing`: somebody has let the announcement pass.
    """

    def shown_there(setting: Setting) -> Shown:
        shown = screen(setting)
        name = NAMES[setting.language][person]
        view = {**shown.view, "own_name": name}
        if rights is not None:
            device = GuestDevice(id="phone", since=datetime.now(UTC), name=name)
            state = view["snapshot"].group_state.having(GUEST_RIGHTS, rights)
            state = state.having(GUEST_DEVICES, GuestDevices(devices=(device,)))
            passed = frozenset({0} if passing else ())
            view["snapshot"] = replace(view["snapshot"], group_state=state, passed=passed)
            view["guest_device"] = "phone" if seated else "new"
        return Shown(view, shown.then)

    return shown_there


def store_games(service: TableService, language: Language) -> None:
    """Store what the gallery shows besides the table: games, a custom character."""
    for record in STORED:
        service.adopt(Record.of(lines(record, language)), service.snapshot.revision)
    service.leave(service.snapshot.revision)
    character = CustomCharacter("house_1", "Alchemist", (ByHand(),), "Takes what nobody sees.")
    service.group.change(CHARACTER_LIBRARY, lambda library: library.with_added(character))
