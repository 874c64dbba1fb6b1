"""Write the facts of Yu-Gi-Oh! cards from their sources."""
