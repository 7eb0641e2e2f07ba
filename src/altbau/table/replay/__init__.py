"""A table looked back at: replays, single moments, and pasted games."""
