"""Every screen in every language, size, theme and text size: taken, checked and listed."""
