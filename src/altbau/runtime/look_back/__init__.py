"""Looking back at tables in memory: replays, analyses, other tables that begin at one of their moments."""
