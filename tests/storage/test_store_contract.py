"""The contract of the store port, tested on each implementation."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, timedelta

import pytest

from companion.application.ports import GameId, GameSummary, Rewrite, StaleWrite, Store, UnknownGame

LONE_SURROGATE = "\ud83d"


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


def test_rewritten_line_is_replaced_and_nothing_else(store: Store) -> None:
    game = store.create(["setup", "a", "b"])
    store.set_setting("group", "old")
    store.rewrite([Rewrite(game, 1, "a", "new")], {"group": None, "other": "x"})
    assert store.lines(game) == ("setup", "new", "b")
    assert store.settings() == {"other": "x"}


def test_rewrite_of_a_line_that_has_changed_writes_nothing(store: Store) -> None:
    game = store.create(["setup", "a"])
    with pytest.raises(StaleWrite):
        store.rewrite([Rewrite(game, 0, "setup", "new"), Rewrite(game, 1, "b", "c")], {"x": "y"})
    assert store.lines(game) == ("setup", "a")
    assert store.settings() == {}


def test_text_that_utf8_cannot_encode_changes_nothing(store: Store) -> None:
    game = store.create(["setup"])
    store.set_setting("language", '"it"')
    with pytest.raises(ValueError, match="surrogates"):
        store.create(["fine", LONE_SURROGATE])
    with pytest.raises(ValueError, match="surrogates"):
        store.append(game, 1, ["fine", LONE_SURROGATE])
    with pytest.raises(ValueError, match="surrogates"):
        store.set_setting("language", LONE_SURROGATE)
    assert [summary.id for summary in store.games()] == [game]
    assert store.lines(game) == ("setup",)
    assert store.current() == game
    assert store.setting("language") == '"it"'


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
