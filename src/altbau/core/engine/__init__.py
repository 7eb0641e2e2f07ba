"""What every game is made of: pending decisions, chance, events, and what a seat may know of them."""
