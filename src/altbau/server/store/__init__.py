"""The database: all SQL, and nothing that a table means."""
