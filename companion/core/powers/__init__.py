"""The powers of characters, made of a few blocks."""
