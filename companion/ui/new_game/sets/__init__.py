"""Building, sharing and keeping sets, and their figures."""
