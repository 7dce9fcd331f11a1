"""Renaming, merging and forgetting people in everything that is stored."""
