"""One live table: load, decide, append, publish; and what a group keeps beside its games."""
