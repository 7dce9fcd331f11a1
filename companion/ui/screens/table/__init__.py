"""The table screen: seats, pots, and a panel for each phase."""
