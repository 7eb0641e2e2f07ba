"""How the players of Monopoly decide; `bot.py` beside this folder is all that anything else asks for."""
