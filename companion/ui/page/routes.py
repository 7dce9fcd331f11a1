"""Routes of the screens. Imported before any screen is loaded, by the web server."""

from typing import Final

SCREENS: Final = frozenset(
    {
        "aid",
        "game",
        "games",
        "new",
        "players",
        "practice",
        "rules",
        "series",
        "set",
        "setup",
        "table",
    }
)
"""The first segments of all routes but the home screen's."""
SHARED_SET_PREFIX: Final = "/set/"
"""Routes that begin so are the links of shared sets."""
GAME_PREFIX: Final = "/game/"
"""Routes that begin so are the links of games, with the whole record."""


def segments(route: str) -> list[str]:
    """Return the path's segments: `["rules", "first"]` for `/rules/first?lang=ja`.

    There is always one; that of the home screen, `/`, is empty.
    """
    return route.partition("?")[0].strip("/").split("/")


def is_rules(route: str) -> bool:
    """Return whether a route shows the rulebook."""
    return segments(route)[0] == "rules"


def is_new(route: str) -> bool:
    """Return whether a route belongs to preparing a new game, as the link of a shared set does."""
    return segments(route)[0] in ("new", "set")


def is_replay(route: str) -> bool:
    """Return whether a route shows a game step by step."""
    return segments(route)[0] == "games" and len(segments(route)) > 1
