"""Invariants of random games, with refused commands in between."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import reduce
from itertools import combinations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from companion.core.boxes import WINNING_COINS, cards_each
from companion.core.commands import (
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    Entry,
    Line,
    Look,
    MistakenLook,
    NoMoreClaims,
    Redo,
    Reveal,
    Swap,
    Transfer,
    TurnAction,
    Undo,
)
from companion.core.decide import decide
from companion.core.errors import Code
from companion.core.events import Answered, CardShown, Event, Fined, TurnedUp, TurnPassed
from companion.core.evolve import evolve
from companion.core.game import Game, new_game
from companion.core.legal import legal_commands, why_not
from companion.core.phases import allowed_actions, opening_turns
from companion.core.record import dump_line, parse_entry, parse_setup, play_lines, upgraded
from companion.core.setup import Setup, centre_cards
from companion.core.table import Phase, Table
from tests.core.arbitrary import CHARACTERS, setups
from tests.core.arbitrary import commands as any_command
from tests.core.playing import refused, total


def is_legal(table: Table, command: Command) -> bool:
    """Whether the command may be given, by `legal` and by what the table may note at any time."""
    people = range(len(table.seats))
    match command:
        case Transfer(from_=source, to=target):
            exist = all(pot in ("bank", "court") or pot in people for pot in (source, target))
            return exist and source != target and 1 <= command.coins <= table.held(source)
        case MistakenLook():
            return table.end is None and command.player in people
    return _plain(table, command) in set(map(_unordered, legal_commands(table)))


def _plain(table: Table, command: Command) -> Command | None:
    """The command without the details that `legal` leaves out; None if one of them is wrong."""
    match command:
        case Swap():
            return Swap() if _fits(table, command) else None
        case Announce(card=hand):
            allowed = {2: (None, "left", "right"), 3: (None, "left", "right")}
            fits = hand in allowed.get(len(table.seats), (None,))
            return Announce(command.character) if fits else None
        case Claim(card=hand):
            fits = hand is None or cards_each(len(table.seats)) >= (3 if hand == "protected" else 2)
            return Claim(command.player) if fits else None
        case _:
            return _unordered(command)


# What a swap with somebody may take of one's own and of theirs, by players and printing, as the
# sheets have it; where the printing is not said, all of them together.
_ONE_OF_TWO = {"left", "right"}
_ANY = {"left", "right", "protected"}
_OWN = {(2, "ru"): _ANY, (2, None): _ANY}
_TWO_OF_ONES_OWN = {
    *((2, printing) for printing in ("pl", "ja", "en", "fr", None)),
    *((3, printing) for printing in ("pl", "en", "fr", None)),
}


def _fits(table: Table, swap: Swap) -> bool:
    people = len(table.seats)
    printing = table.setup.printing
    hands = {2: _ANY, 3: _ONE_OF_TWO}.get(people, set[str]())
    if any(hand is not None and hand not in hands for hand in (swap.card, swap.other)):
        return False
    match swap.with_:
        case None:
            return any(_fits(table, replace(swap, with_=other)) for other in range(people))
        case "center":
            players_only = table.setup.house_rules.forced_swap == "players_card"
            forced = table.bound and table.setup.edition == "first"
            if not centre_cards(table.setup) or (players_only and forced):
                return False
            theirs, own = _ONE_OF_TWO, _OWN.get((people, printing), _ONE_OF_TWO)
        case other if other not in range(people):
            return False
        case other if other == table.active:
            same = swap.card is not None and swap.card == swap.other
            return (people, printing) in _TWO_OF_ONES_OWN and not same
        case _:
            theirs, own = _ONE_OF_TWO, _OWN.get((people, printing), _ONE_OF_TWO)
    return swap.other in {None, *theirs} and swap.card in {None, *own}


def _unordered(command: Command) -> Command:
    """People are named in any order."""
    match command:
        case Reveal():
            return Reveal(tuple(sorted(command.true)))
        case Choose():
            return replace(command, targets=tuple(sorted(command.targets)))
    return command


def plain_commands(table: Table) -> Iterator[Command]:
    """Every command of the course of a game that this group could give, valid or not."""
    people = range(len(table.seats))
    yield from (Swap(), Look(), NoMoreClaims(), Answer(right=True), Answer(right=False))
    yield from map(Announce, CHARACTERS)
    yield from map(Claim, people)
    for size in range(3):
        for group in combinations(people, size):
            yield Reveal(group)
            yield Choose(group)


class AnyGame(RuleBasedStateMachine):
    """A group that plays, errs, corrects, takes back and tries what is not allowed."""

    game: Game
    setup: Setup
    lines: list[Line]
    tap: int | None
    """The tap of the next line; None in a record of version 1."""

    @initialize(setup=setups())
    def sit_down(self, setup: Setup) -> None:
        self.setup = setup
        self.game = new_game(setup)
        self.lines = []
        self.tap = None if setup.version == 1 else 1
        for _ in range(opening_turns(self.game.table)):
            self.give(Swap())

    def give(self, command: Command, *, same_tap: bool = False) -> None:
        """A legal command: it succeeds, event by event, and no coin is lost."""
        table = self.game.table
        follows = table
        for event in decide(table, command).events:
            follows = evolve(follows, event)
            assert total(follows) == follows.edition.coins
            assert min(*follows.coins, follows.court, follows.bank) >= 0
            assert sorted(follows.seats) == list(range(len(follows.seats)))
        self.log(command, same_tap=same_tap)
        assert self.game.table == follows
        assert self.game.next_redo is None

    def log(self, entry: Entry, *, same_tap: bool = False) -> None:
        if self.tap is not None and not same_tap:
            self.tap += 1
        line = Line(entry, self.tap)
        self.game = self.game.append(line)
        self.lines.append(line)

    @precondition(lambda self: self.game.table.end is None)
    @rule(picks=st.lists(st.integers(0, 1000), min_size=1, max_size=12), one_tap=st.booleans())
    def play_on(self, picks: list[int], one_tap: bool) -> None:
        """Any legal commands, in one tap or in several; claims are closed as often as made."""
        for nth, pick in enumerate(picks):
            options = list(legal_commands(self.game.table))
            if not options:
                return
            closing = self.game.table.phase is Phase.CLAIMS and pick % 2
            chosen = options[-1 if closing else pick // 2 % len(options)]
            self.give(chosen, same_tap=one_tap and nth > 0)

    @rule(command=any_command)
    def try_anything(self, command: Command) -> None:
        table = self.game.table
        if is_legal(table, command):
            self.give(command)
            return
        assert refused(table, command).code in Code

    @rule()
    def try_everything_plain(self) -> None:
        """Of all the commands without details, those succeed that are legal, and no others."""
        table = self.game.table
        legal_ones = set(map(_unordered, legal_commands(table)))
        for command in plain_commands(table):
            if command in legal_ones:
                decide(table, command)
            else:
                assert refused(table, command).code in Code

    @precondition(lambda self: self.game.last is not None)
    @rule(times=st.sampled_from((1, 1, 2, 6)))
    def take_back(self, times: int) -> None:
        for tap in reversed(taps_that_count(self.lines)[-times:]):
            first = self.game.steps()[-len(tap)]
            self.log(Undo())
            assert self.game.next_redo is first

    @precondition(lambda self: self.game.next_redo is not None)
    @rule()
    def bring_back(self) -> None:
        wanted = self.game.next_redo
        self.log(Redo())
        assert wanted in self.game.steps()
        assert [step.line for step in self.game.steps()][-1] is self.lines_that_count()[-1]

    def lines_that_count(self) -> list[Line]:
        return [line for tap in taps_that_count(self.lines) for line in tap]

    @invariant()
    def the_actions_offered_are_those_not_refused(self) -> None:
        table = self.game.table
        allowed = tuple(action for action in TurnAction if why_not(table, action) is None)
        assert allowed == allowed_actions(table)

    @invariant()
    def something_can_be_done_until_the_end(self) -> None:
        table = self.game.table
        assert bool(list(legal_commands(table))) is (table.end is None)
        assert (table.phase is None) is (table.end is not None) is (table.winners is not None)

    def events_of_turn(self, turn: int) -> list[Event]:
        return [e for step in self.game.steps() if step.turn == turn for e in step.events]

    @invariant()
    def whoever_was_turned_up_and_is_not_the_character_is_fined(self) -> None:
        if self.game.last is None:
            return
        happened = self.events_of_turn(self.game.last.turn)
        wrong = {p for e in happened if isinstance(e, TurnedUp) for p in {*e.people} - {*e.true}}
        fined = [e.person for e in happened if isinstance(e, Fined)]
        assert len(fined) == len(set(fined))
        assert set(fined) == wrong or not (
            fined or any(isinstance(e, TurnPassed) for e in happened)
        )

    @invariant()
    def a_card_shown_on_the_turn_before_binds_its_owner(self) -> None:
        table = self.game.table
        if table.end is None:
            shown: set[int] = set()
            for event in self.events_of_turn(table.turn - 1):
                match event:
                    case TurnedUp():
                        shown.update(event.people)
                    case Answered() | CardShown():
                        shown.add(event.person)
            assert table.bound is (table.active in shown)

    @invariant()
    def a_game_is_over_for_a_reason(self) -> None:
        table = self.game.table
        last = self.game.last
        if table.end is None or last is None or isinstance(last.command, Transfer):
            return
        assert table.winners
        assert table.end == "cheat" or max(table.coins) >= WINNING_COINS or min(table.coins) == 0

    def teardown(self) -> None:
        if not hasattr(self, "game"):
            return
        self.the_log_alone_tells_what_counts()
        self.the_record_leads_to_the_same_table()
        self.undoing_everything_leads_to_the_start_and_redoing_it_to_the_end()

    def the_log_alone_tells_what_counts(self) -> None:
        assert self.lines_that_count() == [step.line for step in self.game.steps()]

    def the_record_leads_to_the_same_table(self) -> None:
        texts = [dump_line(self.setup), *map(dump_line, self.lines)]
        setup = parse_setup(texts[0])
        lines = [parse_entry(text, setup.version) for text in texts[1:]]
        assert (setup, lines) == (self.setup, self.lines)
        for each in (lines, self.lines_that_count()):
            assert reduce(Game.append, each, new_game(setup)).table == self.game.table
        *_, upgraded_game = play_lines(upgraded(texts))
        rules = self.game.table.rules
        assert upgraded_game.table._replace(rules=rules) == self.game.table

    def undoing_everything_leads_to_the_start_and_redoing_it_to_the_end(self) -> None:
        game, end = self.game, self.game.table
        taps = len(taps_that_count(self.lines))
        for _ in range(taps):
            game = game.append(Undo())
        assert (game.table, game.last) == (new_game(self.setup).table, None)
        for _ in range(taps):
            game = game.append(Redo())
        assert game.table == end


def taps_that_count(lines: Iterable[Line]) -> list[list[Line]]:
    """The taps that count after all undos and redos, by the lines alone."""
    done: list[list[Line]] = []
    undone: list[list[Line]] = []
    for line in lines:
        if isinstance(line.entry, Undo):
            undone.append(done.pop())
        elif isinstance(line.entry, Redo):
            done.append(undone.pop())
        else:
            if line.tap is not None and done and done[-1][0].tap == line.tap:
                done[-1].append(line)
            else:
                done.append([line])
            undone.clear()
    return done


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(stateful_step_count=30)
