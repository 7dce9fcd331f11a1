"""The shipped messages: each exists in every language, with its variables and cases."""

import ast
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import companion
from companion import resources
from companion.apps.startup import StartupError
from companion.content import Library
from companion.core.boxes import EDITIONS, whole_box
from companion.errors import CodedError
from companion.i18n import Argument, CharacterName, Language, Messages

LOCALES = resources.locales()
INITIAL = "Łukasz K."
PEOPLE = {"person", "other", "name", "names", "people", "source", "target"}
CHARACTERS = sorted({one for edition in EDITIONS for one in whole_box(edition).characters})

every_language = pytest.mark.parametrize("language", Language)
every_other_language = pytest.mark.parametrize(
    "language", [language for language in Language if language is not Language.EN]
)


class _Uses(Visitor):
    """Collects the variables and the other messages that a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + attribute)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def entries(language: Language) -> list[tuple[str, object]]:
    """Return the entries of a language's files in order: (file, message, term or junk)."""
    parser = FluentParser()
    return [
        (file.name, entry)
        for file in sorted((LOCALES / language).glob("*.ftl"))
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
    ]


def patterns(entry: object) -> Iterator[tuple[str, ftl.Pattern]]:
    if isinstance(entry, ftl.Message | ftl.Term):
        name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
        if entry.value is not None:
            yield name, entry.value
        for attribute in entry.attributes:
            yield f"{name}.{attribute.id.name}", attribute.value


@cache
def uses(language: Language) -> dict[str, _Uses]:
    """Return what each message, term and attribute of a language uses."""
    found = {}
    for _, entry in entries(language):
        for name, pattern in patterns(entry):
            found[name] = _Uses()
            found[name].visit(pattern)
    return found


def is_case(name: str) -> bool:
    """Whether this is a case of a character's name."""
    return name.startswith("character-") and "." in name


def cases(language: Language) -> set[str]:
    """Return the attributes of characters' names in a language."""
    return {name.partition(".")[2] for name in uses(language) if is_case(name)}


def arguments(name: str, language: Language) -> set[str]:
    """Return the arguments of a message: `$character-acc` is passed as `character`."""
    found = set()
    for variable in uses(language)[name].variables:
        endings = [case for case in cases(language) if variable.endswith(f"-{case}")]
        found.add(variable.removesuffix(f"-{max(endings, key=len)}") if endings else variable)
    return found


def shared(language: Language) -> set[str]:
    """Return the messages every language needs.

    Terms, cases and words of an edition are particular to each.
    """
    return {
        name
        for name in uses(language)
        if not name.startswith(("-", "given-character."))
        and not name.endswith(tuple(f".{edition}" for edition in EDITIONS))
        and not is_case(name)
    }


@every_language
def test_files_have_no_junk_and_no_duplicates(language: Language) -> None:
    junk = [(f, one.content) for f, one in entries(language) if isinstance(one, ftl.Junk)]
    names = [name for _, entry in entries(language) for name, _ in patterns(entry)]

    assert junk == []
    assert {name for name in names if names.count(name) > 1} == set()


@every_other_language
def test_language_has_exactly_the_messages_of_english(language: Language) -> None:
    assert sorted(shared(Language.EN) - shared(language)) == []
    assert sorted(shared(language) - shared(Language.EN)) == []


@every_other_language
def test_message_uses_the_same_arguments_as_english(language: Language) -> None:
    different = {
        name: (arguments(name, language), arguments(name, Language.EN))
        for name in shared(language) & shared(Language.EN)
        if arguments(name, language) != arguments(name, Language.EN)
    }

    assert different == {}


@every_language
@pytest.mark.parametrize("edition", EDITIONS)
def test_words_of_an_edition_use_arguments_of_the_message(language: Language, edition: str) -> None:
    ending = f".{edition}"
    other = {
        name: arguments(name, language)
        for name in uses(language)
        if name.endswith(ending)
        if not arguments(name, language) <= arguments(name.removesuffix(ending), language)
    }

    assert other == {}


@every_language
def test_every_referenced_message_exists(language: Language) -> None:
    known = set(uses(language))
    missing = {
        (name, other)
        for name, used in uses(language).items()
        for other in used.messages
        if other not in known
    }

    assert missing == set()


