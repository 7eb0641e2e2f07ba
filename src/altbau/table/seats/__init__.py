"""Who sits where, who may see and do what, and who acts for whom."""
