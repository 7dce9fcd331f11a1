"""The screens, one per route."""