@every_language
def test_every_character_has_its_name_in_every_case(language: Language) -> None:
    library = Library.load()
    messages = Messages(language)
    for character in CHARACTERS:
        message = f"character-{character.replace('_', '-')}"
        name = library.name(character, language)
        assert messages.text(message) == name.text
        if "reading" in cases(language):
            assert messages.text(f"{message}.reading") == name.reading
        assert [case for case in cases(language) if f"{message}.{case}" not in uses(language)] == []


@every_language
def test_only_names_have_ids_of_characters(language: Language) -> None:
    """A record may contain any id, which is displayed as the message `character-<id>`."""
    named = {name.partition(".")[0] for name in uses(language) if name.startswith("character-")}

    assert named == {f"character-{character.replace('_', '-')}" for character in CHARACTERS}


@every_language
def test_custom_name_exists_in_every_case(language: Language) -> None:
    given = "given-character"
    own = {name.partition(".")[2] for name in uses(language) if name.startswith(f"{given}.")}

    assert own == cases(language)
    assert all(
        "Alkahest" in Messages(language).text(f"{given}.{case}", name="Alkahest") for case in own
    )


@every_language
def test_messages_use_existing_cases_only(language: Language) -> None:
    """`$character-gne` would be an argument that is never passed."""
    undeclined = {
        (name, variable)
        for name in uses(language)
        for variable in arguments(name, language)
        if "-" in variable
    }

    assert undeclined == set()


def at_a_table(variable: str) -> Argument:
    """Return an argument for a variable; names of players end with a full stop."""
    if variable in PEOPLE:
        return [INITIAL] if variable in ("people", "names") else INITIAL
    return CharacterName("king") if variable == "character" else 1


@every_language
def test_name_ending_with_an_initial_is_not_followed_by_a_full_stop(language: Language) -> None:
    say = Messages(language)
    given = {
        each: at_a_table(each) for name in shared(language) for each in arguments(name, language)
    }
    # the person is a number there
    told = {name: say.text(name, **given) for name in shared(language) - {"error-unknown-person"}}

    assert [name for name, text in told.items() if re.search("[.][.\u3002]", text)] == []


@cache
def coded_errors() -> list[type[CodedError]]:
    """Return every kind of coded error in the program."""
    for module in pkgutil.walk_packages(companion.__path__, "companion."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    return [kind for kind in kinds_of(CodedError) if kind.__module__.startswith("companion.")]


def kinds_of(kind: type[CodedError]) -> list[type[CodedError]]:
    return [each for below in kind.__subclasses__() for each in (below, *kinds_of(below))]


def codes_of(kind: type[CodedError]) -> tuple[str, ...]:
    """Return the codes that a kind of error says it has."""
    said = get_type_hints(kind)["code"]
    return get_args(said) if get_origin(said) is Literal else tuple(said)


def test_every_kind_of_error_says_its_codes() -> None:
    # the error of a start has the code of what caused it
    silent = [kind for kind in coded_errors() if get_type_hints(kind)["code"] is str]

    assert silent == [StartupError]


@every_language
def test_every_error_code_has_a_message(language: Language) -> None:
    codes = {code for kind in coded_errors() if kind is not StartupError for code in codes_of(kind)}
    needed = {f"error-{code.replace('_', '-')}" for code in codes}

    assert len(needed) > 100
    assert sorted(needed - set(uses(language))) == []


def ids_in_code() -> Iterator[tuple[str, str]]:
    """Yield ids in `….text("id", …)` and `….text(f"id-{…}", …)` in the code, as patterns.

    Each with the name of its file.
    """
    for file in sorted(Path(companion.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="text"), args=[ast.Constant(value=str(name)), *_]
                ):
                    yield re.escape(name), file.name
                case ast.Call(
                    func=ast.Attribute(attr="text"), args=[ast.JoinedStr(values=pieces), *_]
                ):
                    yield (
                        "".join(
                            re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else ".+"
                            for piece in pieces
                        ),
                        file.name,
                    )


def test_every_message_used_in_code_exists() -> None:
    known = uses(Language.EN)
    missing = {
        (pattern, file)
        for pattern, file in ids_in_code()
        if not any(re.fullmatch(pattern, name) for name in known)
    }

    assert missing == set()
