"""Lists over many tables: statistics, search, and rows."""
