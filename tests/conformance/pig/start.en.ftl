# What the start page says of the game.

edition-pig = Pig with cards
bot-cautious = Cautious
