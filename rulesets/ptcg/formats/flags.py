"""What a card is and how it stands on a day, as bits: a tally joins them for a whole deck."""

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
) = (1 << bit for bit in range(23))

PLAIN = BASIC | EVOLUTION | IS_POKEMON | ENERGY  # higher bits need a closer look

# How a card can stand: IN needs no word; REPRINT is legal through another print.
IN = 0
UNCLEAN = UNRELEASED | WAITING | OUT | NEVER | DOUBT
BARRED = UNRELEASED | WAITING | OUT | NEVER
