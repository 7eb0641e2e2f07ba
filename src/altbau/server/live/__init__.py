"""The tables in memory: each composed of its log, its seats and its audience, on one event loop."""
