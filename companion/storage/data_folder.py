"""Where the companion keeps its data."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder(chosen: Path | None = None) -> Path:
    """Return the chosen folder as an absolute path, or the platform's folder for user data.

    The folder may not exist. Raises RuntimeError for the home of an unknown user, and OSError for a
    relative path if the working directory was removed.
    """
    if chosen is not None:
        return chosen.expanduser().absolute()
    return user_data_path("Mascarade Companion", appauthor=False)
