"""The parts of every game: pending decisions, chance, events, and the views that show a seat what it may know."""
