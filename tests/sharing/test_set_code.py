import random
import string
import subprocess
from pathlib import Path

import pytest
import qrcode
import qrcode.image.base
from hypothesis import given
from hypothesis import strategies as st

from companion.core.boxes import EDITIONS, Edition, EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.errors import Code
from companion.core.powers.blocks import ByHand, TakeFromBank, TopUpTo
from companion.sharing import SharedSet, SharedTextFault, from_text, to_text
from companion.sharing.set_code import TextDefect

SIX = SharedSet(EditionId.FIRST, 6, ("judge", "bishop", "king", "queen", "witch", "cheat"))
BANKER = CustomCharacter(
    id="banker",
    name="Банкір „Łukasz“ 銀行家",
    power=(TakeFromBank(2, together=3), TopUpTo(9), ByHand()),
    text="Takes two.\nThen more.",
    bank_money=True,
    minimum=5,
)
WITH_HOUSE = SharedSet(
    EditionId.FIRST, 6, ("judge", "bishop", "king", "banker", "witch", "cheat"), (BANKER,)
)


@st.composite
def shared_sets(draw: st.DrawFn) -> SharedSet:
    box: Edition = draw(st.sampled_from(list(EDITIONS.values())))
    players = draw(st.integers(box.fewest, box.most))
    cards = draw(st.lists(st.sampled_from(list(box.characters)), max_size=20))
    house: tuple[CustomCharacter, ...] = ()
    if draw(st.booleans()):
        name = draw(st.text(string.ascii_letters + "łжの", min_size=1, max_size=40))
        house = (CustomCharacter(id="own", name=name, power=(TakeFromBank(draw(_COINS)),)),)
        cards.insert(draw(st.integers(0, len(cards))), "own")
    return SharedSet(box.id, players, tuple(cards), house)


_COINS = st.integers(1, 13)


@given(shared_sets())
def test_every_set_comes_back_as_it_went(shared: SharedSet) -> None:
    assert from_text(to_text(shared)) == shared


def test_the_text_is_short_and_can_be_typed_in_small_letters() -> None:
    text = to_text(SIX)

    assert text == "1F6JBKQWC-" + text[-7:]
    assert from_text(f"  {text.lower()}\n") == SIX


@pytest.mark.parametrize("form", ["http://192.168.0.7:8550/set/{}", "/set/{}", "{}/", "set/{}"])
def test_a_link_says_the_set_that_its_text_says(form: str) -> None:
    assert from_text(form.format(to_text(WITH_HOUSE))) == WITH_HOUSE


def test_ten_thousand_mutated_texts_are_refused_by_name() -> None:
    chance = random.Random(1)
    texts = [to_text(SIX), to_text(WITH_HOUSE)]
    taken: list[SharedSet] = []
    for _ in range(10_000):
        mutated = mutation(chance.choice(texts), chance)
        try:
            taken.append(from_text(mutated))
        except SharedTextFault:
            continue
    # what is taken is what the mutation left whole, such as a letter that became small
    assert all(shared in (SIX, WITH_HOUSE) for shared in taken)
    assert len(taken) < 1000


def mutation(text: str, chance: random.Random) -> str:
    letters = list(text)
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(letters))
        kind = chance.randrange(5)
        stranger = chance.choice(string.printable + "ßıﬁ\ud800\0")
        if kind == 0:
            letters[place] = stranger
        elif kind == 1:
            letters.insert(place, stranger)
        elif kind == 2 and len(letters) > 1:
            del letters[place]
        elif kind == 3:
            letters = letters[: place + 1]
        else:
            letters[place:place] = letters[: chance.randrange(len(letters))]
    return "".join(letters)


@given(st.text())
def test_no_text_at_all_raises_anything_else(text: str) -> None:
    with pytest.raises(SharedTextFault):
        from_text(text)


def sealed(body: str) -> str:
    """A text whose checksum is right, whatever it says."""
    from companion.sharing.set_code import _checksum

    return f"{body}-{_checksum(body)}"


@pytest.mark.parametrize(
    "body",
    [
        "1F",
        "1X6JBKQWC",
        "1FZJBK",
        "1F0JBK",
        "1S2JBK",
        "1F6JX",
        "1F6JZ",
        "1F6J-1",
        "1F6J-MZXW6",
        "1",
    ],
)
def test_a_whole_text_that_says_nonsense_is_damaged(body: str) -> None:
    with pytest.raises(SharedTextFault) as caught:
        from_text(sealed(body))

    assert caught.value.code is TextDefect.DAMAGED


def test_a_text_of_a_newer_version_is_told_from_a_damaged_one() -> None:
    with pytest.raises(SharedTextFault) as caught:
        from_text(sealed("2ANYTHING-AT-ALL"))

    assert caught.value.code is TextDefect.NEWER


def test_a_text_that_would_unpack_to_very_much_is_damaged() -> None:
    import zlib

    from companion.sharing.set_code import _in_capitals

    bomb = _in_capitals(zlib.compress(b"[" * 4_000_000, 9))

    with pytest.raises(SharedTextFault):
        from_text(sealed(f"1F6JZ-{bomb}"))


def test_an_unlawful_set_names_every_defect() -> None:
    shared = SharedSet(EditionId.FIRST, 6, ("king", "king", "thief", "witch", "peasant"))

    assert {each.code for each in shared.defects()} == {
        Code.NOT_IN_THE_BOX,
        Code.WRONG_NUMBER_OF_CARDS,
        Code.JUDGE_MISSING,
        Code.PEASANT_ALONE,
        Code.TOO_FEW_PLAYERS_FOR,
    }


def test_printed_sets_and_house_sets_are_lawful() -> None:
    printed = EDITIONS[EditionId.FIRST].printed_for(7)[1]

    assert SharedSet(EditionId.FIRST, 7, printed.cards).defects() == ()
    assert WITH_HOUSE.defects() == ()


@pytest.mark.parametrize("shared", [SIX, WITH_HOUSE], ids=["printed cards", "house"])
def test_a_scanner_reads_the_set_off_its_code(shared: SharedSet, tmp_path: Path) -> None:
    link = f"http://192.168.178.23:8550/set/{to_text(shared)}"
    picture = tmp_path / "code.pgm"
    write_picture(qrcode.make(link, image_factory=_Matrix, border=4).rows, picture)

    read = subprocess.run(
        ["zbarimg", "--quiet", "--raw", str(picture)], capture_output=True, text=True, check=True
    )

    assert from_text(read.stdout) == shared


class _Matrix(qrcode.image.base.BaseImage):  # type: ignore[misc]
    """The dots of a code, quiet zone included."""

    def new_image(self, **_: object) -> None:
        self.rows = [
            [False] * (self.width + 2 * self.border) for _ in range(self.width + 2 * self.border)
        ]

    def drawrect(self, row: int, col: int) -> None:
        self.rows[row + self.border][col + self.border] = True


def write_picture(rows: list[list[bool]], path: Path, scale: int = 4) -> None:
    side = len(rows) * scale
    dots = bytes(
        0 if rows[y // scale][x // scale] else 255 for y in range(side) for x in range(side)
    )
    path.write_bytes(f"P5 {side} {side} 255 ".encode() + dots)
