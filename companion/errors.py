"""The base class of errors that readers see: a code and parameters; the words are messages."""

from collections.abc import Mapping


class CodedError(Exception):
    """An error whose sentence is the message `error-<code>`, filled with `params`.

    A subclass annotates `code` with its codes: a StrEnum, or a Literal for a single one. Codes are
    stable, in lower case with underscores. `companion.i18n.describe` returns the sentence.
    """

    code: str
    params: Mapping[str, object]

    def __init__(self, code: str, /, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return f"{self.code}({', '.join(f'{key}={value!r}' for key, value in self.params.items())})"
