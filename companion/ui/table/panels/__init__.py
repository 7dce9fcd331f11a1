"""The panel of each phase: what the table waits for, and the buttons that answer it."""
