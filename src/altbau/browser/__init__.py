"""Tables in a page's own worker, without a server: what the page loads there, and nothing else."""
