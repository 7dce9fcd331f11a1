"""Errors of building the site."""

from enum import StrEnum

from companion.errors import CodedError


class SiteBuildCode(StrEnum):
    """Why the site cannot be built, with the parameters of each code."""

    FOLDER_IN_USE = "site_folder_in_use"
    """`folder`: it has other files."""
    PACKAGE_MISSING = "site_package_missing"
    """`package`: it is not installed."""
    NODE_MISSING = "site_node_missing"
    NOT_COMPILED = "site_not_compiled"
    """`reason`: what Node.js printed last."""
    WHEELS_NOT_DOWNLOADED = "site_wheels_not_downloaded"
    """`reason`: what pip printed last."""
    WHEEL_MISSING = "site_wheel_missing"
    """`file`: the wheel that is missing."""
    WHEEL_DIFFERS = "site_wheel_differs"
    """`file`: the wheel that is not the pinned one."""


class SiteBuildError(CodedError):
    """The site cannot be built: a part or a tool is missing, or the folder has other files."""

    code: SiteBuildCode
