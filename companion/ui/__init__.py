"""The screens of the companion, drawn with Flet."""
