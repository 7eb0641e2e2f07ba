"""Altbau for learners: `docs/research.md`. Each adapter is a module that imports what it adapts to; all of them are
installed by the extra `research`."""
