"""The landlord card games, in three editions: Wucherer (1992, 1997) and Landlord (2013)."""

NAME = "wucherer"
