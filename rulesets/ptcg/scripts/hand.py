"""The scripts kept by hand."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rulesets.ptcg.ops import CardScript

HAND: Mapping[str, CardScript] = MappingProxyType({})
