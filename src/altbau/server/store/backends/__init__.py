"""SQLite and PostgreSQL: how each is opened, locked and given up on."""
