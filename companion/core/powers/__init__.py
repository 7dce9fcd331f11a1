"""What the characters can do, made of a few blocks."""

from companion.core.powers.blocks import Block, Question

__all__ = ["Block", "Question"]
