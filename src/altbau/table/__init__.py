"""The logic of a table without input, output or timers: its log, its seats, what each viewer sees, and when automatic
answers are due."""
