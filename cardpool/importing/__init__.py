"""Bring files that users have into the overlay database."""
