"""The second steward of Monopoly and its first beginner, as they were before they were changed: a copy of all code that
their decisions depend on. Code without influence, such as reasons, characters and that of strategists, is left out.
"""
