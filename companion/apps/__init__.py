"""The composition roots: each wires store, content, screens and, if any, the web server."""
