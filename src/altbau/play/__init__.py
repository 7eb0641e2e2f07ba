"""What library users hold: games, matches, bots, and the notation of whatever game it is."""
