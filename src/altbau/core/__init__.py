"""What every game of Altbau stands on: the stack of pending decisions and the generator of chance. No game in here."""
