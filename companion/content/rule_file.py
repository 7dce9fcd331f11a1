"""Reading of the rule texts of a language from its Markdown files."""

import re
from collections.abc import Iterator
from pathlib import Path

from pydantic import ValidationError

from companion.content.errors import Defect, defects_of
from companion.content.schema import RuleText
from companion.core import EditionId
from companion.i18n import Language

_HEADING = re.compile(r"# (?P<id>\S+)(?: \[(?P<edition>[^\]]*)\])?")
_BY_EDITION = re.compile(r"\{(?P<first>[^{}|]*)\|(?P<second>[^{}|]*)\}")
"""Words that differ between the editions: "{card|Mask}"."""
_FORBIDDEN = re.compile(
    r"^\s*(?P<heading>#)|^\s*(?P<table>\|)|(?P<image>!\[)|(?P<html><[a-zA-Z/!])", re.MULTILINE
)
_FOREIGN_LINK = re.compile(r"\]\((?!rule:[a-z0-9-]+\))[^)]*\)?")


def parse(source: str, file: str) -> tuple[list[RuleText], list[Defect]]:
    """Return the texts in `source`, without those that do not validate, and its defects."""
    texts: list[RuleText] = []
    defects: list[Defect] = []
    preamble, *blocks = re.split(r"^(?=# )", source, flags=re.MULTILINE)
    if preamble.strip():
        defects.append(Defect(file, "", "text_before_first_entry", f"{preamble.strip():.40}"))
    for block in blocks:
        for result in _parse_block(block, file):
            if isinstance(result, RuleText):
                texts.append(result)
            else:
                defects.append(result)
    return texts, defects


def read(folder: Path, language: Language) -> tuple[list[RuleText], list[Defect]]:
    """Return the texts of `<folder>/<language>/rules/*.md` and their defects."""
    texts: dict[tuple[str, str | None], RuleText] = {}
    defects: list[Defect] = []
    for path in sorted((folder / language / "rules").glob("*.md")):
        file = path.relative_to(folder).as_posix()
        try:
            parsed, file_defects = parse(path.read_text(encoding="utf-8"), file)
        except (OSError, UnicodeDecodeError) as error:
            parsed, file_defects = [], [Defect(file, "", "unreadable", str(error))]
        defects += file_defects
        for text in parsed:
            if texts.setdefault((text.id, text.edition), text) is not text:
                defects.append(Defect(file, text.id, "text_twice", text.edition or ""))
    return list(texts.values()), defects


def _parse_block(block: str, file: str) -> Iterator[RuleText | Defect]:
    heading, _, rest = block.partition("\n")
    match = _HEADING.fullmatch(heading.rstrip())
    if match is None:
        yield Defect(file, heading, "heading_unreadable")
        return
    if match["edition"] is None and _BY_EDITION.search(rest):
        for edition in EditionId:
            words = _BY_EDITION.sub(rf"\g<{edition}>", rest)
            yield from _parse_block(f"# {match['id']} [{edition}]\n{words}", file)
        return
    head, *parts = re.split(r"^(?=::)", rest, flags=re.MULTILINE)
    fields: dict[str, object] = {
        "id": match["id"],
        "edition": match["edition"],
        "parts": [_raw_part(part) for part in parts],
    }
    for line in filter(str.strip, head.splitlines()):
        key, _, value = line.partition(":")
        if key in fields:
            yield Defect(file, f"{match['id']}.{key}", "key_twice")
        else:
            fields[key] = value.strip()
    try:
        text = RuleText.model_validate(fields)
    except ValidationError as error:
        yield from defects_of(error, file, match["id"])
        return
    yield from _forbidden_markdown(text, file)
    yield text


def _raw_part(part: str) -> dict[str, str]:
    heading, _, markdown = part.partition("\n")
    return {"heading": heading.removeprefix("::").strip(), "markdown": markdown.strip()}


def _forbidden_markdown(text: RuleText, file: str) -> Iterator[Defect]:
    """Yield defects for markup that the README does not allow. The text is shown as it is."""
    for part in text.parts:
        for match in _FORBIDDEN.finditer(part.markdown):
            yield Defect(file, text.id, f"{match.lastgroup}_not_allowed")
        for match in _FOREIGN_LINK.finditer(part.markdown):
            yield Defect(file, text.id, "link_not_allowed", match[0])
