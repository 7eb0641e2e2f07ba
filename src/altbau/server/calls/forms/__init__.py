"""The forms of calls: what each receiver wants to be sent."""
