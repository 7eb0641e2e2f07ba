"""The public text language of Altbau: reading and writing positions, moves, transcripts and scenarios."""
