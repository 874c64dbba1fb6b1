"""Write the facts of Pokémon cards from their sources."""

WRITERS = {"pokemon": "cardpool.builder.pokemon.cards"}
ALIASES = "cardpool.builder.pokemon.aliases"
