"""The parts of the bots of the landlord games; other code uses only `bot.py` beside this folder."""
