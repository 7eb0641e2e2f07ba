"""Altbau for reinforcement learning and game theory: see `docs/research.md`. Each adapter is a module that imports its
framework; the extra `research` installs all of these."""
