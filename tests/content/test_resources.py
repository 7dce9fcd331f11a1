from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import resources


@pytest.fixture(autouse=True)
def _forget_folders() -> Iterator[None]:
    resources.folder.cache_clear()
    yield
    resources.folder.cache_clear()


def test_a_checkout_has_its_words_and_pictures_beside_the_package() -> None:
    assert (resources.locales() / "index.toml").is_file()
    assert resources.assets().is_dir()


def test_an_installed_package_has_them_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "companion"
    (package / "locales").mkdir(parents=True)
    (package.parent / "locales").mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)

    assert resources.locales() == package / "locales"


def test_an_incomplete_installation_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "companion")

    with pytest.raises(FileNotFoundError, match="assets"):
        resources.assets()
