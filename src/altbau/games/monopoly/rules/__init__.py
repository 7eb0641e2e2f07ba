"""Monopoly by the German rule sheet: the board, its places and cards, auctions, trades and bankruptcy."""
