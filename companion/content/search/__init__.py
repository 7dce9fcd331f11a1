"""Full-text search over the rule texts of one language."""
