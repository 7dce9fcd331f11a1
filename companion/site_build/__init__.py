"""Builds the site: a folder of files that runs the whole app in a browser, without a server."""

from companion.site_build.build import build_site
from companion.site_build.errors import SiteBuildError

__all__ = ["SiteBuildError", "build_site"]
