"""The rules as text: statements and rulings by number, chapters, worked examples, and the page of a card."""
