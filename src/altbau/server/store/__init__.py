"""The database: all SQL. The meaning of what is stored is defined elsewhere."""
