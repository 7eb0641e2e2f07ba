"""The messages between server and page, as strict types."""
