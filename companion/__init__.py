"""An unofficial companion for a group with the physical Mascarade box."""

__version__ = "1.0.0"
"""As in pyproject.toml; an app packaged for a device has no metadata to read it from."""
