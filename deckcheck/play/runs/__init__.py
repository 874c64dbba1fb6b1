"""Runs of many matches: many decks, clusters, ratings and tournaments."""
