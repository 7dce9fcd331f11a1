"""Babel's data of the app's languages, without what the app never formats."""

import pickle
from importlib.metadata import Distribution
from pathlib import Path
from typing import Final

from companion.i18n import Language

_FOLDER: Final = "babel/locale-data"
_GLOBAL: Final = "babel/global.dat"
_LEFT_OUT: Final = frozenset(
    ("compact_currency_formats", "currency_names", "currency_names_plural", "currency_symbols",
     "currency_unit_patterns", "compound_unit_patterns", "date_fields", "languages",
     "measurement_systems", "meta_zones", "scripts", "territories", "time_zones",
     "unit_display_names", "unit_patterns", "variants")
)  # fmt: skip
"""Names of countries, currencies, units and time zones."""
_GLOBAL_EMPTY: Final = frozenset(
    ("all_currencies", "likely_subtags", "meta_zones", "territory_currencies",
     "territory_languages", "territory_zones", "windows_zone_mapping", "zone_aliases",
     "zone_territories")
)  # fmt: skip


def locale_data(babel: Distribution) -> dict[str, bytes]:
    """Return the data files by path: 55 instead of 497 KB for five languages, packed."""
    files = {}
    for name in ("root", *(language.value for language in Language)):
        path = f"{_FOLDER}/{name}.dat"
        data = pickle.loads(Path(str(babel.locate_file(path))).read_bytes())
        kept = {key: value for key, value in data.items() if key not in _LEFT_OUT}
        files[path] = pickle.dumps(kept, protocol=2)
    data = pickle.loads(Path(str(babel.locate_file(_GLOBAL))).read_bytes())
    files[_GLOBAL] = pickle.dumps(
        {key: {} if key in _GLOBAL_EMPTY else value for key, value in data.items()}, protocol=2
    )
    return files
