"""The entry a packaged app starts from.

Flet runs a module that lies directly beside the folders it packages, and the app needs `assets/`
and `locales/` there as well; so this one module stands at the top.
"""

from companion.apps.serve import run_packaged

if __name__ == "__main__":
    run_packaged()
