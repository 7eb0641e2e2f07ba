"""The landlord card games in their three editions."""

NAME = "wucherer"
