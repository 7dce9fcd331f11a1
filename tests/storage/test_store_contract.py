"""The contract of the store port, tested on each implementation."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, timezone

import pytest

from companion.application.ports import (
    GameId,
    GameSummary,
    GrownGame,
    NewGame,
    Rewrite,
    StaleWrite,
    Store,
    UnknownGame,
)

LONE_SURROGATE = "\ud83d"
CREATED = datetime(2030, 1, 2, 20, 15, tzinfo=timezone(timedelta(hours=9)))


def content(store: Store) -> object:
    """Everything that a store holds."""
    games = store.games()
    return store.current(), games, [store.lines(game.id) for game in games], store.settings()


def test_empty_store_has_no_games_and_no_current_game(store: Store) -> None:
    assert store.games() == ()
    assert store.current() is None


def test_new_game_is_current_and_has_its_lines(store: Store) -> None:
    game = store.create(["setup", "first"])
    assert store.current() == game
    assert store.lines(game) == ("setup", "first")


def test_game_without_lines_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="setup"):
        store.create([])
    assert store.games() == ()


def test_lines_are_appended_in_order(store: Store) -> None:
    game = store.create(["setup"])
    store.append(game, 1, ["a", "b"])
    store.append(game, 3, ["c"])
    assert store.lines(game) == ("setup", "a", "b", "c")


@pytest.mark.parametrize("after", [0, 1, 3, -1])
def test_stale_append_is_refused_and_writes_nothing(store: Store, after: int) -> None:
    game = store.create(["setup", "a"])
    with pytest.raises(StaleWrite):
        store.append(game, after, ["b"])
    assert store.lines(game) == ("setup", "a")


def test_empty_append_compares_the_count(store: Store) -> None:
    game = store.create(["setup"])
    store.append(game, 1, [])
    with pytest.raises(StaleWrite):
        store.append(game, 2, [])
    assert store.lines(game) == ("setup",)


def test_games_have_separate_lines(store: Store) -> None:
    one, other = store.create(["one"]), store.create(["other"])
    store.append(one, 1, ["for one"])
    assert store.lines(one) == ("one", "for one")
    assert store.lines(other) == ("other",)


def test_games_are_listed_newest_first_with_utc_time(store: Store) -> None:
    older = store.create(["older setup", "a"])
    newer = store.create(["newer setup"])
    store.append(older, 2, ["b"])
    second, first = store.games()
    assert first == GameSummary(older, first.created, "older setup", 3)
    assert second == GameSummary(newer, second.created, "newer setup", 1)
    assert first.created.tzinfo == UTC
    assert second.created - first.created == timedelta(seconds=1)


def test_leave_keeps_the_game(store: Store) -> None:
    game = store.create(["setup"])
    store.leave()
    assert store.current() is None
    assert store.lines(game) == ("setup",)
    store.leave()
    assert store.current() is None


def test_older_game_can_be_resumed(store: Store) -> None:
    older, newer = store.create(["older"]), store.create(["newer"])
    assert store.current() == newer
    store.resume(older)
    assert store.current() == older
    store.append(older, 1, ["goes on"])
    assert store.lines(older) == ("older", "goes on")


def test_removed_game_is_gone_and_the_current_one_stays(store: Store) -> None:
    older, newer = store.create(["older", "a"]), store.create(["newer"])
    store.remove(older)
    assert [game.id for game in store.games()] == [newer]
    with pytest.raises(UnknownGame):
        store.lines(older)
    with pytest.raises(ValueError, match="current"):
        store.remove(newer)
    assert store.lines(newer) == ("newer",)


def test_unknown_game_is_refused(store: Store) -> None:
    game, unknown = store.create(["setup"]), GameId(99)
    with pytest.raises(UnknownGame):
        store.lines(unknown)
    with pytest.raises(UnknownGame):
        store.append(unknown, 0, ["a"])
    with pytest.raises(UnknownGame):
        store.resume(unknown)
    with pytest.raises(UnknownGame):
        store.remove(unknown)
    assert store.current() == game
    assert len(store.games()) == 1


def test_settings_are_stored_replaced_and_removed(store: Store) -> None:
    assert store.setting("language") is None
    store.set_setting("language", '"pl"')
    store.set_setting("last_group", "[]")
    store.set_setting("language", '"ja"')
    assert store.setting("language") == '"ja"'
    store.set_setting("language", None)
    store.set_setting("never stored", None)
    assert store.setting("language") is None
    assert store.setting("last_group") == "[]"


def test_settings_are_a_copy(store: Store) -> None:
    store.set_setting("language", "it")
    before = store.settings()
    store.set_setting("language", "pl")
    assert before == {"language": "it"}
    assert store.settings() == {"language": "pl"}


def test_games_lines_and_settings_are_added_and_the_current_game_stays(store: Store) -> None:
    older, current = store.create(["older"]), store.create(["current", "a"])
    store.set_setting("language", "it")
    store.set_setting("theme", "dark")
    store.add(
        [NewGame(CREATED, ["new", "b"]), NewGame(CREATED, ["newest"])],
        [GrownGame(older, 1, ["c"]), GrownGame(current, 2, ["d", "e"])],
        {"language": "pl", "theme": None, "group": "[]"},
    )
    newest, new, *_ = store.games()
    assert (newest.first_line, new.first_line) == ("newest", "new")
    assert (newest.created, newest.created.tzinfo) == (CREATED, UTC)
    assert store.lines(new.id) == ("new", "b")
    assert store.lines(older) == ("older", "c")
    assert store.lines(current) == ("current", "a", "d", "e")
    assert store.current() == current
    assert store.settings() == {"language": "pl", "group": "[]"}


@pytest.mark.parametrize(
    ("new", "grown", "settings", "error"),
    [
        ([], [GrownGame(GameId(2), 5, ["b"])], {}, StaleWrite),
        ([], [GrownGame(GameId(99), 0, ["b"])], {}, UnknownGame),
        ([], [GrownGame(GameId(2), 1, [LONE_SURROGATE])], {}, ValueError),
        ([NewGame(CREATED, ["fine"]), NewGame(CREATED, [])], [], {}, ValueError),
        ([NewGame(CREATED, ["fine", LONE_SURROGATE])], [], {}, ValueError),
        ([NewGame(CREATED, ["fine"])], [], {"group": LONE_SURROGATE}, ValueError),
        ([NewGame(CREATED, ["fine"])], [], {LONE_SURROGATE: "[]"}, ValueError),
    ],
)
def test_refused_addition_adds_nothing(
    store: Store,
    new: list[NewGame],
    grown: list[GrownGame],
    settings: dict[str, str],
    error: type[Exception],
) -> None:
    first, second = store.create(["first"]), store.create(["second"])
    store.set_setting("language", "it")
    before = content(store)
    assert (first, second) == (GameId(1), GameId(2))
    with pytest.raises(error):
        store.add(new, [GrownGame(first, 1, ["a"]), *grown], {"language": "pl", **settings})
    assert content(store) == before


def test_rewritten_line_is_replaced_and_nothing_else(store: Store) -> None:
    game = store.create(["setup", "a", "b"])
    store.set_setting("group", "old")
    store.rewrite([Rewrite(game, 1, "a", "new")], {"group": None, "other": "x"})
    assert store.lines(game) == ("setup", "new", "b")
    assert store.settings() == {"other": "x"}


def test_lines_are_rewritten_one_after_the_other(store: Store) -> None:
    game = store.create(["setup", "a"])
    store.rewrite([Rewrite(game, 1, "a", "b"), Rewrite(game, 1, "b", "c")], {})
    assert store.lines(game) == ("setup", "c")


@pytest.mark.parametrize(
    ("rewrite", "settings", "error"),
    [
        (Rewrite(GameId(1), 1, "not a", "new"), {}, StaleWrite),
        (Rewrite(GameId(1), 2, "a", "new"), {}, StaleWrite),
        (Rewrite(GameId(1), -1, "a", "new"), {}, StaleWrite),
        (Rewrite(GameId(99), 0, "setup", "new"), {}, StaleWrite),
        (Rewrite(GameId(1), 1, "a", LONE_SURROGATE), {}, ValueError),
        (Rewrite(GameId(1), 1, "a", "new"), {"group": LONE_SURROGATE}, ValueError),
    ],
)
def test_refused_rewrite_changes_nothing(
    store: Store, rewrite: Rewrite, settings: dict[str, str], error: type[Exception]
) -> None:
    game = store.create(["setup", "a"])
    store.set_setting("language", "it")
    before = content(store)
    with pytest.raises(error):
        store.rewrite([Rewrite(game, 0, "setup", "new"), rewrite], {"language": None, **settings})
    assert content(store) == before


def test_purge_keeps_the_content(store: Store) -> None:
    game, removed = store.create(["setup", "a"]), store.create(["removed"])
    store.resume(game)
    store.remove(removed)
    store.rewrite([Rewrite(game, 1, "a", "b")], {"language": "it"})
    before = content(store)
    store.purge()
    assert content(store) == before
    store.append(game, 2, ["c"])
    assert store.lines(game) == ("setup", "b", "c")


def test_text_that_utf8_cannot_encode_changes_nothing(store: Store) -> None:
    game = store.create(["setup"])
    store.set_setting("language", '"it"')
    before = content(store)
    with pytest.raises(ValueError, match="surrogates"):
        store.create(["fine", LONE_SURROGATE])
    with pytest.raises(ValueError, match="surrogates"):
        store.append(game, 1, ["fine", LONE_SURROGATE])
    with pytest.raises(ValueError, match="surrogates"):
        store.set_setting("language", LONE_SURROGATE)
    with pytest.raises(ValueError, match="surrogates"):
        store.setting(LONE_SURROGATE)
    assert content(store) == before


def test_one_of_several_concurrent_appends_succeeds(store: Store) -> None:
    game = store.create(["setup"])

    def append(writer: int) -> bool:
        try:
            store.append(game, 1, [f"{writer} first", f"{writer} second"])
        except StaleWrite:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        succeeded = list(pool.map(append, range(8)))
    assert succeeded.count(True) == 1
    winner = succeeded.index(True)
    assert store.lines(game) == ("setup", f"{winner} first", f"{winner} second")


def test_close_is_idempotent(store: Store) -> None:
    store.close()
    store.close()
