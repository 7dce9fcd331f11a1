"""Writes messages into `assets/index.html`: `python -m tests.tools.page_words`.

The page shows them while it cannot show the app. Run it after these messages change.
"""

import json
import re

from companion import resources
from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages

PAGE = resources.assets() / "index.html"
_NAMES = ("away", "away-hint", "choose-file", "close", "coming-back", "coming-back-hint")
_WORDS = re.compile(r'(<script id="words" type="application/json">\n).*?(\n *</script>)', re.DOTALL)


def with_words(page: str) -> str:
    """Return `page` with its messages from `locales/`."""
    said = {
        language.value: {name: without_joiners(messages(language).text(name)) for name in _NAMES}
        for language in Language
    }
    told = json.dumps(said, ensure_ascii=False, indent=1)
    return _WORDS.sub(lambda found: f"{found[1]}{told}{found[2]}", page)


if __name__ == "__main__":
    PAGE.write_text(with_words(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
