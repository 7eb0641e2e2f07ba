"""The operator's view of a server, and the operator's commands."""
