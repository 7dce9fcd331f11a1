"""The dialogs over the table."""
