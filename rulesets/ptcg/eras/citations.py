"""The statement of each rulebook that decides a topic, for refusals to cite.

A topic that a later rulebook does not speak of again keeps its earlier statement.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

BASE_CITES: Mapping[str, str] = MappingProxyType(
    {
        "turn": "BASE-028",
        "deal": "BASE-018",
        "redeal": "BASE-024",
        "prizes laid": "BASE-021",
        "first draw": "BASE-030",
        "setup active": "BASE-019",
        "setup bench": "BASE-020",
        "attach limit": "BASE-033",
        "attach": "BASE-034",
        "bench full": "BASE-035",
        "bench kind": "BASE-117",
        "evolve name": "BASE-049",
        "evolve new": "BASE-055",
        "evolve again": "BASE-056",
        "evolve first turn": "BASE-057",
        "trainer": "BASE-036",
        "retreat condition": "BASE-042",
        "retreat energy": "BASE-038",
        "retreat bench": "BASE-119",
        "retreat failed": "BASE-086",
        "pay": "BASE-037",
        "attack energy": "BASE-059",
        "attack asleep": "BASE-081",
        "attack paralyzed": "BASE-092",
        "attack": "BASE-066",
        "power": "BASE-046",
        "power condition": "RO-26",
        "effect": "BASE-071",
        "mulligan": "BASE-025",
        "promote": "BASE-109",
        "prize": "BASE-107",
        # Kinds of cards that came long after the booklet.
        "once a game": "PL-125",
        "union": "PL-128",
        "face down": "RO-63",
    }
)

EX_CITES: Mapping[str, str] = MappingProxyType(
    {
        **BASE_CITES,
        "turn": "EX-057",
        "deal": "EX-043",
        "redeal": "EX-049",
        "prizes laid": "EX-234",
        "first draw": "EX-060",
        "setup active": "EX-045",
        "setup bench": "EX-046",
        "attach limit": "EX-066",
        "attach": "EX-067",
        "bench full": "EX-064",
        "bench kind": "EX-233",
        "evolve name": "EX-091",
        "evolve new": "EX-094",
        "evolve again": "EX-095",
        "evolve first turn": "EX-096",
        "trainer": "EX-068",
        "supporter limit": "EX-069",
        "supporter first turn": "EX-070",
        "stadium limit": "EX-072",
        "stadium same": "EX-074",
        "tool limit": "EX-217",
        "retreat condition": "EX-079",
        "retreat limit": "EX-075",
        "retreat energy": "EX-237",
        "retreat bench": "EX-238",
        "pay": "EX-082",
        "attack energy": "EX-101",
        "attack asleep": "EX-145",
        "attack paralyzed": "EX-158",
        "attack": "EX-108",
        "power": "EX-086",
        "power condition": "EX-220",
        "effect": "EX-113",
        "mulligan": "EX-050",
        "promote": "EX-181",
        "useless": "RO-01",
        "prize": "EX-178",
    }
)

BW_CITES: Mapping[str, str] = MappingProxyType(
    {
        **EX_CITES,
        "turn": "BW-076",
        "deal": "BW-066",
        "redeal": "BW-073",
        "prizes laid": "BW-070",
        "first draw": "BW-077",
        "fossil at setup": "BW-075",
        "setup active": "BW-068",
        "setup bench": "BW-069",
        "attach limit": "BW-083",
        "attach": "BW-084",
        "bench full": "BW-081",
        "bench kind": "BW-233",
        "bench restored": "BW-041",
        "evolve name": "BW-111",
        "evolve new": "BW-113",
        "evolve again": "BW-114",
        "evolve first turn": "BW-115",
        "trainer": "BW-085",
        "supporter limit": "BW-088",
        "stadium limit": "BW-091",
        "stadium same": "BW-093",
        "tool limit": "BW-216",
        "retreat condition": "BW-098",
        "retreat limit": "BW-094",
        "retreat energy": "BW-234",
        "retreat bench": "BW-228",
        "pay": "BW-095",
        "attack energy": "BW-120",
        "attack asleep": "BW-157",
        "attack paralyzed": "BW-167",
        "attack": "BW-106",
        "power": "BW-101",
        "power condition": "BW-210",
        "effect": "BW-136",
        "mulligan": "BW-074",
        "promote": "BW-185",
        "prize": "BW-182",
    }
)

# Between the books of 2005 and 2012.
BETWEEN_BOOKS_CITES: Mapping[str, str] = MappingProxyType(
    {
        **EX_CITES,
        "first player": "PL-009",
        "first draw": "PL-001",
        "fossil at setup": "PL-135",
        "supporter first turn": "PL-003",
        "trainer first turn": "PL-004",
        "evolve first turn": "PL-006",
        "evolve new": "PL-006",
        "evolve again": "PL-006",
        "mulligan": "PL-010",
        "supporter limit": "PL-031",
        "stadium limit": "PL-031",
        "tool limit": "PL-037",
        "useless": "PL-047",
    }
)

SIMPLE_CITES: Mapping[str, str] = MappingProxyType(
    {
        **BW_CITES,
        "mulligan": "PL-010",
        "useless": "PL-047",
    }
)

XY_CITES: Mapping[str, str] = MappingProxyType(
    {**SIMPLE_CITES, "first player": "PL-009", "attack first turn": "PL-002", "redeal": "PL-013"}
)

ONCE_MORE_CITES: Mapping[str, str] = MappingProxyType(
    {**XY_CITES, "supporter first turn": "PL-003"}
)
