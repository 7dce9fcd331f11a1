"""The screens, one a route."""
