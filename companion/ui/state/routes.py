"""Routes: which screen one leads to.

Known before any screen is loaded: what serves the pages asks for it at once.
"""

from typing import Final

SCREENS: Final = frozenset({"new", "rules", "set", "setup", "table"})
"""The first pieces of all routes but the home screen's."""


def pieces(route: str) -> list[str]:
    """The segments of the path, without the query: `["rules", "first"]` for `/rules/first?lang=ja`.

    There is always one; that of the home screen, `/`, is empty.
    """
    return route.partition("?")[0].strip("/").split("/")


def is_rules(route: str) -> bool:
    """Whether a route is one of the rules."""
    return pieces(route)[0] == "rules"


def is_new(route: str) -> bool:
    """Whether a route belongs to putting a new game together, as the link of a set does."""
    return pieces(route)[0] in ("new", "set")
