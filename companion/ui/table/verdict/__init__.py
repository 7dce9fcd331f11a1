"""Revealing cards, the verdict, and the win."""
