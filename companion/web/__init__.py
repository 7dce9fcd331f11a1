"""A web server for any ASGI app: sockets, network access, security and caching headers."""
