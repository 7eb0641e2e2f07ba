"""The rows by which processes that share a database inform each other: leases, notifications, shared limits."""
