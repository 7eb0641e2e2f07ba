"""The rows of the tables of the database, one module for each subject."""
