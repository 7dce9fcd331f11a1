"""Set codes round-trip, and every other text is refused with a coded error."""

import random
import string
import subprocess
import zlib
from pathlib import Path

import pytest
import qrcode
import qrcode.image.base
from hypothesis import given
from hypothesis import strategies as st

from companion.core.boxes import EDITIONS, Edition, EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.errors import Code
from companion.core.powers.blocks import ByHand, TakeFromBank, TopUpTo, WinAt
from companion.sharing import SetCodeError, SharedSet, decode_set, encode_set
from companion.sharing.set_code import SetCodeDefect, base32, with_checksum

SIX = SharedSet(EditionId.FIRST, 6, ("judge", "bishop", "king", "queen", "witch", "cheat"))
BANKER = CustomCharacter(
    id="banker",
    name="Банкір „Łukasz“ 銀行家",
    power=(TakeFromBank(2, together=3), TopUpTo(9), ByHand()),
    text="Takes two.\nThen more.",
    bank_money=True,
    minimum=5,
)
WITH_CUSTOM = SharedSet(
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
def test_decoding_reverses_encoding(shared: SharedSet) -> None:
    assert decode_set(encode_set(shared)) == shared


def test_three_custom_characters_with_the_longest_texts_fit() -> None:
    letters = random.Random(1)

    def text(length: int) -> str:
        return "".join(chr(letters.randint(0x20000, 0x2A6DF)) for _ in range(length))

    house = tuple(
        CustomCharacter(id=f"own{n}", name=text(40), power=(WinAt(13),) * 6, text=text(300))
        for n in range(3)
    )
    shared = SharedSet(
        EditionId.FIRST, 6, ("judge", "king", "queen", *(c.id for c in house)), house
    )
    assert decode_set(encode_set(shared)) == shared


def test_code_is_short_and_case_insensitive() -> None:
    text = encode_set(SIX)

    assert text == "1F6JBKQWC-" + text[-7:]
    assert decode_set(f"  {text.lower()}\n") == SIX


@pytest.mark.parametrize("form", ["http://192.168.0.7:8550/set/{}", "/set/{}", "{}/", "set/{}"])
def test_link_decodes_like_its_code(form: str) -> None:
    assert decode_set(form.format(encode_set(WITH_CUSTOM))) == WITH_CUSTOM


def test_mutated_codes_raise_set_code_error() -> None:
    chance = random.Random(1)
    texts = [encode_set(SIX), encode_set(WITH_CUSTOM)]
    decoded: list[SharedSet] = []
    for _ in range(10_000):
        mutated = mutation(chance.choice(texts), chance)
        try:
            decoded.append(decode_set(mutated))
        except SetCodeError:
            continue
    # some mutations change nothing that counts, such as the case of a letter
    assert all(shared in (SIX, WITH_CUSTOM) for shared in decoded)
    assert len(decoded) < 1000


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
def test_any_text_raises_set_code_error_only(text: str) -> None:
    with pytest.raises(SetCodeError):
        decode_set(text)


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
def test_invalid_body_with_correct_checksum_is_damaged(body: str) -> None:
    with pytest.raises(SetCodeError) as caught:
        decode_set(with_checksum(body))

    assert caught.value.code is SetCodeDefect.DAMAGED


def test_later_version_is_reported_as_newer() -> None:
    with pytest.raises(SetCodeError) as caught:
        decode_set(with_checksum("3ANYTHING-AT-ALL"))

    assert caught.value.code is SetCodeDefect.NEWER


def test_decompression_bomb_is_refused() -> None:
    bomb = base32(zlib.compress(b"[" * 4_000_000, 9))

    with pytest.raises(SetCodeError):
        decode_set(with_checksum(f"1F6JZ-{bomb}"))


def test_invalid_set_reports_every_defect() -> None:
    shared = SharedSet(EditionId.FIRST, 6, ("king", "king", "thief", "witch", "peasant"))

    assert {each.code for each in shared.defects()} == {
        Code.NOT_IN_THE_BOX,
        Code.WRONG_NUMBER_OF_CARDS,
        Code.JUDGE_MISSING,
        Code.PEASANT_ALONE,
        Code.TOO_FEW_PLAYERS_FOR,
    }


def test_printed_sets_and_sets_with_custom_characters_are_valid() -> None:
    printed = EDITIONS[EditionId.FIRST].printed_for(7)[1]

    assert SharedSet(EditionId.FIRST, 7, printed.cards).defects() == ()
    assert WITH_CUSTOM.defects() == ()


@pytest.mark.linux
@pytest.mark.parametrize("shared", [SIX, WITH_CUSTOM], ids=["printed cards", "custom characters"])
def test_scanner_reads_the_set_from_its_qr_code(shared: SharedSet, tmp_path: Path) -> None:
    link = f"http://192.168.178.23:8550/set/{encode_set(shared)}"
    picture = tmp_path / "code.pgm"
    write_picture(qrcode.make(link, image_factory=_Matrix, border=4).rows, picture)

    read = subprocess.run(
        ["zbarimg", "--quiet", "--raw", str(picture)], capture_output=True, text=True, check=True
    )

    assert decode_set(read.stdout) == shared


class _Matrix(qrcode.image.base.BaseImage):  # type: ignore[misc]
    """The modules of a QR code, including the quiet zone."""

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


def test_set_with_an_expansion_is_written_with_the_names_of_its_characters() -> None:
    cards = ("judge", "puppet_master", "sage", "usurper", "damned", "king", "queen", "spy")
    shared = SharedSet(EditionId.FIRST, 8, cards)
    code = encode_set(shared)

    assert code.startswith("2F8.JUDGE.PUPPETMASTER.SAGE.USURPER.DAMNED.KING.QUEEN.SPY-")
    assert decode_set(code.lower()) == shared
    assert shared.defects() == ()


def test_character_of_a_later_box_is_reported_as_newer() -> None:
    with pytest.raises(SetCodeError) as caught:
        decode_set(with_checksum("2F8.JUDGE.ASTRONAUT"))

    assert caught.value.code is SetCodeDefect.NEWER
