"""Browsers revalidate cached files."""

import urllib.request
from http import HTTPStatus
from urllib.error import HTTPError

import pytest

from tests.processes import CompanionProcess


@pytest.mark.parametrize("path", ["", "table", "main.dart.js", "page/cover.js", "manifest.json"])
def test_unchanged_file_is_revalidated_without_a_body(
    path: str, companion: CompanionProcess
) -> None:
    with urllib.request.urlopen(companion.url + path) as response:
        assert response.headers["Cache-Control"] == "no-cache"
        revalidation = urllib.request.Request(
            companion.url + path, headers={"If-None-Match": response.headers["ETag"]}
        )
    with pytest.raises(HTTPError) as unchanged:
        urllib.request.urlopen(revalidation)
    assert unchanged.value.code == HTTPStatus.NOT_MODIFIED
