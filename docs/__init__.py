"""The documents, and what generates some of them."""
