"""Controls shared by screens and dialogs that carry out actions."""
