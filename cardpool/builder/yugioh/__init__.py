"""Write the facts of Yu-Gi-Oh! cards from their sources."""

WRITERS = {
    "yugioh": "cardpool.builder.yugioh.cards",
    "yugioh-lists": "cardpool.builder.yugioh.lists",
}
ALIASES = "cardpool.builder.yugioh.aliases"
