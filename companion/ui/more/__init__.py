"""The dialog More and what it opens: appearance, language, phones, installing, moving a game."""
