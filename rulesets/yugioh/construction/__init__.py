"""All deck-construction checks of the Yu-Gi-Oh! rulesets, in the order of their codes."""

from rulesets.yugioh.construction.counts import COUNTS
from rulesets.yugioh.construction.in_pool import POOL
from rulesets.yugioh.construction.restrictions import RESTRICTIONS
from rulesets.yugioh.construction.sections import SECTIONS
from rulesets.yugioh.construction.siding import SIDING

CHECKS = (*COUNTS, *POOL, *RESTRICTIONS, *SECTIONS, *SIDING)

__all__ = ["CHECKS"]
