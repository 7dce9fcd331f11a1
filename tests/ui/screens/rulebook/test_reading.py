"""Reading and searching the rules on one screen."""

import logging
from dataclasses import replace
from pathlib import Path

import flet as ft
import pytest

from companion.content import Kind, Library
from companion.core.boxes import EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.game import new_game
from companion.core.powers.blocks import ByHand
from companion.core.setup import Setup
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.screens.rulebook.example import course
from companion.ui.state.draft import Draft
from companion.ui.state.reading import Reading
from companion.ui.state.rules_address import Address
from tests.async_runner import run_in_thread
from tests.ui.drawn import controls, message_ids
from tests.ui.pages import LIBRARY, OPENING, begun, opened
from tests.ui.screens.rulebook.reading import Reader, buttons, played_through

RECORDS = Path(__file__).parents[3] / "records"
SIZES = {"tablet": (1280, 800), "upright": (800, 1280), "phone": (390, 844)}
ENTRIES = [
    (edition, text.id)
    for edition in EditionId
    for text in LIBRARY.book(Language.EN).entries(edition)
]
EXAMPLES = [e.record for e in LIBRARY.entries.values() if e.record is not None]


@pytest.mark.parametrize("language", Language)
def test_every_entry_can_be_read_in_every_language(
    language: Language, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    beside = Language.RU if language is not Language.RU else Language.EN
    for edition, rule in ENTRIES:
        said = Reader(Address(edition, rule, language=language, beside=beside).route).words()
        assert LIBRARY.book(language).entry(rule, edition).title in said
        assert message_ids(said) == []
    assert caplog.messages == []


def test_every_entry_can_be_shown_in_large_type() -> None:
    for edition, rule in ENTRIES:
        said = Reader(Address(edition, rule, language=Language.JA, shown=True).route).words()
        assert LIBRARY.book(Language.JA).entry(rule, edition).title in said


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("kind", Kind)
def test_the_contents_list_every_entry_of_a_kind(kind: Kind, size: tuple[int, int]) -> None:
    reader = Reader(f"/rules/first?kind={kind}", width=size[0], height=size[1])

    for text in LIBRARY.book(Language.EN).entries(EditionId.FIRST, kind):
        assert reader.sees(text.title)


def test_without_an_edition_the_one_being_played_is_read() -> None:
    second = played_through(RECORDS / "second-06-house-set-puppet-master.jsonl")
    first = played_through(RECORDS / "first-08-peasants.jsonl")

    assert Reader("/rules", second).sees("Scenarios")
    assert not Reader("/rules", first).sees("Scenarios")
    assert not Reader("/rules").sees("Scenarios")


@pytest.mark.parametrize("route", ["/new", "/new/own", "/set/ABC"])
def test_whoever_puts_a_game_together_reads_the_rules_of_its_box(route: str) -> None:
    first = played_through(RECORDS / "first-08-peasants.jsonl")
    second = Draft(edition=EditionId.SECOND)

    assert Reader(route, first, draft=second).goes("/rules").sees("Scenarios")
    reader = Reader(route, first, draft=second)
    reader.actions.navigation.open_rule("fines")
    assert reader.view.route == "/rules/second/fines"
    # and at the table that of the game again
    reader.goes("/table").actions.navigation.open_rule("fines")
    assert reader.view.route == "/rules/first/fines"


def test_the_characters_of_the_table_are_at_hand_in_its_own_edition_only() -> None:
    game = played_through(RECORDS / "first-08-peasants.jsonl")

    assert Reader("/rules/first/fines", game).sees("Characters at this table", "Peasant")
    assert not Reader("/rules/second/fines", game).sees("Characters at this table")


def test_back_leads_to_where_the_rules_were_opened_from() -> None:
    game = played_through(RECORDS / "first-08-peasants.jsonl")
    for origin, label in (("/table", "Back to the table"), ("/new/set", "Back"), ("/", "Home")):
        reader = Reader(origin, game)
        reader.actions.navigation.open_rule("fines")
        reader.tap("The court")
        reader.tap(label)
        assert reader.view.route == origin


def test_a_first_page_leads_back_to_the_table_if_there_is_one() -> None:
    game = played_through(RECORDS / "first-08-peasants.jsonl")

    assert Reader("/rules/first/fines", game).sees("Back to the table")
    assert Reader("/rules/first/fines").sees("Home")


def test_looking_something_up_leaves_what_is_in_hand_at_the_table() -> None:
    reader = Reader("/table", played_through(RECORDS / "first-08-peasants.jsonl"))
    reader.actions.selection.change(replace(reader.view.selection, announcing=True))
    in_hand = reader.view.selection

    reader.actions.navigation.open_rule("announcement")
    reader.tap("Claiming")
    reader.tap("Back to the table")

    assert reader.view.selection == in_hand
    assert reader.view.route == "/table"


def test_a_link_in_a_text_opens_the_entry_in_the_same_edition_and_languages() -> None:
    reader = Reader("/rules/second/fines?lang=en&with=ja")
    reader.tap("court")

    assert reader.view.route == Address("second", "court", language="en", beside="ja").route


def search(reader: Reader, words: str) -> None:
    now = reader.view
    reader.actions.rulebook.change(replace(now.reading, query=words, searching=now.route))


def test_a_search_shows_the_best_entry_first_and_opens_it() -> None:
    reader = Reader("/rules")
    search(reader, "krol")
    assert reader.sees("results", "King", "Król")

    reader.tap("King")

    assert reader.view.route == "/rules/first/character-king"
    assert reader.sees("coins from the bank.")


def test_what_was_found_stays_at_hand_until_the_search_is_cleared() -> None:
    reader = Reader("/rules")
    search(reader, "krol")
    reader.tap("King")
    reader.tap("results")
    assert reader.sees("Queen", "Królowa")

    reader.tap("Clear search")

    assert not reader.sees("results")
    assert reader.sees("coins from the bank.")


def test_whoever_comes_to_the_rules_again_finds_an_empty_search() -> None:
    reader = Reader("/table", played_through(RECORDS / "first-08-peasants.jsonl"))
    reader.goes("/rules")
    search(reader, "krol")
    reader.tap("King")
    reader.goes("/table").goes("/rules")
    assert (reader.view.reading.query, reader.view.reading.searching) == ("", "")
    assert not reader.sees("results")


def test_the_way_back_to_what_was_found_counts_what_is_shown_there() -> None:
    reader = Reader("/rules?lang=pl&with=en")
    search(reader, "king")
    (told,) = (each for each in reader.words() if "Znaleziono" in each)
    reader.tap("Król")

    assert told in reader.words()


def test_a_search_looks_in_the_second_language_where_the_first_has_nothing() -> None:
    reader = Reader("/rules?lang=en&with=pl")
    search(reader, "grzywna")

    assert reader.sees("Grzywna")


@pytest.mark.parametrize("query", ["zzzz qqq xxx", "\x00\x01\x1b", "‮", "🂡", "q" * 10_000])
def test_a_search_without_a_match_offers_the_nearest(query: str) -> None:
    reader = Reader("/rules/first/fines")
    search(reader, query)

    assert reader.sees("No results for", "Did you mean")


@pytest.mark.parametrize(
    ("route", "told", "near"),
    [
        ("/rules/first/finess", "First edition: there’s no rule “finess”.", "Fines"),
        ("/rules/third/fines", "There’s no edition “third”.", "Fines"),
        ("/rules/first/fines?lang=xx", "The rules aren’t available in “xx”.", "Fines"),
        ("/rules/first/fines?with=klingon", "available in “klingon”", "Fines"),
        ("/rules/first/scenarios", "belongs to the other edition", "Second edition"),
        (f"/rules/first/{'x' * 10_000}", "there’s no rule", "Did you mean"),
        ("/rules/first/%00%01%1b", "Rules", "Rules"),
        ("/rules/first/fines?kind=nonsense&show=1", "Fines", "Rulebook"),
        ("/rules/first/nonsense?show=1", "there’s no rule “nonsense”", "Did you mean"),
        ("/rules?kind=nonsense", "Rules", "The game in short"),
    ],
)
def test_what_there_is_not_is_told_with_what_may_have_been_meant(
    route: str, told: str, near: str
) -> None:
    assert Reader(route).sees(told, near)


def test_two_languages_stand_side_by_side_and_change_places() -> None:
    reader = Reader("/rules/first/character-fool?lang=ja&with=ru")
    assert reader.sees("道化", "Дурак", "По правилам")

    reader.tap("Русский")

    assert reader.view.route == "/rules/first/character-fool?lang=ru&with=ja"
    assert reader.view.language is Language.EN


def test_the_languages_chosen_last_are_read_the_next_time() -> None:
    reader = Reader("/rules/first/fines?lang=ja&with=ru")
    reader.tap("Polski")
    reader.goes("/table").actions.navigation.open_rule("court")

    assert reader.view.route == "/rules/first/court?lang=pl&with=ru"


@pytest.mark.parametrize(
    ("route", "words"),
    [
        ("first/character-king", ["For any number of players", "Brings money from the bank"]),
        ("first/character-inquisitor", ["For 8 or more players", "Brings no money from the bank"]),
        ("second/character-guru", ["see the corner of the card"]),
        ("first/character-judge", ["Sędzia", "Giudice", "判事", "はんじ", "Судья"]),
        ("first/character-bishop", ["our translation", "Trickster", "same power"]),
        ("first/character-king", ["King", "Empress", "Second edition · same power"]),
        ("first/term-fine", ["Grzywna", "Ammenda", "罰金", "Штраф"]),
    ],
)
def test_an_entry_tells_what_is_known_beside_its_text(route: str, words: list[str]) -> None:
    assert Reader(f"/rules/{route}").sees(*words)


def test_a_part_says_how_sure_it_is() -> None:
    assert Reader("/rules/first/q-seven-players").sees("Printings differ")
    assert Reader("/rules/first/shared-victory").sees("App ruling")


def test_a_character_the_group_has_made_up_is_read_in_its_own_words() -> None:
    words = "Everybody says what they had for supper."
    setup = Setup(
        EditionId.FIRST,
        ("Adele", "Bruno", "Cedric", "David"),
        ("judge", "king", "queen", "bishop", "thief", "head_cook"),
        first=0,
        version=1,
        house_set=True,
        house=(CustomCharacter("head_cook", "Head cook", (ByHand(),), words, minimum=4),),
    )
    reader = Reader("/table", new_game(setup))
    reader.actions.navigation.open_rule("fines")
    reader.tap("Head cook")
    assert reader.sees("Head cook", words, "For 4 or more players")

    assert Reader("/rules/first/character-head-cook").sees("there’s no rule")
    # and no book has words of it to be held up
    assert not can_be_held_up(reader)


def can_be_held_up(reader: Reader) -> bool:
    """Whether a button offers to show the table what is read."""
    offer = messages(Language.EN).text("rules-show")
    return any(said == offer for said, _ in buttons(reader.drawn()))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_only_what_there_is_can_be_held_up(size: tuple[int, int]) -> None:
    for rule, there in (("/fines", True), ("/finess", False), ("", False)):
        reader = Reader(f"/rules/first{rule}", width=size[0], height=size[1])
        assert can_be_held_up(reader) is there


@pytest.mark.parametrize("record", EXAMPLES)
def test_an_example_is_drawn_from_its_announcement_to_its_end(record: str) -> None:
    told = course(LIBRARY.folder / "examples" / record)
    rule = next(entry.id for entry in LIBRARY.entries.values() if entry.record == record)
    edition = LIBRARY.entries[rule].editions[0]
    reader = Reader(f"/rules/{edition}/{rule}")

    assert told.before.announcement is None
    assert reader.sees("Before and after", *told.before.rules.setup.players)
    for person in told.before.seats:
        change = told.after.coins[told.before.place_of(person)] - told.before.coins_of(person)
        if change:
            assert f"{'−' if change < 0 else '+'}{abs(change)}" in reader.words()


def test_the_example_of_the_judge_tells_who_announced_claimed_and_paid() -> None:
    reader = Reader("/rules/first/example-07-judge-takes-the-court")

    assert reader.sees("announces: Judge", "claims too", "+5", "−1")
    told = course(LIBRARY.folder / "examples" / "07-judge-takes-the-court.jsonl")
    assert told.fined == {0, 3}


def test_what_an_example_came_to_is_heard_as_well() -> None:
    drawn = controls(Reader("/rules/first/example-07-judge-takes-the-court").drawn())
    heard = {each.label for each in drawn if isinstance(each, ft.Semantics)}

    assert {"Court: 5 coins → 2", "Bruno: 6 coins", "Cedric: 6 coins → 11, claims too"} <= heard


@pytest.mark.parametrize("language", Language)
def test_people_of_an_example_have_the_names_of_its_text(language: Language) -> None:
    names = LIBRARY.example_names(language)
    shown = Reader(f"/rules/first/example-02-nobody-is-the-king?lang={language}").words()

    assert set(names[:6]) <= set(shown)
    text = LIBRARY.book(language).entry("example-02-nobody-is-the-king", EditionId.FIRST)
    assert all(name[:2] in repr(text) for name in names[:3])


def test_a_missing_text_is_said_to_be_in_english(tmp_path: Path) -> None:
    for name in ("index.toml", "names.toml", "expansion.toml", "examples", "en"):
        (tmp_path / name).symlink_to(LIBRARY.folder / name)
    library = Library.load(tmp_path)
    reader = Reader("/rules/first/fines?lang=pl")
    reader.actions.context.services = replace(reader.actions.context.services, library=library)

    assert reader.sees(messages(Language.PL).text("rules-untranslated"), "Fines")


def test_whoever_clears_the_search_has_the_caret_in_it_again() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared)
        await page.visit("/rules/first")
        page.actions.rulebook.change(Reading(query="krol", searching="/rules/first"))
        await page.settle()
        assert "focus" not in page.line.asked
        await page.press("Clear search")
        assert "focus" in page.line.asked

    run_in_thread(play())


def test_search_for_a_character_of_the_other_edition_opens_it_there() -> None:
    reader = Reader("/rules/first/fines")
    reader.actions.rulebook.change(
        Reading(query="what does the princess do", searching=reader.view.route)
    )

    assert reader.sees("The Princess isn’t in this box. It’s in the second edition")
    reader.tap("Princess\nSecond edition")
    assert reader.view.route == "/rules/second/character-princess"


def test_search_for_a_name_that_no_box_has_offers_the_characters() -> None:
    reader = Reader("/rules/second/fines")
    reader.actions.rulebook.change(Reading(query="vampire", searching=reader.view.route))

    assert reader.sees("No character is called “vampire”.", "Empress", "Puppet Master")
