"""Prepares the process from which the servers of the tests are forked: it reads and compresses the texts, once."""

import signal

from altbau.core.text.messages import read_all
from altbau.server.web.cached_answers import pack_texts

read_all()
pack_texts()
# If coverage is measured, it installs a handler of the signal here, and another one in each server. The server's saves
# the coverage and then calls the one that was installed here, which has nothing to save in another process.
signal.signal(signal.SIGTERM, signal.SIG_DFL)
