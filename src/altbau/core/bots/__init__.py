"""What a bot is, and the search that every game's bots share."""
