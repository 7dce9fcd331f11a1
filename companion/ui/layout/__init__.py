"""Sizes, breakpoints, geometry and the room that words need. Without Flet."""
