"""Reads the texts, once in the process from which the servers of the tests are forked."""

from altbau.core.text.messages import read_all

read_all()
