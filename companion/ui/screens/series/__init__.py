"""The screens of series."""
