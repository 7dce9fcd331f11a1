"""The folder the companion keeps its data in."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder(chosen: Path | None = None) -> Path:
    """The folder the user chose, made absolute, or else the platform's own for user data.

    Nothing is created here, and nothing is checked.
    """
    if chosen is not None:
        return chosen.expanduser().absolute()
    return user_data_path("Mascarade Companion", appauthor=False)
