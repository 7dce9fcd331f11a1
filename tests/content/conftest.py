"""A small folder of texts, complete in English and Polish, for tests to damage."""

from pathlib import Path

import pytest

from companion.content import Library, RuleBook
from companion.core.boxes import EXPANSIONS
from companion.i18n import Language

INDEX = """
[[entry]]
id = "opening-turns"
kind = "section"
editions = ["first", "second"]
parts = ["text rulebook", "text ruling"]
facts = "4"
see = ["character-king", "three-players"]

[[entry]]
id = "three-players"
kind = "section"
editions = ["first"]
parts = ["text printings"]
facts = "7"

[[entry]]
id = "character-king"
kind = "character"
character = "king"
editions = ["first", "second"]
parts = ["power rulebook"]
facts = "5, 6"

[[entry]]
id = "character-judge"
kind = "character"
character = "judge"
editions = ["first", "second"]
parts = ["power rulebook"]
facts = "5, 6"

[[entry]]
id = "character-inquisitor"
kind = "character"
character = "inquisitor"
editions = ["first"]
parts = ["power rulebook"]
facts = "5"

[[entry]]
id = "example-01"
kind = "example"
record = "01.jsonl"
editions = ["first"]
parts = ["text rulebook"]
facts = "9.1"
"""

NAMES = """
[king]
en = "King"
pl = "Król"
it = "Re"
ja = "王"
ru = "Король"
reading = "おう"

[judge]
en = "Judge"
pl = "Sędzia"
it = "Giudice"
ja = "判事"
ru = "Судья"
reading = "はんじ"
unprinted = ["it", "ru"]

[inquisitor]
en = "Inquisitor"
pl = "Inkwizytor"
it = "Inquisitore"
ja = "審問官"
ru = "Инквизитор"
reading = "しんもんかん"
"""

EXPANSION = """
[characters.alchemist]
en = "Alchemist"
pl = "Alchemik"
other = ["Puffer"]
"""

ENGLISH = """
# opening-turns
Title: Opening turns
Words: first four turns; forced swap

:: text rulebook
The first four turns are **swaps**. See [the King](rule:character-king).

- one each
- then normal turns

:: text ruling
With fewer people somebody plays two of them.

# three-players
Title: Three players

:: text printings
The Polish printing lets you swap your own two cards.

# character-king [first]
Title: King

:: power rulebook
Takes 3 coins from the bank.

# character-king [second]
Title: King

:: power rulebook
Takes 2 coins from the bank.

# character-judge
Title: Judge

:: power rulebook
Takes every coin on the court.

# character-inquisitor
Title: Inquisitor

:: power rulebook
Asks another player for the right name.

# example-01
Title: The King, unopposed

:: text rulebook
Bruno announces the King and nobody objects.
"""

POLISH = """
# opening-turns
Title: Pierwsze cztery tury
Words: wymuszona zamiana

:: text rulebook
Pierwsze cztery tury to **zamiany**. Zobacz: [Król](rule:character-king).

:: text ruling
Przy mniejszej liczbie osób ktoś gra dwie z nich.

# three-players
Title: Troje graczy

:: text printings
W polskim wydaniu wolno zamienić własne dwie karty.

# character-king [first]
Title: Król

:: power rulebook
Bierze 3 monety z banku.

# character-king [second]
Title: Król

:: power rulebook
Bierze 2 monety z banku.

# character-judge
Title: Sędzia

:: power rulebook
Bierze wszystkie monety z sądu.

# character-inquisitor
Title: Inkwizytor

:: power rulebook
Pyta inną osobę o jej nazwę.

# example-01
Title: Król bez sprzeciwu

:: text rulebook
Bruno ogłasza Króla i nikt nie protestuje.
"""


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    (tmp_path / "index.toml").write_text(INDEX, encoding="utf-8")
    (tmp_path / "names.toml").write_text(NAMES, encoding="utf-8")
    for box in EXPANSIONS:
        own = EXPANSION if box == "expansion" else ""
        (tmp_path / f"{box}.toml").write_text(own, encoding="utf-8")
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "01.jsonl").touch()
    for language, text in ((Language.EN, ENGLISH), (Language.PL, POLISH)):
        (tmp_path / language / "rules").mkdir(parents=True)
        (tmp_path / language / "rules" / "all.md").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def english(locales: Path) -> RuleBook:
    return Library.load(locales).book(Language.EN)


@pytest.fixture
def polish(locales: Path) -> RuleBook:
    return Library.load(locales).book(Language.PL)
