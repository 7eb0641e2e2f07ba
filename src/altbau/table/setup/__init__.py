"""How a table comes to be: creation, lobby, duplicate deals, practice."""
