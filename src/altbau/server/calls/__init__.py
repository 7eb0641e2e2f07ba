"""Calls: what the server sends to people who are not at the page. No other room calls another server."""
