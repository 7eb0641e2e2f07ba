"""Puzzles, found in games of bots: `python -m benchmarks.puzzles`."""
