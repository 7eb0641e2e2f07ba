"""Learns the values of positions: `games.py` plays games, `looks.py` samples positions from them, `learning.py` learns
weights, `curves.py` judges them."""
