"""`snowballstemmer` on the site: imports a stemmer when it is asked for.

The package imports all of its 36 stemmers together, and the app uses a few. The build writes this
file in place of `snowballstemmer/__init__.py`: see INTERNALS.md.
"""

from importlib import import_module
from typing import Any


def stemmer(language: str) -> Any:
    """Return the stemmer of a language, as the package's own function does."""
    module = import_module(f"snowballstemmer.{language}_stemmer")
    return getattr(module, f"{language.capitalize()}Stemmer")()
