"""The interface of bots, and the search that the bots of all games share."""
