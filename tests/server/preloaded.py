"""Prepares the process from which the servers of the tests are forked: it reads and compresses the texts, once."""

import signal

from altbau.core.text.messages import read_all
from altbau.server.web.lasting import pack_texts

read_all()
pack_texts()
# Where it is measured what is run, coverage handles the signal here, and once more in each server. That of the server
# writes down what has been run and then calls what was there before, which has nothing to write in a process of others.
signal.signal(signal.SIGTERM, signal.SIG_DFL)
