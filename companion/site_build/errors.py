"""Errors of building the site."""

from companion.errors import CodedError


class SiteBuildError(CodedError):
    """The site cannot be built: a part or a tool is missing, or the folder has other files."""
