"""The migrations, each named after the schema that it leads to."""
