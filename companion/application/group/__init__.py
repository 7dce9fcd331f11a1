"""What a group keeps apart from its games."""
