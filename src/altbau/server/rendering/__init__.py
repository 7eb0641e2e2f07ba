"""Files that are drawn on request: pictures for previews of links, and printed sheets."""
