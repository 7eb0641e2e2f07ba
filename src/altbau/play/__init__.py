"""The objects that library users work with: games, matches, bots and the notation, for every game."""
