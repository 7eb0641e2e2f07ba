"""The table of the documentation: the streets of four players."""

from typing import Final

from altbau import Game

STREETS: Final = """
edition: landlord-2013
players: 4
phase: play
coins: {A: 17, B: 21, C: 9, D: 14}
hands: {A: [bomb, alibi, broker, odd-ones, roof-expansion, police], B: [move, court], C: [alibi], D: [murder, lunatic]}
buildings:
  A1: {floors: 3, roof: roof, tenants: {1: man-with-a-dog, 3: hacker}}
  A2: {floors: 2, roof: roof, tenants: {1: family}}
  A3: {floors: 1, roof: roof, tenants: {1: mother-with-children}}
  A4: {floors: 3, roof: roof, tenants: {3: musicians}}
  B1: {floors: 1, roof: roof, tenants: {1: odd-ones}}
  B2: {floors: 3, roof: roof, tenants: {1: squatters}}
  B3: {floors: 2, roof: roof, tenants: {2: scientist}}
  B4: {floors: 2, roof: roof, tenants: {1: mover}}
  C1: {floors: 2, roof: roof, tenants: {1: group-house}}
  C2: {floors: 3, roof: roof, tenants: {2: rental-nomad}}
  C3: {floors: 1, tenants: {1: monster}}
  C4: {floors: 2, roof: roof, tenants: {2: hacker}}
  D1: {floors: 1, roof: roof, tenants: {1: tavern}}
  D2: {floors: 2, roof: roof, tenants: {1: nobles}}
  D3: {floors: 3, roof: roof, tenants: {1: rental-nomad, 3: musicians}}
  D4: {floors: 2, roof: roof, tenants: {2: hacker}}
"""


def street_picture(language: str) -> str:
    """The streets, with what the players are said to have in a language."""
    return Game.from_position(STREETS).svg(language=language) + "\n"
