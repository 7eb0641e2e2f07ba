"""The notation of a game: moves, positions, transcripts and scenarios, written and read."""
