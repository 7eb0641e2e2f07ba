"""Prints which engine the library has, and where it is. Runs in any form of it, as a program."""

import altbau

print(altbau.COMPILED, altbau.__file__)
