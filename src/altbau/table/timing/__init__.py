"""Clocks, paces, and when automatic answers are due."""
