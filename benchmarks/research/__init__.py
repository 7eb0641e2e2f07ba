"""Measurements for `docs/research.md`."""
