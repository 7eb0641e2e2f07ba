"""How the players of the landlord card games decide; `bot.py` beside this folder is all that anything else asks for."""
