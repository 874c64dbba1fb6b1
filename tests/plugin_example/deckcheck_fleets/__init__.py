"""Fleets: a small card game as a plug-in, with its own cards, list format, checks and play."""
