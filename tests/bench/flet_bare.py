"""The yardstick: a counter in bare Flet, served as the companion is. `python flet_bare.py PORT`."""

import sys

import flet as ft


@ft.component
def Counter() -> ft.Control:  # noqa: N802 - components are named like classes
    """A number and the button that raises it."""
    count, set_count = ft.use_state(0)
    return ft.Column(
        [
            ft.Text(f"Count: {count}"),
            ft.Button("Count", on_click=lambda: set_count(count + 1)),
        ]
    )


def main(page: ft.Page) -> None:
    """Show the counter on a page."""
    page.render(Counter)


if __name__ == "__main__":
    ft.run(main, host="127.0.0.1", port=int(sys.argv[1]), view=None, no_cdn=True)
