"""The measurement of the site runs, in its smallest size."""

from pathlib import Path

from tests.bench import site
from tests.bench.test_measurements import assert_figures
from tests.site.conftest import SUB_PATH


def test_measurement_of_the_site_has_figures(host: Path) -> None:
    built = {
        path.relative_to(host / SUB_PATH).as_posix(): path.read_bytes()
        for path in (host / SUB_PATH).rglob("*")
        if path.is_file()
    }
    found = site.measure(built, rounds=1)
    assert_figures(found)
    assert float(found["first_visit_mb_ratio"]) > 1
