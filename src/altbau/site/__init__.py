"""The page with tables of its own, as a folder of files that any web server can offer."""
