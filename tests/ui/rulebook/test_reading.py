"""Reading the rulebook."""

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
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages
from companion.ui.page.rules_address import Address, teaching_route
from companion.ui.rulebook.example import load_example
from tests.async_runner import async_test
from tests.ui.control_tree import controls, message_ids
from tests.ui.pages import LIBRARY
from tests.ui.rulebook.reading import Reader, buttons, played_through

RECORDS = Path(__file__).parents[2] / "records"
SIZES = {"tablet": (1280, 800), "upright": (800, 1280), "phone": (390, 844)}
ENTRIES = [
    (edition, text.id)
    for edition in EditionId
    for text in LIBRARY.book(Language.EN).entries(edition)
]
EXAMPLES = [e.record for e in LIBRARY.entries.values() if e.record is not None]


@pytest.mark.parametrize("language", Language)
def test_every_entry_renders_in_every_language(
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
def test_contents_list_every_entry_of_a_kind(kind: Kind, size: tuple[int, int]) -> None:
    reader = Reader(f"/rules/first?kind={kind}", width=size[0], height=size[1])

    for text in LIBRARY.book(Language.EN).entries(EditionId.FIRST, kind):
        assert reader.sees(text.title)


def test_low_and_wide_window_has_the_reading_aids_once() -> None:
    reader = Reader("/rules/first/fines", width=1280, height=560)
    offer = messages(Language.EN).text("rules-show")

    assert [label for label, _ in buttons(reader.drawn())].count(offer) == 1


def test_default_edition_is_the_one_being_played() -> None:
    second = played_through(RECORDS / "second-06-house-set-puppet-master.jsonl")
    first = played_through(RECORDS / "first-08-peasants.jsonl")

    assert Reader("/rules", second).sees("Scenarios")
    assert not Reader("/rules", first).sees("Scenarios")
    assert not Reader("/rules").sees("Scenarios")


@pytest.mark.parametrize("route", ["/new", "/new/own", "/set/ABC"])
def test_during_setup_the_rulebook_is_that_of_the_drafted_box(route: str) -> None:
    first = played_through(RECORDS / "first-08-peasants.jsonl")

    assert Reader(route, first, preparing=EditionId.SECOND).goes("/rules").sees("Scenarios")
    reader = Reader(route, first, preparing=EditionId.SECOND)
    reader.actions.navigation.open_rule("fines")
    assert reader.view.route == "/rules/second/fines"
    # and at the table that of the game again
    reader.goes("/table").actions.navigation.open_rule("fines")
    assert reader.view.route == "/rules/first/fines"


def test_sidebar_lists_characters_in_play_in_their_edition_only() -> None:
    game = played_through(RECORDS / "first-08-peasants.jsonl")

    assert Reader("/rules/first/fines", game).sees("Characters at this table", "Peasant")
    assert not Reader("/rules/second/fines", game).sees("Characters at this table")


def test_back_leads_to_where_the_rulebook_was_opened() -> None:
    game = played_through(RECORDS / "first-08-peasants.jsonl")
    for origin, label in (("/table", "Back to the table"), ("/new/set", "Back"), ("/", "Home")):
        reader = Reader(origin, game)
        reader.actions.navigation.open_rule("fines")
        reader.tap("The court")
        reader.tap(label)
        assert reader.view.route == origin


def test_back_defaults_to_the_table_during_a_game() -> None:
    game = played_through(RECORDS / "first-08-peasants.jsonl")

    assert Reader("/rules/first/fines", game).sees("Back to the table")
    assert Reader("/rules/first/fines").sees("Home")


@async_test
async def test_rulebook_keeps_the_selection_on_the_table() -> None:
    reader = Reader("/table", played_through(RECORDS / "first-08-peasants.jsonl"))
    reader.actions.table.select(lambda now: replace(now, announcing=True))
    in_hand = reader.view.selection

    reader.actions.navigation.open_rule("announcement")
    reader.tap("Calling")
    reader.tap("Back to the table")

    assert reader.view.selection == in_hand
    assert reader.view.route == "/table"


def test_link_opens_the_entry_in_the_same_edition_and_languages() -> None:
    reader = Reader("/rules/second/fines?lang=en&with=ja")
    reader.tap("court")

    assert reader.view.route == Address("second", "court", language="en", beside="ja").route


@pytest.mark.parametrize(
    ("route", "texts", "near"),
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
def test_unknown_address_is_named_with_suggestions(route: str, texts: str, near: str) -> None:
    assert Reader(route).sees(texts, near)


def test_two_languages_stand_side_by_side_and_can_be_exchanged() -> None:
    reader = Reader("/rules/first/character-fool?lang=ja&with=ru")
    assert reader.sees("道化", "Дурак", "По правилам")

    reader.tap("Русский")

    assert reader.view.route == "/rules/first/character-fool?lang=ru&with=ja"
    assert reader.view.language is Language.EN


def test_last_chosen_languages_are_remembered() -> None:
    reader = Reader("/rules/first/fines?lang=ja&with=ru")
    reader.tap("Polski")
    reader.goes("/table").actions.navigation.open_rule("court")

    assert reader.view.route == "/rules/first/court?lang=pl&with=ru"


@pytest.mark.parametrize(
    ("route", "words"),
    [
        ("first/character-king", ["For any number of players", "Brings money from the bank"]),
        ("first/character-inquisitor", ["For 8 or more players", "Brings no money from the bank"]),
        ("second/character-spy", ["see the corner of the Mask"]),
        ("second/character-guru", ["probably 8; check the corner of the Mask"]),
        ("first/character-judge", ["Sędzia", "Giudice", "判事", "はんじ", "Судья"]),
        ("first/character-bishop", ["our translation", "Trickster", "same power"]),
        ("first/character-king", ["King", "Empress", "Second edition · same power"]),
        ("first/term-bank", ["Bank", "Banca", "銀行", "Банк"]),
    ],
)
def test_character_entry_has_facts_below_its_text(route: str, words: list[str]) -> None:
    assert Reader(f"/rules/{route}").sees(*words)


def test_part_shows_its_status() -> None:
    assert Reader("/rules/first/set-table").sees("Printings differ")
    assert Reader("/rules/first/shared-victory").sees("App ruling")


def test_custom_character_has_an_entry() -> None:
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
    # and it cannot be shown to everyone
    assert not can_be_held_up(reader)


def can_be_held_up(reader: Reader) -> bool:
    """Whether it can be shown to everyone."""
    offer = messages(Language.EN).text("rules-show")
    return any(said == offer for said, _ in buttons(reader.drawn()))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_only_existing_entries_can_be_shown_to_everyone(size: tuple[int, int]) -> None:
    for rule, there in (("/fines", True), ("/finess", False), ("", False)):
        reader = Reader(f"/rules/first{rule}", width=size[0], height=size[1])
        assert can_be_held_up(reader) is there


@pytest.mark.parametrize("record", EXAMPLES)
def test_example_spans_announcement_to_end(record: str) -> None:
    texts = load_example(LIBRARY.folder / "examples" / record)
    entry = next(entry for entry in LIBRARY.entries.values() if record in entry.records)
    edition = next(each for each in entry.editions if entry.record_in(each) == record)
    reader = Reader(f"/rules/{edition}/{entry.id}")

    assert texts.before.announcement is None
    assert reader.sees("Before and after", *texts.before.rules.setup.players)
    for person in texts.before.seats:
        change = texts.after.coins[texts.before.place_of(person)] - texts.before.coins_of(person)
        if change:
            assert f"{'−' if change < 0 else '+'}{abs(change)}" in reader.words()


def test_judge_example_shows_announcer_claimant_and_fine() -> None:
    reader = Reader("/rules/first/example-07-judge-takes-the-court")

    assert reader.sees("announces: Judge", "calls", "+5", "−1")
    texts = load_example(LIBRARY.folder / "examples" / "07-judge-takes-the-court.jsonl")
    assert texts.fined == {0, 3}


def test_swap_example_shows_who_swaps_with_whom() -> None:
    reader = Reader("/rules/second/example-00-swap")

    assert reader.sees("Adele swaps Masks, or doesn’t", "swaps or not", "chosen", "From the app")


def test_example_results_are_in_the_semantics_labels() -> None:
    drawn = controls(Reader("/rules/first/example-07-judge-takes-the-court").drawn())
    heard = {each.label for each in drawn if isinstance(each, ft.Semantics)}

    assert {"Courthouse: 5 coins → 2", "Bruno: 6 coins", "Cedric: 6 coins → 11, calls"} <= heard


@pytest.mark.parametrize("language", Language)
def test_people_of_an_example_have_the_names_of_its_text(language: Language) -> None:
    names = LIBRARY.example_names(language)
    shown = Reader(f"/rules/first/example-02-nobody-is-the-king?lang={language}").words()

    assert set(names[:6]) <= set(shown)
    text = LIBRARY.book(language).entry("example-02-nobody-is-the-king", EditionId.FIRST)
    told = without_joiners(" ".join(part.markdown for part in text.parts))
    assert all(without_joiners(name)[:2] in told for name in names[:3])


def test_untranslated_text_is_marked(tmp_path: Path) -> None:
    for shared in (
        *LIBRARY.folder.glob("*.toml"),
        *map(LIBRARY.folder.joinpath, ("examples", "en")),
    ):
        (tmp_path / shared.name).symlink_to(shared)
    library = Library.load(tmp_path)
    reader = Reader("/rules/first/fines?lang=pl")
    reader.actions.context.services = replace(reader.actions.context.services, library=library)

    assert reader.sees(messages(Language.PL).text("rules-untranslated"), "Fines")


def test_contents_lead_to_the_words_for_whoever_explains() -> None:
    reader = Reader("/rules")
    reader.tap("Explain the game")

    assert reader.view.route == teaching_route("first")
