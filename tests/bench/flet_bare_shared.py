"""The yardstick for many pages: a number in bare Flet that every page shows and raises.

`python flet_bare_shared.py PORT`
"""

import sys

import flet as ft


def main(page: ft.Page) -> None:
    """Show the number on a page."""
    shown = ft.Text("Count: 0")

    def show(count: int) -> None:
        shown.value = f"Count: {count}"
        page.update()

    def add() -> None:
        page.pubsub.send_all(int(str(shown.value).removeprefix("Count: ")) + 1)

    page.pubsub.subscribe(show)
    page.add(shown, ft.Button("Count", on_click=add))


if __name__ == "__main__":
    ft.run(main, host="127.0.0.1", port=int(sys.argv[1]), view=None, no_cdn=True)
