"""Points, standings, and when a series is decided."""

from companion.series import Finish, FirstTo, PointsOver, score

PEOPLE = ("Ada", "Bruno", "Cleo")


def won_by(*names: str, coins: tuple[int, ...] = (6, 6, 6)) -> Finish:
    return Finish(PEOPLE, coins, frozenset(map(PEOPLE.index, names)))


def points(*finishes: Finish) -> dict[str, int]:
    found = score(PEOPLE, PointsOver(len(finishes)), finishes)
    return {each.name: each.points for each in found.standings}


def test_series_is_decided_by_the_last_win_needed() -> None:
    games = [won_by("Ada"), won_by("Bruno"), won_by("Ada"), won_by("Ada")]

    before, after = (score(PEOPLE, FirstTo(3), games[:number]) for number in (3, 4))
    assert before.winners == ()
    assert [(each.name, each.points) for each in before.standings] == [
        ("Ada", 2), ("Bruno", 1), ("Cleo", 0),
    ]  # fmt: skip
    assert after.winners == ("Ada",)


def test_games_after_the_decision_do_not_count() -> None:
    games = [won_by("Ada"), won_by("Ada"), won_by("Bruno"), won_by("Bruno")]

    found = score(PEOPLE, FirstTo(2), games)
    assert (found.winners, found.counted) == (("Ada",), 2)
    assert score(PEOPLE, FirstTo(2), games[1:]).winners == ("Bruno",)


def test_shared_win_counts_for_each_and_may_decide_for_both() -> None:
    found = score(PEOPLE, FirstTo(2), [won_by("Ada", "Bruno"), won_by("Bruno", "Ada")])

    assert found.winners == ("Ada", "Bruno")
    assert [each.place for each in found.standings] == [1, 1, 3]


def test_places_follow_winners_then_coins() -> None:
    # the power of the Cheat wins with fewer coins than others have
    finish = won_by("Cleo", coins=(12, 12, 10))

    assert [finish.place(person) for person in range(3)] == [2, 2, 1]
    assert points(finish) == {"Cleo": 10, "Ada": 7, "Bruno": 7}


def test_series_by_points_ends_after_its_games() -> None:
    games = [won_by("Ada", coins=(13, 5, 4)), won_by("Bruno", coins=(5, 13, 4))]

    assert score(PEOPLE, PointsOver(2), games[:1]).winners == ()
    found = score(PEOPLE, PointsOver(2), games)
    assert found.winners == ("Ada", "Bruno")
    assert [(each.name, each.place, each.points) for each in found.standings] == [
        ("Ada", 1, 17), ("Bruno", 1, 17), ("Cleo", 3, 10),
    ]  # fmt: skip


def test_places_after_the_last_of_the_table_have_no_points() -> None:
    many = tuple("ABCDEFGHI")
    finish = Finish(many, tuple(range(13, 4, -1)), frozenset({0}))

    found = score(many, PointsOver(1), [finish])
    assert [each.points for each in found.standings] == [10, 7, 5, 4, 3, 2, 1, 0, 0]
