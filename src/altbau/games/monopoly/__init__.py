"""Monopoly by the German rule sheet."""
