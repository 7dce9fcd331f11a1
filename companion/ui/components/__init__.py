"""Controls that several screens and dialogs share and that carry out actions."""
