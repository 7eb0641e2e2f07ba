"""The programs that work for a server in other processes: bots, analyses, jobs, and programs of users in a sandbox."""
