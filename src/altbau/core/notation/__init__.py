"""The public text language of Altbau: positions, moves, transcripts and scenarios, both ways."""
