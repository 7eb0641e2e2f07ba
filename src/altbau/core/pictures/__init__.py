"""SVG: its elements, and the drawings of cards and squares."""
