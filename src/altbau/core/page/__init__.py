"""What server and page say to each other."""
