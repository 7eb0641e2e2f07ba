"""What happens by itself at a table: bots, clocks, absences, hints."""
