"""All deck-construction checks of the Yu-Gi-Oh! rulesets, in the order of their codes."""

from rulesets.yugioh.checks.counts import COUNTS
from rulesets.yugioh.checks.pool import POOL
from rulesets.yugioh.checks.restrictions import RESTRICTIONS
from rulesets.yugioh.checks.sections import SECTIONS
from rulesets.yugioh.siding import SIDING

CHECKS = (*COUNTS, *POOL, *RESTRICTIONS, *SECTIONS, *SIDING)

__all__ = ["CHECKS"]
