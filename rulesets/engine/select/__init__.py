"""Zones and selectors: which cards an op means, as set algebra over zones."""

from rulesets.engine.select.combined import Both, Bottom, Either, Top, Without
from rulesets.engine.select.found import Among, Count, Exists
from rulesets.engine.select.selectors import (
    IT,
    SELF,
    AnyFilter,
    AnySelector,
    Filter,
    Held,
    InRegister,
    It,
    Selector,
    Self,
    Source,
    ThisCard,
    Zone,
)

__all__ = [
    "IT",
    "SELF",
    "Among",
    "AnyFilter",
    "AnySelector",
    "Both",
    "Bottom",
    "Count",
    "Either",
    "Exists",
    "Filter",
    "Held",
    "InRegister",
    "It",
    "Selector",
    "Self",
    "Source",
    "ThisCard",
    "Top",
    "Without",
    "Zone",
]
