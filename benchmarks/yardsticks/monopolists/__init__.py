"""The second steward of Monopoly and its first beginner, as they were before they were changed: a copy of all that they
decided by. What is in none of their decisions, as reasons, characters and what only strategists do, was left out.
"""
