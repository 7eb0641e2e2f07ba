"""The second steward of the landlord games and their first beginner, as they were before they were changed: a copy of
all that they decided by. What is in none of their decisions, as reasons and what a search asks for, was left out.
"""
