"""Legality checker, card finder and match referee for the shell."""

__version__ = "0.1.0"
