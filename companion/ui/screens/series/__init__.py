"""The screens of series and tournaments."""
