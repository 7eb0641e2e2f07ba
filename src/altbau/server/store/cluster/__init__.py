"""What processes beside one database tell each other by its rows: leases, notifications, shared limits."""
