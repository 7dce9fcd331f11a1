"""The table drawn: seats, pots, coins on their way, and what a preview or a verdict says."""
