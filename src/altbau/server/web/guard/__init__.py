"""What arrives from clients, and the limits on it: connections, frames, requests, addresses."""
