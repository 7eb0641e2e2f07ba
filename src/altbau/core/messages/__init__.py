"""The types of the messages that the server and its clients exchange, and of what they contain; shared by all games."""
