"""Full-text search in the rule texts of a language."""
