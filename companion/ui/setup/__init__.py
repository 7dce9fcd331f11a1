"""Setting up the table: the checklist and the reading round."""
