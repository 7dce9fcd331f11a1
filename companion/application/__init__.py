"""The shared state of a running companion: the game being played and all that its group keeps."""
