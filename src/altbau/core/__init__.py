"""What all games of Altbau share: the stack of pending decisions, chance, views, texts. Nothing here knows a game."""
