"""Write the facts of Pokémon cards from their sources."""
