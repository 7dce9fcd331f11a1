"""Hypothesis strategies for setups, commands and entries, valid or not."""

from functools import reduce

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from companion.core.boxes import EDITIONS, Edition
from companion.core.commands import (
    Announce,
    Answer,
    CardSlot,
    Choose,
    Claim,
    Command,
    Entry,
    Look,
    MistakenLook,
    NoMoreClaims,
    Redo,
    Rename,
    Reveal,
    Swap,
    Transfer,
    Undo,
)
from companion.core.custom_characters import CustomCharacter, box_with
from companion.core.house_rules import AS_PRINTED, CHOICES, with_house_rules
from companion.core.powers.blocks import (
    BankPaysNeighbours,
    Block,
    ByHand,
    MovePeople,
    NameCardOrPay,
    ShowCard,
    SwapFortunes,
    TakeFromBank,
    TakeFromChosen,
    TakeFromCourt,
    TakeFromEachRicher,
    TakeFromNeighbours,
    TakeFromRichest,
    TopUpTo,
    WinAt,
)
from companion.core.revisions import CURRENT_RULES, box_by
from companion.core.set_rules import broken_rules
from companion.core.setup import Setup
from tests.core.playing import NAMES

CHARACTERS = sorted({"mayor"}.union(*(edition.characters for edition in EDITIONS.values())))
"""All characters there are, with the one of the group's own below."""

PRINTINGS = ("pl", "ja", "ru", "en", "fr")

coins = st.integers(1, 13)
blocks: SearchStrategy[Block] = st.one_of(
    st.builds(TakeFromBank, coins),
    st.builds(TakeFromCourt),
    st.builds(TakeFromNeighbours, coins, st.permutations(["left", "right"]).map(tuple)),
    st.builds(TakeFromNeighbours, coins, st.sampled_from([("left",), ("right",)])),
    st.builds(BankPaysNeighbours, coins),
    st.builds(TakeFromRichest, coins),
    st.builds(TakeFromEachRicher),
    st.builds(TakeFromChosen, coins, st.integers(1, 3)),
    st.builds(TopUpTo, coins),
    st.builds(SwapFortunes),
    st.builds(NameCardOrPay, coins),
    st.builds(ShowCard),
    st.builds(MovePeople, coins),
    st.builds(WinAt, coins),
    st.builds(ByHand),
)

house_characters = st.builds(
    CustomCharacter,
    id=st.just("mayor"),
    name=st.just("Mayor"),
    power=st.lists(blocks, min_size=1, max_size=4).map(tuple),
)


house_rules = st.just(AS_PRINTED) | st.fixed_dictionaries(
    {rule: st.sampled_from(choices) for rule, choices in CHOICES.items()}
).map(lambda chosen: reduce(lambda rules, each: rules.choose(*each), chosen.items(), AS_PRINTED))


@st.composite
def setups(draw: DrawFn) -> Setup:
    """Any edition, any table size, a printed, valid or house set: a game can begin with it."""
    version, rules = draw(st.sampled_from([(1, None), (2, 1), (2, CURRENT_RULES)]))
    box = box_by(rules or 1, draw(st.sampled_from(sorted(EDITIONS))))
    table_rules = draw(house_rules) if version == 2 else AS_PRINTED
    box = with_house_rules(box, table_rules)
    house = draw(st.lists(house_characters, max_size=box.blank_cards).map(tuple))
    edition = box_with(box, house)
    players = draw(st.integers(edition.fewest, edition.most))
    printed = [st.just(printed.cards) for printed in edition.printed_for(players)]
    cards = draw(st.one_of(_cards(edition, players), *printed))
    return Setup(
        edition=edition.id,
        players=NAMES[:players],
        cards=cards,
        first=draw(st.integers(0, players - 1)),
        version=version,
        printing=draw(st.sampled_from([None, *PRINTINGS])) if players < 4 else None,
        house_set=bool(broken_rules(edition, players, cards)),
        house=house,
        rules=rules,
        house_rules=table_rules,
    )


def _cards(edition: Edition, players: int) -> SearchStrategy[tuple[str, ...]]:
    box = [c.id for c in edition.characters.values() for _ in range(c.copies)]
    sizes = st.sampled_from(edition.numbers_of_cards(players))
    return st.builds(lambda cards, size: tuple(cards[:size]), st.permutations(box), sizes)


people = st.integers(-1, 13)
groups = st.lists(st.integers(0, 5), max_size=4).map(tuple)
hands = st.none() | st.sampled_from(CardSlot)
pots = st.sampled_from(["bank", "court"]) | people

commands: SearchStrategy[Command] = st.one_of(
    st.builds(Swap, st.none() | st.just("center") | people, hands, hands),
    st.builds(Look),
    st.builds(Announce, st.sampled_from(CHARACTERS), hands),
    st.builds(Claim, people, hands),
    st.builds(NoMoreClaims),
    st.builds(Reveal, groups),
    st.builds(Choose, groups),
    st.builds(Choose, groups, st.none() | st.sampled_from(CHARACTERS), st.none() | st.just(2)),
    st.builds(Answer, st.booleans()),
    st.builds(MistakenLook, people),
    st.builds(Transfer, pots, pots, st.integers(-1, 8) | st.integers(-300, 300)),
)
"""Any command, mostly refused."""

entries: SearchStrategy[Entry] = st.one_of(
    commands,
    st.builds(Rename, people, st.sampled_from(["Bruno", "Olga", " "])),
    st.builds(Undo),
    st.builds(Redo),
)
