"""An unofficial companion for a group with the physical Mascarade box."""
