"""Seats and pots on the table screen: as a stage, a list or two halves; what a tap on them does."""
