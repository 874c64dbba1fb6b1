"""Write pool databases: the bundled one from its facts, the user's from imports."""
