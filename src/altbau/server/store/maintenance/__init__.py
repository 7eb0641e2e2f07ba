"""Backups, and copies from one database to another."""
