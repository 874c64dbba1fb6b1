"""Fuzzy search by name in all languages, and a language of queries."""
