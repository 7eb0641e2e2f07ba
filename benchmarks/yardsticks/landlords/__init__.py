"""The second steward of the landlord games and their first beginner, as they were before they were changed: a copy of
all code that their decisions depend on. Code without influence, such as reasons and the interface of a search, is left
out.
"""
