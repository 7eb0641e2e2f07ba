"""The shipped suite: what is delivered is tried in each form in which it is delivered (`forms.py`)."""
