"""Several processes beside one database: who serves which table, and who watches it."""
