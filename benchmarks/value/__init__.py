"""Learns what positions are worth, and judges it: `games.py` plays, `looks.py` looks, `learning.py` learns, `curves.py`
judges."""
