"""Names for plain data, so that signatures say what is meant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Json: TypeAlias = Any  # data as json reads and writes it: checked where it enters
Facts: TypeAlias = Mapping[str, Json]
AnyCard: TypeAlias = Any  # a card record of the game in question
