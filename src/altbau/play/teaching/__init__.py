"""Lessons, puzzles, hints, and the coach that comments on a person's moves."""
