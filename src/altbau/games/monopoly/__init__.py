"""Monopoly by the German rule sheet."""

NAME = "monopoly"
