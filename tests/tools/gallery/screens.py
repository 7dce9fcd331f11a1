"""What the gallery shows: every screen, the states of the table, and every dialog over them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from companion.application.archive.record_import import Record
from companion.application.group.character_library import CHARACTER_LIBRARY
from companion.application.group.devices import GUEST_DEVICES, GuestDevice, GuestDevices
from companion.application.group.guests import GUEST_RIGHTS, GuestRights
from companion.application.group.settings import GROUP_SETTINGS, GroupSettings
from companion.application.table.service import TableService
from companion.application.table.snapshot import Snapshot
from companion.core.boxes import EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.game import Game
from companion.core.phases import deadly_card_in_play, open_question
from companion.core.powers.blocks import ByHand, TakeFromBank
from companion.core.questions import CharacterQuestion, NumberQuestion, YesNoQuestion
from companion.core.record import dump_line, parse_setup, play_lines
from companion.core.table import Phase, Table
from companion.i18n import CardLanguage, Language, NameLanguage
from companion.statistics.players import PlayerSums
from companion.ui.board.selection import Selection
from companion.ui.new_game.state import OWN, Draft, NewGameState
from companion.ui.page.dialog_kinds import (
    AboutDialog,
    AppearanceDialog,
    AskSetDialog,
    CorrectCoinsDialog,
    Correction,
    Dialog,
    FiguresDialog,
    HistoryDialog,
    InstallDialog,
    LanguageDialog,
    MaskDialog,
    MistakenLookDialog,
    MoreDialog,
    OwnSeatDialog,
    PhonesDialog,
    PictureDialog,
    PlayerDialog,
    RenameDialog,
)
from companion.ui.page.reading import Reading
from companion.ui.page.rules_address import teaching_route
from companion.ui.page.view import States
from companion.ui.people.state import PeopleState
from companion.ui.shell.actions import AppActions
from companion.ui.wording.character_draft import CharacterDraft
from tests.tools.gallery.turn_steps import PEOPLE, long_names, turn_steps

_RECORDS: Final = Path(__file__).parents[2] / "records"
_TWO: Final = "first-02-protected-card"
_THREE: Final = "first-03-two-cards-each"
_FOUR: Final = "first-04-thirteen"
_SEVEN: Final = "first-07-fr-ja-pl-shared-bankruptcy"
_NINE: Final = "second-09-shared-thirteen"
_TWELVE: Final = "second-12-guru-and-peasants"
_THIRTEEN: Final = "first-13-whole-box"
_CLASSIC: Final = "expansion-08-classic"
_DAMNED: Final = "expansion-10-damned-and-usurper"
STORED: Final = (_FOUR, _SEVEN, _TWO, _NINE, _THIRTEEN)
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


def _at(route: str, **view: Any) -> Screen:
    return lambda setting: Shown({"route": route, "snapshot": _without_game(setting), **view})


def _without_game(setting: Setting) -> Snapshot:
    return replace(setting.table.snapshot, game=None, game_id=None)


def _fresh(route: str, **view: Any) -> Screen:
    """A screen of a companion that has never been used."""
    return lambda _: Shown({"route": route, "snapshot": Snapshot(), **view})


def _draft(setting: Setting, people: int, **draft: Any) -> Draft:
    return Draft(names=NAMES[setting.language][:people], **draft)


def _preparing(draft: Draft) -> dict[str, Any]:
    return {"states": States().having(NewGameState(draft)), "preparing": draft.edition}


def _new(route: str, people: int, **draft: Any) -> Screen:
    return lambda setting: Shown(
        {
            "route": route,
            "snapshot": _without_game(setting),
            **_preparing(_draft(setting, people, **draft)),
        }
    )


def _with_cards(language: NameLanguage, screen: Screen) -> Screen:
    """The screen of a group whose cards are in this language."""

    def shown(setting: Setting) -> Shown:
        made = screen(setting)
        snapshot: Snapshot = made.view["snapshot"]
        settings = GroupSettings(card_language=language)
        state = snapshot.group_state.having(GROUP_SETTINGS, settings)
        snapshot = replace(snapshot, group_state=state)
        return Shown({**made.view, "snapshot": snapshot}, made.then)

    return shown


def _notice(screen: Screen) -> Screen:
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


def _table(record: str, when: Callable[[Table], int], route: str = "/table", **view: Any) -> Screen:
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


def _in(phase: Phase) -> Callable[[Table], int]:
    def claimed(table: Table) -> int:
        if table.phase is not phase or table.end is not None:
            return -1
        return 0 if table.announcement is None else len(table.announcement.claimants)

    return claimed


def _asked(kind: type[object]) -> Callable[[Table], int]:
    return lambda table: int(isinstance(open_question(table), kind))


def _with_damned(table: Table) -> int:
    return int(table.phase is Phase.REVEAL and deadly_card_in_play(table))


def _late(table: Table) -> int:
    """The last turns, when most has happened."""
    return table.turn if table.phase is Phase.TURN and table.end is None else -1


def _start(table: Table) -> int:
    return -table.turn if table.phase is Phase.TURN else -1000


def _over(table: Table) -> int:
    return 1 if table.end is not None else 0


def _dialog(dialog: Dialog, **view: Any) -> Screen:
    return _table(_NINE, _late, dialog=dialog, **view)


def _own(
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


def _own_seats() -> Iterator[tuple[str, Screen]]:
    for people, record in ((2, _TWO), (3, _THREE), (7, _SEVEN), (13, _THIRTEEN)):
        yield f"seat-{people}-turn", _own(_table(record, _late), 0)
        yield f"seat-{people}-claims", _own(_table(record, _in(Phase.CLAIMS)), people - 1)
    answer, look = GuestRights.ANSWER, GuestRights.LOOK
    claims = _table(_SEVEN, _in(Phase.CLAIMS))
    yield "guest-7-turn", _own(_table(_SEVEN, _late), 4, answer)
    yield "guest-7-claims", _own(claims, 6, answer)
    yield "guest-7-passed", _own(claims, 0, answer, passing=True)
    yield "guest-7-other-turn", _own(_table(_SEVEN, _late), 2, answer)
    yield "guest-7-reveal", _own(_table(_SEVEN, _in(Phase.REVEAL)), 2, answer)
    yield "guest-7-who", _own(_table(_SEVEN, _late), 2, answer, seated=False)
    yield "guest-13-who", _own(_table(_THIRTEEN, _late), 2, answer, seated=False)
    yield "guest-7-look", _own(claims, 6, look)
    yield "guest-7-over", _own(_table(_SEVEN, _over), 6, look)
    yield "guest-home", _own(_table(_SEVEN, _late, route="/"), 6, look)
    yield "guest-sheet", _own(_dialog(PlayerDialog(3)), 2, answer)
    yield "guest-games", _own(_table(_SEVEN, _late, route="/games"), 6, answer)


def _tables() -> Iterator[tuple[str, Screen]]:
    for people, record in ((2, _TWO), (4, _FOUR), (7, _SEVEN), (13, _THIRTEEN)):
        yield f"table-{people}-turn", _table(record, _late)
        yield f"table-{people}-claims", _table(record, _in(Phase.CLAIMS))
        yield f"table-{people}-reveal", _table(record, _in(Phase.REVEAL))
        yield f"table-{people}-fines", _table(record, _in(Phase.REVEAL), selected={"true": ()})
        yield f"table-{people}-over", _table(record, _over)
    yield "table-2-outwards", _table(_TWO, _late, outwards=True)
    yield "table-2-announcing", _table(_TWO, _late, selected={"announcing": True})
    yield "table-7-announcing", _table(_SEVEN, _late, selected={"announcing": True})
    yield "table-13-announcing", _table(_THIRTEEN, _late, selected={"announcing": True})
    yield "table-13-outwards", _table(_THIRTEEN, _late, outwards=True)
    yield "table-13-hints", _table(_THIRTEEN, _in(Phase.CLAIMS), hints=True)
    yield "table-13-german", _with_cards(CardLanguage.DE, _table(_THIRTEEN, _late))
    yield "table-13-far", _table(_THIRTEEN, _late, far=True)
    yield "table-4-far", _table(_FOUR, _late, far=True)
    yield "table-12-choice", _table(_TWELVE, _in(Phase.CHOICE))
    yield "table-12-answer", _table(_TWELVE, _in(Phase.ANSWER))
    yield "table-12-opening", _table(_TWELVE, _start)
    yield "table-9-notice", _notice(_table(_NINE, _late))


def _expansion() -> Iterator[tuple[str, Screen]]:
    yield "expansion-players", _new("/new", 8, boxes=("promo",))
    yield "expansion-sets", _new("/new/set", 8, boxes=("expansion",))
    yield "expansion-builder", _new("/new/own", 10, boxes=("expansion",))
    yield "expansion-setup", _table(_CLASSIC, _start, route="/setup")
    yield "expansion-character", _table(_DAMNED, _asked(CharacterQuestion))
    yield "expansion-number", _table(_CLASSIC, _asked(NumberQuestion))
    yield "expansion-answer", _table(_DAMNED, _asked(YesNoQuestion))
    yield "expansion-reveal", _table(_DAMNED, _with_damned)
    yield "expansion-out", _table(_DAMNED, _late)
    yield "expansion-announcing", _table(_DAMNED, _late, selected={"announcing": True})
    yield "expansion-contents", _at("/rules/first?kind=character")
    yield "expansion-rule", _at("/rules/first/character-damned")
    yield "expansion-section", _at("/rules/first/expansion")


def _law() -> Iterator[tuple[str, Screen]]:
    """Every step of a turn, with names of 14 letters."""
    for people in PEOPLE:
        for step in turn_steps(people, long_names(Language.EN)):
            yield f"law-{people}-{step}", partial(_step, people, step)


def _step(people: int, name: str, setting: Setting) -> Shown:
    step = turn_steps(people, long_names(setting.language))[name]
    stored = setting.table.snapshot
    snapshot = replace(stored, game=step.game, game_id=stored.game_id, revision=7)
    return Shown(
        {
            "route": "/table",
            "snapshot": snapshot,
            "draft_revision": 7,
            "stored_selection": Selection(7, **step.selected) if step.selected else Selection(-1),
        }
    )


def _characters(setting: Setting) -> CharacterDraft:
    del setting
    return CharacterDraft(name="Alchemist", power=(TakeFromBank(2),), bank_money=True)


def _making(setting: Setting) -> Shown:
    draft = _draft(setting, 7, making=_characters(setting))
    return Shown({"route": "/new/house", "snapshot": _without_game(setting), **_preparing(draft)})


def _counted(setting: Setting, player: str | None) -> Shown:
    """The players over the stored games, already counted, with the figures of one of them."""
    stored, sums = setting.table.games, PlayerSums()
    games = stored.newest_games()
    while games:
        some, done = stored.some_statistics(games)
        for each in some:
            sums.add(each)
        games = games[done:]
    people = PeopleState(sums.totals(), player=player)
    view = {"route": "/players", "states": States().having(people)}
    return Shown({**view, "snapshot": _without_game(setting)})


SCREENS: Final[dict[str, Screen]] = {
    "home-first": _fresh("/"),
    "home": _at("/"),
    "home-playing": _table(_SEVEN, _late, route="/"),
    "unknown-route": _at("/nowhere"),
    "players-first": _fresh("/new"),
    "players-7": _new("/new", 7),
    "players-13": _new("/new", 13, edition=EditionId.SECOND),
    "sets-4": _new("/new/set", 4),
    "sets-4-second": _new("/new/set", 4, edition=EditionId.SECOND),
    "sets-9": _new("/new/set", 9, edition=EditionId.SECOND),
    "sets-2": _new("/new/set", 2),
    "builder": _new("/new/own", 6, cards=CARDS, set_id=OWN, set_name="Friday"),
    "builder-empty": _new("/new/own", 13, edition=EditionId.SECOND),
    "house": _making,
    "setup": _table(_NINE, _start, route="/setup"),
    "setup-read": _table(_NINE, _start, route="/setup/read/3"),
    **dict(_tables()),
    **dict(_expansion()),
    **dict(_own_seats()),
    **dict(_law()),
    "players-statistics": lambda setting: _counted(setting, None),
    "player-statistics": lambda setting: _counted(setting, NAMES[setting.language][3]),
    "practice": _fresh("/practice"),
    "games": _at("/games"),
    "games-empty": _fresh("/games"),
    "replay": _at("/games/2"),
    "rules": _at("/rules"),
    "rules-contents": _at("/rules/second?kind=character"),
    "rules-character": _at("/rules/first/character-bishop"),
    "rules-guru": _at("/rules/second/character-puppet-master"),
    "rules-quarrels": _at("/rules/second/quarrels"),
    "rules-beside": _at("/rules/first/character-witch?with=ja"),
    "rules-show": _at("/rules/first/character-king?show=1"),
    "rules-search": _at(
        "/rules/first", states=States().having(Reading(query="2", searching="/rules/first"))
    ),
    "rules-explain": _at(teaching_route("first")),
    "aid": _table(_SEVEN, _late, route="/aid"),
    "aid-13": _with_cards(CardLanguage.ES, _table(_THIRTEEN, _late, route="/aid")),
    "rules-unknown": _at("/rules/first/nothing"),
    "dialog-language": _fresh("/", dialog=LanguageDialog()),
    "dialog-history": _dialog(HistoryDialog()),
    "dialog-more": _dialog(MoreDialog()),
    "dialog-mistaken": _table(_THIRTEEN, _late, dialog=MistakenLookDialog()),
    "dialog-correct": _table(_THIRTEEN, _late, dialog=CorrectCoinsDialog(Correction("bank", 3, 2))),
    "dialog-phones": _dialog(PhonesDialog()),
    "dialog-about": _dialog(AboutDialog()),
    "dialog-install": _fresh("/", dialog=InstallDialog()),
    "dialog-appearance": _dialog(AppearanceDialog()),
    "dialog-player": _dialog(PlayerDialog(3)),
    "dialog-player-closing": _dialog(PlayerDialog(3, Correction("bank", 3, 2), closing=True)),
    "dialog-picture": _table(_SEVEN, _over, dialog=PictureDialog()),
    "dialog-seat": _own(_table(_THIRTEEN, _late, dialog=OwnSeatDialog()), 2),
    "dialog-rename": _dialog(RenameDialog(3)),
    "dialog-mask": _table(_SEVEN, _late, dialog=MaskDialog("witch")),
    "dialog-figures": lambda setting: Shown(
        {
            "route": "/new/set",
            "snapshot": _without_game(setting),
            **_preparing(_draft(setting, 7)),
            "dialog": FiguresDialog(),
        }
    ),
    "dialog-ask": lambda setting: Shown(
        {
            "route": "/new/set",
            "snapshot": _without_game(setting),
            **_preparing(_draft(setting, 7)),
            "dialog": AskSetDialog(minutes=20, without=frozenset({"witch"})),
        }
    ),
}
"""By name; dialogs begin with "dialog-"."""


def store_games(table: TableService, language: Language) -> None:
    """Store what the gallery shows besides the table: games, a custom character."""
    for record in STORED:
        table.adopt(Record.of(lines(record, language)), table.snapshot.revision)
    table.leave(table.snapshot.revision)
    character = CustomCharacter("house_1", "Alchemist", (ByHand(),), "Takes what nobody sees.")
    table.group.change(CHARACTER_LIBRARY, lambda library: library.with_added(character))
