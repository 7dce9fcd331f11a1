"""Random operations have the same results on SQLite and in memory."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from companion.application.memory_store import MemoryStore
from companion.application.ports import (
    GameId,
    GrownGame,
    NewGame,
    Rewrite,
    StaleWrite,
    Store,
    UnknownGame,
)
from companion.storage.sqlite.store import SqliteStore

MOMENT = datetime(2031, 5, 17, 19, 30, tzinfo=UTC)
KEYS = st.sampled_from(["language", "last_group", ""])
GAMES = st.integers(0, 4).map(GameId)
LINES = st.lists(st.text(), max_size=3)
NEW = st.builds(NewGame, st.datetimes(timezones=st.just(UTC)), LINES)


class StoreEquivalence(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.memory = MemoryStore(lambda: MOMENT)
        self.file = self.open_file()

    def open_file(self) -> SqliteStore:
        return SqliteStore(Path(self.folder.name), lambda: MOMENT)

    def teardown(self) -> None:
        self.file.close()
        self.folder.cleanup()

    def both(self, act: Callable[[Store], object]) -> None:
        assert outcome(act, self.file) == outcome(act, self.memory)

    @rule(lines=LINES)
    def create(self, lines: list[str]) -> None:
        self.both(lambda store: store.create(lines))

    @rule(game=GAMES, after=st.integers(0, 8), lines=LINES)
    def append_somewhere(self, game: GameId, after: int, lines: list[str]) -> None:
        self.both(lambda store: store.append(game, after, lines))

    @rule(lines=LINES)
    def append_to_current(self, lines: list[str]) -> None:
        game = self.memory.current()
        if game is not None:
            after = len(self.memory.lines(game))
            self.both(lambda store: store.append(game, after, lines))

    @rule()
    def leave(self) -> None:
        self.both(lambda store: store.leave())

    @rule(game=GAMES)
    def resume(self, game: GameId) -> None:
        self.both(lambda store: store.resume(game))

    @rule(
        new=st.lists(NEW, max_size=2),
        grown=st.lists(st.tuples(GAMES, st.integers(-1, 0), LINES), max_size=2),
        settings=st.dictionaries(KEYS, st.none() | st.text(), max_size=2),
    )
    def add(
        self,
        new: list[NewGame],
        grown: list[tuple[GameId, int, list[str]]],
        settings: dict[str, str | None],
    ) -> None:
        counts = {each.id: each.line_count for each in self.memory.games()}
        grows = [GrownGame(id, counts.get(id, 0) + off, lines) for id, off, lines in grown]
        self.both(lambda store: store.add(new, grows, settings))

    @rule(game=GAMES)
    def lines(self, game: GameId) -> None:
        self.both(lambda store: store.lines(game))

    @rule(game=GAMES)
    def remove(self, game: GameId) -> None:
        self.both(lambda store: store.remove(game))

    @rule(key=KEYS, value=st.none() | st.text())
    def set_setting(self, key: str, value: str | None) -> None:
        self.both(lambda store: store.set_setting(key, value))

    @rule(game=GAMES, number=st.integers(0, 3), text=st.text(), stale=st.booleans())
    def rewrite(self, game: GameId, number: int, text: str, stale: bool) -> None:
        lines = dict(enumerate(self.memory.lines(game) if game in self.ids() else ()))
        before = lines.get(number, "") + "x" * stale
        rewrites = [Rewrite(game, 0, lines.get(0, ""), "new"), Rewrite(game, number, before, text)]
        self.both(lambda store: store.rewrite(rewrites[number == 0 :], {"": text}))

    def ids(self) -> list[GameId]:
        return [each.id for each in self.memory.games()]

    @rule()
    def purge(self) -> None:
        self.both(lambda store: store.purge())

    @rule(key=KEYS)
    def setting(self, key: str) -> None:
        self.both(lambda store: store.setting(key))

    @rule()
    def reopen(self) -> None:
        self.file.close()
        self.file = self.open_file()

    @invariant()
    def same_games(self) -> None:
        self.both(lambda store: (store.current(), store.games(), store.settings()))
        for summary in self.memory.games():
            assert self.file.lines(summary.id) == self.memory.lines(summary.id)


def outcome(act: Callable[[Store], object], store: Store) -> object:
    try:
        return act(store)
    except (StaleWrite, UnknownGame, ValueError) as refusal:
        return type(refusal), refusal.args


StoreEquivalence.TestCase.settings = settings(
    max_examples=30, stateful_step_count=20, deadline=None
)
TestStoreEquivalence = StoreEquivalence.TestCase
