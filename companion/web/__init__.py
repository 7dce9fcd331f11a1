"""Serves any web app: sockets, network access, security and caching headers."""
