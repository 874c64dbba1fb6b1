"""Scripts kept by hand, by card id, for cards that no grammar should cover."""

from rulesets.ptcg.scripts.hand import HAND

__all__ = ["HAND"]
