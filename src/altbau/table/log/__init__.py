"""The log of a table: its entries, the lines that they say, series of games, and changes of rules."""
