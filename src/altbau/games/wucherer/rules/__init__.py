"""The landlord card games: one engine for all editions. It knows no texts, no files, no network."""
