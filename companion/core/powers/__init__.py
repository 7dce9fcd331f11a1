"""What the characters can do, made of a few blocks."""
