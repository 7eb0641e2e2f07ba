"""The table as a value: its log, its seats, what is shown to whom, and what is due when. Nothing here waits."""
