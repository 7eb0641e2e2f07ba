"""`python -m altbau`."""

from altbau.cli import main

main()
