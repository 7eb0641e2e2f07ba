"""What a page needs beside the messages: the tree of choices of a question, and the difference between two states."""
