"""The first strategist of Monopoly, as it was before it searched: a copy of all code that its decisions depend on. Code
without influence, such as reasons, characters and that of other levels, is left out.
"""
