"""The card pool: records, store, names and search."""
