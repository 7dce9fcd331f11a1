from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import resources


@pytest.fixture(autouse=True)
def _forget_folders() -> Iterator[None]:
    resources.folder.cache_clear()
    yield
    resources.folder.cache_clear()


def test_source_tree_has_resources_beside_the_package() -> None:
    assert (resources.locales() / "index.toml").is_file()
    assert resources.assets().is_dir()


def test_installed_package_has_resources_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "companion"
    (package / "locales").mkdir(parents=True)
    (package.parent / "locales").mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)

    assert resources.locales() == package / "locales"


def test_incomplete_installation_raises_with_the_paths_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "companion")

    with pytest.raises(FileNotFoundError, match="assets"):
        resources.assets()
