"""The base class of errors with a code."""

from companion.errors import CodedError
from companion.i18n import describe
from companion.i18n.language import Language
from companion.i18n.messages import messages


class PortError(CodedError):
    """An error as other packages define it."""


def test_error_holds_its_code_and_parameters() -> None:
    error = PortError("port_taken", port="8550")
    assert (error.code, error.params) == ("port_taken", {"port": "8550"})


def test_text_of_an_error_names_code_and_parameters() -> None:
    assert str(PortError("port_taken", port="8550")) == "port_taken(port='8550')"


def test_coded_error_is_described_in_words() -> None:
    words = describe(PortError("port_taken", port="8550"), messages(Language.EN))
    assert "8550" in words
    assert "port_taken" not in words
