"""The parts of the Monopoly bot; other code uses only `bot.py` beside this folder."""
