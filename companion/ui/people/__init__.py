"""Players and saved groups over all games."""
