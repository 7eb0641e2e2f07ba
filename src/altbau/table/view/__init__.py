"""What a table shows to each viewer."""
