"""The entry point of the packaged app.

`flet build` runs a module at the top of the folder it packages, and the app needs `assets/` and
`locales/` in that folder.
"""

from companion.apps.device import run

if __name__ == "__main__":
    run()
