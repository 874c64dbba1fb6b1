"""What a card is, how it stands on a day and what a deck is, as bits that a tally joins.

Every check names the bits without which it has nothing to say.
"""

from __future__ import annotations

(
    BASIC,
    EVOLUTION,
    IS_POKEMON,
    ENERGY,
    AS_BASIC,
    ACE_SPEC,
    STAR,
    RADIANT,
    ONE_COPY,
    ANY_NUMBER,
    UNOWN,
    UNOWN_NEO,
    PIECE,
    RULE_BOX,
    BANNED,
    ERRATA,
    FOREIGN,
    REPRINT,
    UNRELEASED,
    WAITING,
    OUT,
    NEVER,
    DOUBT,
    # Of the deck as a whole.
    CROWDED,  # more copies of a name than the format's limit
    ODD_SIZE,
    NO_BASIC,
    LONELY,  # an evolution without its lower stage
    ASIDE,  # something lies outside the deck
    MANY_LANGUAGES,
    POCKET,  # a list of the Pocket game
    OPEN_DAY,  # what is in the format on its day is not known
) = (1 << bit for bit in range(31))

PLAIN = BASIC | EVOLUTION | IS_POKEMON | ENERGY  # higher bits need a closer look

# How a card can stand: IN needs no word; REPRINT is legal through another print.
IN = 0
UNCLEAN = UNRELEASED | WAITING | OUT | NEVER | DOUBT
BARRED = UNRELEASED | WAITING | OUT | NEVER
